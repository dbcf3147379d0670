import type { Page } from 'playwright/test'
import { viewIds } from '../../src/config/routes.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { languages } from '../fixtures/languages.ts'
import { misfitsIn, open, prepare, resize, widths } from './measure.ts'
import { openAllPanels } from './states.ts'
import { expect, forgiveNotFound, test } from './test.ts'
import { inParts } from './thorough.ts'

// Disables transitions, so that texts are measured in their final place.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => prepare(page))

for (const { code } of languages) {
  for (const views of inParts(viewIds, 9)) {
    test(`every text of ${views.join(', ')} fits in ${code} at ${widths.join(', ')} px`, async ({ page, noise }) => {
      const found = new Set<string>()
      for (const view of views) {
        await open(page, viewHref(code, view))
        for (const line of await overflowing(page)) found.add(`${view} ${line}`)
        await openAllPanels(page)
        for (const line of await overflowing(page)) found.add(`${view} ${line}`)
      }
      expect([...found]).toEqual([])
      forgiveNotFound(noise)
    })
  }
}

/** The overflowing texts of a page at any of the widths. */
async function overflowing(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await resize(page, width)
    for (const { text, by, box } of await misfitsIn(page, 'body'))
      found.push(`at ${width} px: "${text.trim()}" leaves ${box} by ${by.toFixed(1)} px`)
  }
  return found
}
