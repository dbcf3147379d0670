import { useFonts } from '../../scripts/lib/useFonts.ts'
import { expect, type Page } from 'playwright/test'
import { menuGroups } from '../../src/config/menu.ts'
import { HYDRATED_ROOT, RENDER_EAGER } from '../../src/config/protocol.ts'

/** The controls and items of Mantine's accordions, and the open items. */
export const CONTROLS = '.mantine-Accordion-control'
export const ITEMS = '.mantine-Accordion-item'
export const OPEN_ITEMS = `${ITEMS}:has(${CONTROLS}[aria-expanded="true"])`

/** The mobile menu with each of its groups, which closes the one before. */
export const mobileMenu = menuGroups.map(({ id }, index) => ({
  name: `mobile menu, "${id}"`,
  /** Brings it about and waits for it. */
  open: async (page: Page) => {
    const menu = page.locator('#mobile-menu')
    if (!(await menu.isVisible())) await page.locator('button[commandfor="mobile-menu"]').first().click()
    const group = menu.locator(CONTROLS).nth(index)
    await expect(group).toBeVisible()
    if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await expect(menu.locator(OPEN_ITEMS)).toHaveCount(1)
  },
}))

/** Hydrates the page. Neither focus, choice nor the place on the page changes. */
export const hydrate = (page: Page): Promise<void> =>
  page.evaluate(async (selector) => {
    // The first script may not listen yet, so that the tap is repeated.
    while (!document.querySelector(selector)) {
      document.querySelector('[name=scheme]')?.dispatchEvent(new Event('click', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }, HYDRATED_ROOT)

/** Shows the panels of accordion controls together, which no visitor can. */
async function showPanels(page: Page, selector = CONTROLS): Promise<void> {
  await page.locator(selector).evaluateAll((controls) => {
    for (const control of controls) {
      const panel = document.getElementById(control.getAttribute('aria-controls') ?? '')
      control.setAttribute('aria-expanded', 'true')
      panel?.style.removeProperty('display')
      for (const name of ['hidden', 'aria-hidden']) panel?.removeAttribute(name)
    }
  })
}

/** Shows all panels of the page, and waits until they are drawn. */
export async function openAllPanels(page: Page): Promise<void> {
  await showPanels(page)
  await settle(page)
}

/** Waits until the page is drawn as it is meant to stay: styles follow with the next frame, and some change gradually. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => null)))
  })
}

/** Lists, as they come, the errors and warnings of a page's console, what it throws, and requests to other origins. */
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
 * Brings a page that has just been opened to the state in which pictures of it are alike: hydrated, pictures that
 * wait for scrolling loaded, sections laid out, fonts there, scrolled to the top, the pointer on nothing. The tab has to have been opened
 * with reduced motion, which also keeps the carousel still.
 */
export async function holdStill(page: Page): Promise<void> {
  await hydrate(page)
  await page.evaluate(async (renderEager) => {
    document.documentElement.setAttribute(renderEager, '')
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    // A picture that cannot be had is an error on the console, and told from there.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    scrollTo({ top: 0, behavior: 'instant' })
  }, RENDER_EAGER)
  await page.evaluate(useFonts)
}
