import type { Page } from 'playwright/test'
import { CONTROLS, showPanels } from 'i18next-workbench/lib/panels.ts'
import { allRoutes, noticeIds } from '../../src/config/routes.ts'
import { addressOf, testedCodes } from './layout/locales.ts'
import { faultsIn, open, prepare, resize, widths } from './layout/measure.ts'
import { expect, test } from './test.ts'
import { inParts, thorough } from './thorough.ts'

const paths = [...allRoutes.map(({ path }) => path), ...noticeIds.map((id) => (id === 'not-found' ? '/404' : `/${id}`))]

test.beforeEach(({ page }) => prepare(page))

/** Pages that have, between them, every section. */
const ofEachKind = new Set([
  '/',
  '/about',
  '/contacts',
  '/services',
  '/services/linguistic-validation',
  '/services/software-localization',
  '/ai/ai-translation',
  '/solutions/pharmaceutical',
  '/solutions/clinical-trials',
  '/404',
])

for (const code of testedCodes) {
  for (const some of inParts(thorough ? paths : paths.filter((path) => ofEachKind.has(path)), 5)) {
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
      // A page that says "not found" is served as such.
      noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('404 (Not Found)')))
    })
  }
}

/** Opens every accordion item and tab panel at once; false if the page has none. */
async function openAll(page: Page): Promise<boolean> {
  await showPanels(page)
  return (await page.locator(`main ${CONTROLS}`).count()) > 0
}
