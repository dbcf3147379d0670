import type { Page } from 'playwright/test'
import { defaultLocale, isLocaleCode } from '../../src/config/locales.ts'
import { allRoutes, type PageKind } from '../../src/config/routes.ts'
import { addressOf, isRtl, testedCodes } from './layout/locales.ts'
import { open, prepare, resize, widths } from './layout/measure.ts'
import { expect, test } from './test.ts'
import { inParts, ofEachKind, thorough } from './thorough.ts'

const kinds: readonly PageKind[] = ['overview', 'service', 'ai', 'solution']
const pages = allRoutes.filter(({ kind }) => kinds.includes(kind))

/** In the other direction the same words stand in mirrored places: pages of each kind show that. */
const pagesFor = (code: string) => (thorough || !isRtl(code) ? pages : pages.filter(({ id }) => ofEachKind.has(id)))

test.beforeEach(({ page }) => prepare(page))

/** The narrowest screen leaves least room for words; the others where there is time. */
const lookedAt = thorough ? widths : widths.slice(0, 1)

/** The longest words of English are longer in the pseudo-locales. */
const codes = thorough ? [defaultLocale, ...testedCodes] : testedCodes

for (const code of codes) {
  // Examples in a fixed language and names are the same on every real page; the pseudo-locales change even them.
  const labels = isLocaleCode(code)
    ? 'figure foreignObject > div'
    : 'figure foreignObject > div:not([lang], [translate])'
  for (const some of inParts(pagesFor(code), 10)) {
    const [first = '', last = ''] = [some[0], some.at(-1)].map((route) => addressOf(code, route?.path ?? '/'))
    test(`the words of the diagrams from ${first} to ${last} keep to their places`, async ({ page }) => {
      test.setTimeout(120_000)
      const cut: string[] = []
      let count = 0
      for (const { path } of some) {
        await open(page, addressOf(code, path))
        count += await page.locator(labels).count()
        for (const width of lookedAt) {
          await resize(page, width)
          const where = `${addressOf(code, path)} at ${width} px`
          cut.push(...(await cutLabels(page, labels)).map((label) => `${where}: ${label}`))
        }
      }
      expect(count).toBeGreaterThan(some.length)
      expect(cut).toEqual([])
    })
  }
}

/** What is longer than its place, with both sizes. */
const cutLabels = (page: Page, labels: string): Promise<string[]> =>
  page
    .locator(labels)
    .evaluateAll((all) =>
      all
        .filter((label) => label.scrollWidth > label.clientWidth + 1 || label.scrollHeight > label.clientHeight + 1)
        .map(
          (label) =>
            `"${label.textContent}" needs ${label.scrollWidth} x ${label.scrollHeight} px, has ${label.clientWidth} x ${label.clientHeight}`,
        ),
    )
