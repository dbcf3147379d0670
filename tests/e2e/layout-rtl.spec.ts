import type { Locator } from 'playwright/test'
import { addressOf, open, prepare, resize } from './layout/measure.ts'
import { expect, test } from './test.ts'

const rtl = 'ar-xb'

/** How far an element begins from the edge of the window where lines begin, in pixels. */
const startOf = (locator: Locator) =>
  locator.evaluate((element) => window.innerWidth - element.getBoundingClientRect().right)

test.beforeEach(({ page }) => prepare(page))

test('reading order runs through header, hero, cards and footer', async ({ page }) => {
  await resize(page, 1440)
  await open(page, addressOf(rtl, '/'))
  const rows = [
    page.locator('header a:visible, header button:visible'),
    page.locator('main h1, main h1 ~ p, main section:first-of-type figure').filter({ visible: true }),
    page.locator('main ul:has(> [data-linked]) h3').first().locator('xpath=ancestor::ul[1]/li'),
    page.locator('main [role="tab"]').filter({ visible: true }),
    page.locator('footer nav'),
  ]
  for (const row of rows) {
    const places = await Promise.all((await row.all()).map(startOf))
    expect(places.length).toBeGreaterThan(1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
})

test('what has a direction of its own keeps it: telephone, address, code, other languages', async ({ page }) => {
  await resize(page, 1440)
  await open(page, addressOf(rtl, '/offices'))
  // Drawn from left to right: each later character stands further to the right.
  const isDrawnForward = (locator: Locator) =>
    locator.evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
      const range = document.createRange()
      const at = (index: number) => {
        if (text) range.setStart(text, index)
        if (text) range.setEnd(text, index + 1)
        return range.getBoundingClientRect()
      }
      const last = (text?.textContent?.trimEnd().length ?? 0) - 1
      return at(0).left < at(last).left && at(0).bottom === at(last).bottom
    })
  for (const selector of ['a[href^="tel:"]', 'a[href^="mailto:"]', 'address[lang="en"]', 'dd[translate="no"] > bdi']) {
    expect(await isDrawnForward(page.locator(selector).first()), selector).toBe(true)
  }
})
