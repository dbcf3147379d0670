import type { Page } from 'playwright/test'
import { CONTROLS, showPanels } from '../../scripts/lib/panels.ts'
import { defaultLocale } from '../../src/config/locales.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { addressOf, faultsIn, open, prepare, resize, testedCodes, widths } from './layout/measure.ts'
import { expect, forgiveNotFound, test } from './test.ts'
import { inParts, testedViews, thorough } from './thorough.ts'

test.beforeEach(({ page }) => prepare(page))

/** As in the default language, with every section between them; a notice stands at its name. */
const paths = testedViews(defaultLocale).map((view) => viewHref(defaultLocale, view))

for (const code of testedCodes) {
  for (const some of inParts(paths, 5)) {
    const addresses = some.map((path) => addressOf(code, path))
    test(`${addresses.join(', ')} hold their text at ${widths.join(', ')} px, as they come and all open`, async ({
      page,
      noise,
    }) => {
      test.setTimeout(120_000)
      const faults: string[] = []
      for (const address of addresses) {
        await open(page, address)
        for (const width of widths) {
          await resize(page, width)
          faults.push(...(await faultsIn(page, 'body', 'as it comes')))
        }
        if (!(await openAll(page))) continue
        // Where the words are longest for their room, and where there is most of it.
        for (const width of thorough ? widths.toReversed() : [widths.at(-1) ?? 0]) {
          await resize(page, width)
          faults.push(...(await faultsIn(page, 'main', 'all open')))
        }
      }
      expect(faults).toEqual([])
      forgiveNotFound(noise)
    })
  }
}

/** Opens every accordion item and tab panel at once; false if the page has none. */
async function openAll(page: Page): Promise<boolean> {
  await showPanels(page)
  return (await page.locator(`main ${CONTROLS}`).count()) > 0
}
