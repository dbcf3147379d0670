import type { Page } from 'playwright/test'
import { source } from '../fixtures/languages.ts'
import { openStatic } from './application.ts'
import { expect, test } from './test.ts'
import { thorough } from './thorough.ts'

const { menu } = source.common

/** Pages with one of each kind of control; `npm run audit` tests the open menus as well. */
const pages: readonly (readonly [path: string, width: number, before?: (page: Page) => Promise<void>])[] = [
  ['/services/translation-services', 390],
  ['/contacts', 1440],
  ['/', 1440, (page) => page.getByRole('button', { name: menu.services.label, exact: true }).press('Enter')],
  ['/', 390, (page) => page.getByRole('button', { name: menu.open }).press('Enter')],
]

// Disables transitions of outlines.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [path, width, before] of pages.slice(0, thorough ? pages.length : 2)) {
  const opened = before ? ', a menu open' : ''
  test(`the focus is visible in both schemes and in forced colours on every tab stop of ${path} at ${width} px${opened}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openStatic(page, path)
    await before?.(page)
    for (const media of [{}, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
      await page.emulateMedia(media)
      const { count, weak } = await focusSeen(page)
      expect(count).toBeGreaterThan(5)
      expect(weak, JSON.stringify(media)).toEqual([])
    }
  })
}

/** The tab stops of a page, and those without a visible focus, with their outlines. */
async function focusSeen(page: Page): Promise<{ count: number; weak: string[] }> {
  // Switches the browser to :focus-visible.
  await page.keyboard.press('Tab')
  return page.evaluate(stopsOf)
}

/**
 * Runs in the page: a focus is visible if an outline has a width of 2 px and a contrast of 3 to the nearest painted background
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). The outline is that of the element, its ::after (a card covered by its
 * link), its next sibling or its label (a hidden radio button).
 */
function stopsOf(): { count: number; weak: string[] } {
  type Colour = readonly [number, number, number, number]
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas to read colours from.')
  const read = (colour: string): Colour => {
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => [
    r * a + r2 * (1 - a),
    g * a + g2 * (1 - a),
    b * a + b2 * (1 - a),
    1,
  ]
  const light = (colour: Colour) => {
    const [r = 0, g = 0, b = 0] = colour.slice(0, 3).map((channel) => {
      const share = channel / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const behind = (element: Element | null): Colour => {
    if (!element) return read('Canvas')
    const own = read(getComputedStyle(element).backgroundColor)
    return own[3] === 1 ? own : over(own, behind(element.parentElement))
  }
  const outlineOf = (focused: Element) => {
    const after = [focused, getComputedStyle(focused, '::after')] as const
    const others = [focused, focused.nextElementSibling, focused.closest('label')].flatMap((it) =>
      it ? [[it, getComputedStyle(it)] as const] : [],
    )
    const found = [...others, after].find(
      ([, style]) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0,
    )
    if (!found) return { width: 0, contrast: 1 }
    const [bearer, style] = found
    const ground = behind(Number.parseFloat(style.outlineOffset) < 0 ? bearer : bearer.parentElement)
    const [one, other] = [light(over(read(style.outlineColor), ground)), light(ground)]
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    return { width: Number.parseFloat(style.outlineWidth), contrast }
  }
  let count = 0
  const weak: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, [tabindex]',
  )) {
    element.focus()
    if (element.tabIndex < 0 || element !== document.activeElement) continue
    count += 1
    const { width, contrast } = outlineOf(element)
    if (width < 2 || contrast < 3)
      weak.push(`${width} px, ${contrast.toFixed(2)}:1: ${element.outerHTML.slice(0, 120)}`)
  }
  return { count, weak }
}
