import { defaultLocale, isLocaleCode } from '../../src/config/locales.ts'
import { allRoutes, type PageKind } from '../../src/config/routes.ts'
import { addressOf, testedCodes } from './layout/locales.ts'
import { open, prepare, resize, widths } from './layout/measure.ts'
import { expect, test } from './test.ts'
import { thorough } from './thorough.ts'

const kinds: readonly PageKind[] = ['overview', 'service', 'ai', 'solution']
const pages = allRoutes.filter(({ kind }) => kinds.includes(kind))

test.beforeEach(({ page }) => prepare(page))

/** The narrowest screen leaves least room for words; the others where there is time. */
const lookedAt = thorough ? widths : widths.slice(0, 1)

for (const code of new Set([defaultLocale, ...testedCodes])) {
  // Examples in a fixed language and names are the same on every real page; the pseudo-locales change even them.
  const labels = isLocaleCode(code)
    ? 'figure foreignObject > div'
    : 'figure foreignObject > div:not([lang], [translate])'
  for (const { path } of pages) {
    test(`the words of the diagram of ${addressOf(code, path)} keep to their places`, async ({ page }) => {
      await open(page, addressOf(code, path))
      for (const width of lookedAt) {
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
        expect(cut, `at ${width} px`).toEqual([])
      }
    })
  }
}
