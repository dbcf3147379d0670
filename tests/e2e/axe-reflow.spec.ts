import type { Page } from 'playwright/test'
import { viewHref } from '../../src/i18n/href.ts'
import { languages } from '../fixtures/languages.ts'
import { breaksIn, open, prepare, resize } from './layout/measure.ts'
import { mobileMenu, openAllPanels } from './states.ts'
import { expect, test } from './test.ts'
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
      }
      expect(found).toEqual([])
      // The browser logs that the page for unknown addresses comes with the status 404, which it should.
      noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('404 (Not Found)')))
    })
  }

  test(`the menu in ${code} fits on 320 px, with targets that can be hit`, async ({ page }) => {
    const found: string[] = []
    await resize(page, 320)
    await open(page, viewHref(code, 'home'))
    for (const state of mobileMenu) {
      await state.open(page)
      found.push(...(await breaksIn(page, '#mobile-menu', state.name)), ...(await smallTargets(page)))
    }
    expect(found).toEqual([])
  })
}

/**
 * Targets that are too small for WCAG 2.2, success criterion 2.5.8: less than 24 px wide or high, unless a circle of that
 * diameter around their middle meets no other target, or they are links within a sentence.
 */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'a[href], button, input:not([type=hidden]), select, textarea'
    const least = 24
    // A control that is drawn by its label is as large as the label.
    const boxOf = (element: Element) => (element.closest('label') ?? element).getBoundingClientRect()
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.closest('p, dd, li')?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0)
    // Behind an open dialog nothing can be hit.
    const targets = [...(document.querySelector('dialog[open]') ?? document).querySelectorAll(selector)]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 0 && box.bottom + scrollY > 0)
    const isSmall = ({ width, height }: DOMRect) => width < least || height < least
    const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const
    const isNear = (small: DOMRect, other: DOMRect) => {
      const [x, y] = middle(small)
      const [otherX, otherY] = middle(other)
      if (isSmall(other)) return Math.hypot(x - otherX, y - otherY) < least
      const across = Math.max(other.left - x, x - other.right, 0)
      const down = Math.max(other.top - y, y - other.bottom, 0)
      return Math.hypot(across, down) < least / 2
    }
    return targets
      .filter(({ element, box }) => isSmall(box) && !isInSentence(element))
      .filter(({ element, box }) => targets.some((other) => other.element !== element && isNear(box, other.box)))
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)} x ${Math.round(box.height)} px: ${element.outerHTML.slice(0, 120)}`,
      )
  })
}
