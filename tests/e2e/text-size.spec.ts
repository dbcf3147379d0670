import { viewHref } from '../../src/i18n/href.ts'
import { languages } from '../fixtures/languages.ts'
import { breaksIn, open, prepare, resize } from './layout/measure.ts'
import { mobileMenu, openAllPanels } from './states.ts'
import { expect, forgiveNotFound, test } from './test.ts'
import { inParts, testedViews, thorough } from './thorough.ts'

// A menu is measured where it ends up.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // WCAG 2.0, success criterion 1.4.4: text of 200 %, as a reader sets it in the browser. Widths in em follow it.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  launchOptions: async ({}, use, { project }) => {
    const { launchOptions = {} } = project.use
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] })
  },
})

test.beforeEach(async ({ page }) => {
  test.setTimeout(240_000)
  await prepare(page)
  await resize(page, 1280)
})

for (const [index, { code }] of languages.entries()) {
  // Every second page in each language, the others in the next one; all of them where there is time.
  const chosen = testedViews(code).filter((_, at) => thorough || at % 2 !== index % 2)
  for (const views of inParts(chosen, 9)) {
    test(`${views.join(', ')} in ${code} hold text of twice the size`, async ({ page, noise }) => {
      const found: string[] = []
      for (const view of views) {
        await open(page, viewHref(code, view))
        await openAllPanels(page)
        found.push(...(await breaksIn(page, 'body', 'all panels open')))
      }
      expect(found).toEqual([])
      forgiveNotFound(noise)
    })
  }

  test(`the menu in ${code} holds text of twice the size`, async ({ page }) => {
    const found: string[] = []
    // So high that the menu does not scroll under its own top.
    await page.setViewportSize({ width: 1280, height: 2400 })
    await open(page, viewHref(code, 'home'))
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    for (const state of mobileMenu) {
      await state.open(page)
      found.push(...(await breaksIn(page, '#mobile-menu', state.name)))
    }
    expect(found).toEqual([])
  })
}
