import type { Page } from 'playwright/test'
import { contrast } from '../../src/config/color.ts'
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

/** The tab stops of a page, and those without a visible focus: 2 px wide, with a contrast of 3 to what is behind it. */
async function focusSeen(page: Page): Promise<{ count: number; weak: string[] }> {
  // Switches the browser to :focus-visible.
  await page.keyboard.press('Tab')
  const stops = await page.evaluate(stopsOf)
  // https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  const weak = stops.filter(({ width, outline, ground }) => width < 2 || contrast(outline, ground) < 3)
  return {
    count: stops.length,
    weak: weak.map(({ width, outline, ground, html }) => `${width} px, ${outline} on ${ground}: ${html}`),
  }
}

/**
 * Runs in the page. The outline is that of the element, its next sibling, its label (a hidden radio button) or its ::after (a
 * card covered by its link).
 */
function stopsOf() {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  /** The colour of several over each other, as #rrggbb. */
  const paint = (colours: readonly string[]) => {
    if (!context) throw new Error('No canvas to read colours from.')
    for (const colour of colours) {
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  }
  const behind = (element: Element | null): string[] =>
    element ? [...behind(element.parentElement), getComputedStyle(element).backgroundColor] : ['Canvas']
  const outlineOf = (focused: Element) => {
    const bearers = [focused, focused.nextElementSibling, focused.closest('label')].flatMap((it) => it ?? [])
    const found = [
      ...bearers.map((it) => [it, getComputedStyle(it)] as const),
      [focused, getComputedStyle(focused, '::after')] as const,
    ].find(([, style]) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0)
    if (!found) return { width: 0, outline: '#000000', ground: '#000000' }
    const [bearer, style] = found
    const ground = behind(Number.parseFloat(style.outlineOffset) < 0 ? bearer : bearer.parentElement)
    return {
      width: Number.parseFloat(style.outlineWidth),
      outline: paint([...ground, style.outlineColor]),
      ground: paint(ground),
    }
  }
  const focusable = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')]
  return focusable.flatMap((element) => {
    element.focus()
    if (element.tabIndex < 0 || element !== document.activeElement) return []
    return [{ ...outlineOf(element), html: element.outerHTML.slice(0, 120) }]
  })
}
