import type { Page } from 'playwright/test'
import { viewHref } from '../../src/i18n/href.ts'
import { languages } from '../fixtures/languages.ts'
import { faultsIn, open, prepare, resize } from './layout/measure.ts'
import { dropdowns, mobileMenu, openAllPanels } from './states.ts'
import { smallTargets } from './targets.ts'
import { expect, test } from './test.ts'
import { inParts, testedViews, thorough } from './thorough.ts'

// A menu is measured where it ends up.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => {
  test.setTimeout(240_000)
  return prepare(page)
})

/** Sideways scrolling, cuts and overlaps, each once for its element; what shows a direction is looked at in layout.spec.ts. */
async function breaksIn(page: Page, scope: string, state: string): Promise<string[]> {
  const lines = (await faultsIn(page, scope, state)).filter((line) => !line.includes(' wrong direction '))
  return [...new Map(lines.map((line) => [line.replace(/ by [\d.]+ px/, ''), line])).values()]
}

/** WCAG 2.0, success criterion 1.4.4: the root's size is what all of the site's sizes are told in. */
const doubleText = () => document.documentElement.style.setProperty('font-size', '200%')

for (const [index, { code }] of languages.entries()) {
  // Every second page in each language, the others in the next one; all of them where there is time.
  const chosen = testedViews(code).filter((_, at) => thorough || at % 2 === index % 2)
  for (const views of inParts(chosen, 9)) {
    test(`${views.join(', ')} in ${code} reflow and have targets that can be hit`, async ({ page, noise }) => {
      const found: string[] = []
      for (const view of views) {
        const address = viewHref(code, view)
        // WCAG 2.1, success criterion 1.4.10: 320 CSS px is what 1280 px are at 400 %.
        await resize(page, 320)
        await open(page, address)
        await openAllPanels(page)
        found.push(...(await breaksIn(page, 'body', 'all panels open')))
        await resize(page, 390)
        for (const target of await smallTargets(page)) found.push(`${address} at 390 px: ${target}`)
        await resize(page, 1280)
        await page.evaluate(doubleText)
        found.push(...(await breaksIn(page, 'body', 'text at 200 %, all panels open')))
      }
      expect(found).toEqual([])
      // The browser logs that the page for unknown addresses comes with the status 404, which it should.
      noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('404 (Not Found)')))
    })
  }

  test(`the menus in ${code} fit on 320 px and with text at 200 %, with targets that can be hit`, async ({ page }) => {
    const found: string[] = []
    await resize(page, 320)
    await open(page, viewHref(code, 'home'))
    for (const state of mobileMenu) {
      await state.open(page)
      found.push(...(await breaksIn(page, '#mobile-menu', state.name)), ...(await smallTargets(page)))
    }
    await page.keyboard.press('Escape')
    await resize(page, 1280)
    await page.evaluate(doubleText)
    for (const state of dropdowns) {
      await state.open(page)
      found.push(...(await breaksIn(page, 'header', `${state.name}, text at 200 %`)))
    }
    expect(found).toEqual([])
  })
}
