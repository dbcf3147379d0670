import type { Page } from 'playwright/test'
import { viewIds } from '../../src/config/routes.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { languages } from '../fixtures/languages.ts'
import { faultsIn, open, prepare, resize } from './measure.ts'
import { mobileMenu, openAllPanels } from './states.ts'
import { expect, forgiveNotFound, test } from './test.ts'
import { inParts } from './thorough.ts'

// Disables transitions, so that menus are measured in their final place.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => prepare(page))

/** The sizes that WCAG requires, with a height at which the menu does not scroll under its own top. */
const demands: readonly (readonly [name: string, height: number, set: (page: Page) => Promise<unknown>])[] = [
  // WCAG 2.1, success criterion 1.4.10: 320 CSS px equal 1280 px at 400 %.
  ['in 320 px', 900, (page) => resize(page, 320)],
  // WCAG 2.0, success criterion 1.4.4: text at 200 %, as set in the browser. Widths in em scale with it.
  [
    'with text at 200 %',
    2400,
    async (page) => {
      await resize(page, 1280)
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    },
  ],
]

for (const [number, [name, height, set]] of demands.entries()) {
  for (const { code } of languages) {
    for (const views of inParts(viewIds, 9)) {
      test(`${views.join(', ')} in ${code} fit ${name}`, async ({ page, noise }) => {
        const found: string[] = []
        await set(page)
        for (const view of views) {
          await open(page, viewHref(code, view))
          await openAllPanels(page)
          const faults = await faultsIn(page, 'body', 'all panels open')
          // Labels of drawings are measured at their usual size, in overflow.spec.ts.
          found.push(...faults.filter((line) => !/svg|foreignObject/.test(line)))
        }
        expect(found).toEqual([])
        forgiveNotFound(noise)
      })
    }

    test(`the menu in ${code} fits ${name}`, async ({ page }) => {
      const found: string[] = []
      await set(page)
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
      await open(page, viewHref(code, 'home'))
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      expect(size).toBe(number === 0 ? '16px' : '32px')
      for (const state of mobileMenu) {
        await state.open(page)
        found.push(...(await faultsIn(page, '#mobile-menu', state.name)))
      }
      expect(found).toEqual([])
    })
  }
}
