import type { Page } from 'playwright/test'
import { holdApplication } from './application.ts'
import { noteShifts, shiftsOf } from './shifts.ts'
import { expect, test } from './test.ts'

const isFont = ({ pathname }: URL) => pathname.endsWith('.woff2')

/** The families of the page whose letters have come. */
const familiesShown = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
  })

const own = ['Heading', 'Text']
const cases = [
  ['/', own],
  ['/pl/services', own],
  ['/fr/contacts', own],
  // Its Latin letters.
  ['/ja/services', ['Text beside']],
] as const

for (const [path, families] of cases) {
  test(`fonts that come after 3 s are shown, and the page stays where it is (${path})`, async ({ page }) => {
    await noteShifts(page)
    const letCome = await holdApplication(page, isFont)
    // The event "load" waits for fonts.
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('h1')).toBeVisible()
    await page.waitForTimeout(3500)
    await letCome()
    await expect.poll(() => familiesShown(page)).toEqual(expect.arrayContaining([...families]))
    // With fonts of the owner's choice, a heading may break into another number of lines.
    expect(await shiftsOf(page)).toBeLessThan(0.05)
  })
}
