import { viewHref } from '../../src/i18n/href.ts'
import { languages } from '../fixtures/languages.ts'
import { breaksIn, open, prepare, resize } from './layout/measure.ts'
import { mobileMenu, openAllPanels } from './states.ts'
import { expect, forgiveNotFound, test } from './test.ts'
import { inParts, testedViews, thorough } from './thorough.ts'

// A menu is measured where it ends up.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => {
  test.setTimeout(240_000)
  return prepare(page)
})

for (const [index, { code }] of languages.entries()) {
  // Every second page in each language, the others in the next one; all of them where there is time.
  const chosen = testedViews(code).filter((_, at) => thorough || at % 2 === index % 2)
  for (const views of inParts(chosen, 9)) {
    test(`${views.join(', ')} in ${code} reflow`, async ({ page, noise }) => {
      const found: string[] = []
      for (const view of views) {
        // WCAG 2.1, success criterion 1.4.10: 320 CSS px is what 1280 px are at 400 %.
        await resize(page, 320)
        await open(page, viewHref(code, view))
        await openAllPanels(page)
        found.push(...(await breaksIn(page, 'body', 'all panels open')))
      }
      expect(found).toEqual([])
      forgiveNotFound(noise)
    })
  }

  test(`the menu in ${code} fits on 320 px`, async ({ page }) => {
    const found: string[] = []
    await resize(page, 320)
    await open(page, viewHref(code, 'home'))
    for (const state of mobileMenu) {
      await state.open(page)
      found.push(...(await breaksIn(page, '#mobile-menu', state.name)))
    }
    expect(found).toEqual([])
  })
}
