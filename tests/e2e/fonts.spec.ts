import type { Page } from 'playwright/test'
import { holdApplication } from './application.ts'
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

/** The score of all layout shifts so far: https://web.dev/articles/cls. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const add = (list: PerformanceObserverEntryList) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0))
        new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
        // Nothing has moved: the observer is never called.
        setTimeout(resolve, 500, 0)
      }),
  )

for (const path of ['/', '/pl/services', '/fr/contacts']) {
  test(`fonts that come after 3 s are shown, and the page stays where it is (${path})`, async ({ page }) => {
    const letCome = await holdApplication(page, isFont)
    // The event "load" waits for fonts.
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('h1')).toBeVisible()
    await page.waitForTimeout(3500)
    await letCome()
    await expect.poll(() => familiesShown(page)).toEqual(expect.arrayContaining(['Newsreader', 'Figtree Variable']))
    expect(await shifts(page)).toBeLessThan(0.02)
  })
}
