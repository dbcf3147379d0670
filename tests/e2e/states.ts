import type { Page } from 'playwright/test'
import { HYDRATED_ROOT, RENDER_EAGER } from '../../src/config/protocol.ts'

/** The controls and items of Mantine's accordions, and the open items. */
export const CONTROLS = '.mantine-Accordion-control'
export const ITEMS = '.mantine-Accordion-item'
export const OPEN_ITEMS = `${ITEMS}:has(${CONTROLS}[aria-expanded="true"])`

/** Hydrates the page without a change of focus, selection or scroll position. */
export const hydrate = (page: Page): Promise<void> => page.evaluate(hydrateByTap, HYDRATED_ROOT)

/** Runs in a page. Repeats a tap until the page is hydrated, since the first script may not listen yet. */
export async function hydrateByTap(hydrated: string): Promise<void> {
  while (!document.querySelector(hydrated)) {
    document.querySelector('[name=scheme]')?.dispatchEvent(new Event('click', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Shows all panels of the page, which visitors cannot, and waits until they are rendered. */
export async function openAllPanels(page: Page): Promise<void> {
  await page.locator(CONTROLS).evaluateAll((controls) => {
    for (const control of controls) {
      const panel = document.getElementById(control.getAttribute('aria-controls') ?? '')
      control.setAttribute('aria-expanded', 'true')
      panel?.style.removeProperty('display')
      for (const name of ['hidden', 'aria-hidden']) panel?.removeAttribute(name)
    }
  })
  await settle(page)
}

/** Waits for the final rendering: the next frame and all transitions. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => null)))
  })
}

/** Collects the errors and warnings of a page's console, its exceptions, and requests to other origins. */
export function watchNoise(page: Page, origin: string): string[] {
  const noise: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => {
    noise.push(`thrown: ${message}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) noise.push(`asked: ${request.url()}`)
  })
  return noise
}

/**
 * Brings a new page to a reproducible state for screenshots: hydrated, with lazy pictures and fonts loaded, sections laid
 * out, scrolled to the top, without a hovered element. The tab needs reduced motion, which also stops the carousel.
 */
export async function holdStill(page: Page): Promise<void> {
  await hydrate(page)
  await page.evaluate(async (renderEager) => {
    document.documentElement.setAttribute(renderEager, '')
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    // A missing picture is reported by an error on the console.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    scrollTo({ top: 0, behavior: 'instant' })
  }, RENDER_EAGER)
  await page.evaluate(useFonts)
}

/**
 * Runs in a page, and applies its own fonts even if they load late. Some faces are optional (docs/decisions/fonts.md),
 * so that a slow browser keeps the fallbacks. A face that a script has added and loaded counts immediately, and comes
 * first.
 */
export async function useFonts(): Promise<void> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const faces = rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule) || !rule.style.getPropertyValue('src').includes('url(')) return []
    const value = (name: string) => rule.style.getPropertyValue(name)
    const family = value('font-family').replaceAll('"', '')
    return [
      new FontFace(family, value('src'), {
        weight: value('font-weight') || 'normal',
        unicodeRange: value('unicode-range'),
      }),
    ]
  })
  await Promise.all(faces.map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
  await document.fonts.ready
}
