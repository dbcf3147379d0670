import { defaultLocale, isLocaleCode } from '../../src/config/locales.ts'
import { allRoutes, type PageKind } from '../../src/config/routes.ts'
import { addressOf, testedCodes } from './layout/locales.ts'
import { open, prepare, resize, widths } from './layout/measure.ts'
import { expect, test } from './test.ts'

const kinds: readonly PageKind[] = ['overview', 'service', 'ai', 'solution']
const pages = allRoutes.filter(({ kind }) => kinds.includes(kind))

test.beforeEach(({ page }) => prepare(page))

for (const code of new Set([defaultLocale, ...testedCodes])) {
  // Examples in a fixed language are the same on every real page; the pseudo-locales change even them.
  const labels = isLocaleCode(code) ? 'figure foreignObject > div' : 'figure foreignObject > div:not([lang])'
  test(`the words of every diagram keep to their places (${code})`, async ({ page }) => {
    const faults: string[] = []
    for (const { path } of pages) {
      await open(page, addressOf(code, path))
      for (const width of widths) {
        await resize(page, width)
        const cut = await page
          .locator(labels)
          .evaluateAll((all) =>
            all
              .filter(
                (label) => label.scrollWidth > label.clientWidth + 1 || label.scrollHeight > label.clientHeight + 1,
              )
              .map(
                (label) =>
                  `"${label.textContent}" needs ${label.scrollWidth} x ${label.scrollHeight} px, has ${label.clientWidth} x ${label.clientHeight}`,
              ),
          )
        faults.push(...cut.map((fault) => `${path} at ${width} px: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })
}
