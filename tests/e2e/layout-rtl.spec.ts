import type { Locator, Page } from 'playwright/test'
import { defaultLocale } from '../../src/config/locales.ts'
import { CAROUSEL, SLIDE } from '../../src/config/protocol.ts'
import { addressOf } from './layout/locales.ts'
import { open, prepare, resize } from './layout/measure.ts'
import { expect, hydrate, test } from './test.ts'

const rtl = 'ar-xb'

const middle = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect()
    return left + width / 2
  })

/** How far an element begins from the edge of the window where lines begin, in pixels. */
const startOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return getComputedStyle(element).direction === 'rtl' ? window.innerWidth - right : left
  })

test.beforeEach(({ page }) => prepare(page))

for (const code of [defaultLocale, rtl]) {
  test(`${code}: reading order runs through header, hero, cards and footer`, async ({ page }) => {
    await resize(page, 1440)
    await open(page, addressOf(code, '/'))
    const rows = [
      page.locator('header a:visible, header button:visible'),
      page.locator('main h1, main h1 ~ p, main figure').filter({ visible: true }),
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
}

for (const hydrated of [false, true]) {
  test(`${rtl}: a row of tabs is walked the way of the text (${hydrated ? 'hydrated' : 'static'})`, async ({
    page,
  }) => {
    if (!hydrated) await page.route('**/application-*.js', () => {})
    await resize(page, 1440)
    await open(page, addressOf(rtl, '/'))
    if (hydrated) await hydrate(page)
    const tabs = page.getByRole('main').getByRole('tab')
    await tabs.first().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(tabs.nth(1)).toBeFocused()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(tabs.first()).toBeFocused()
  })
}

async function slideOrder(page: Page): Promise<number[]> {
  return page.locator(`[${SLIDE}]`).evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().right))
}

for (const hydrated of [false, true]) {
  for (const code of [defaultLocale, rtl]) {
    const isRtl = code === rtl
    test(`${code}: the carousel runs the way of the text (${hydrated ? 'hydrated' : 'static'})`, async ({ page }) => {
      if (!hydrated) await page.route('**/application-*.js', () => {})
      await resize(page, 1440)
      await open(page, addressOf(code, '/'))
      const carousel = page.locator(`[${CAROUSEL}]`)
      await carousel.scrollIntoViewIfNeeded()
      if (hydrated) await hydrate(page)
      const row = await carousel.boundingBox()
      if (!row) throw new Error('The carousel has no box.')
      const next = carousel.locator('[data-type="next"]')
      const previous = carousel.locator('[data-type="previous"]')
      // Next stands where a line ends and points out of the row; previous where it begins.
      expect((await middle(next)) < row.x + row.width / 2).toBe(isRtl)
      expect((await middle(previous)) > row.x + row.width / 2).toBe(isRtl)
      const first = carousel.locator(`[${SLIDE}]`).first()
      const start = await middle(first)
      expect(start > row.x + row.width / 2).toBe(isRtl)
      const slides = await slideOrder(page)
      expect((slides[1] ?? 0) < (slides[0] ?? 0)).toBe(isRtl)
      const step = Math.abs((slides[1] ?? 0) - (slides[0] ?? 0))
      await next.click()
      // The second has come to the place of the first.
      const second = carousel.locator(`[${SLIDE}]`).nth(1)
      await expect.poll(async () => Math.abs((await middle(second)) - start) < step / 4).toBe(true)
      await previous.click()
      await expect.poll(async () => Math.abs((await middle(first)) - start) < step / 4).toBe(true)
    })
  }
}

test('what has a direction of its own keeps it: brand, telephone, address, code, other languages', async ({ page }) => {
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
  for (const selector of [
    'header a > span[translate="no"]',
    'a[href^="tel:"]',
    'a[href^="mailto:"]',
    'address[lang="en"]',
    'dd[translate="no"] > bdi',
  ]) {
    expect(await isDrawnForward(page.locator(selector).first()), selector).toBe(true)
  }
})
