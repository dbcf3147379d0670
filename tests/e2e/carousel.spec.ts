import type { Locator } from 'playwright/test'
import { CAROUSEL, HYDRATED_ROOT, SLIDE } from '../../src/config/protocol.ts'
import { languages } from '../fixtures/languages.ts'
import { holdApplication, openStatic } from './application.ts'
import { expect, test } from './test.ts'

/* The carousel as a row that scrolls, before it is Mantine's; tests/unit/sections/Logos.test.tsx shows what it is then. */

const middle = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect()
    return left + width / 2
  })

for (const { code, dir, prefix } of languages) {
  const isRtl = dir === 'rtl'
  test(`the carousel in ${code} runs the way of the text, and readers reach the logos in view`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openStatic(page, prefix || '/')
    const carousel = page.locator(`[${CAROUSEL}]`)
    await carousel.scrollIntoViewIfNeeded()
    const row = await carousel.boundingBox()
    const centre = (row?.x ?? Number.NaN) + (row?.width ?? Number.NaN) / 2
    const next = carousel.locator('[data-type="next"]')
    const previous = carousel.locator('[data-type="previous"]')
    const slide = (index: number) => carousel.locator(`[${SLIDE}]`).nth(index)
    // Next stands where a line ends and points out of the row; previous where it begins.
    expect((await middle(next)) < centre).toBe(isRtl)
    expect((await middle(previous)) > centre).toBe(isRtl)
    const [start, second] = [await middle(slide(0)), await middle(slide(1))]
    expect(start > centre).toBe(isRtl)
    expect(second < start).toBe(isRtl)
    const isAtStart = async (index: number) =>
      Math.abs((await middle(slide(index))) - start) < Math.abs(second - start) / 4
    const reached = () =>
      carousel
        .locator(`[${SLIDE}]`)
        .evaluateAll((all) => all.flatMap((each, index) => (each.hasAttribute('inert') ? [] : [index])))
    await expect.poll(reached).toEqual([0, 1, 2, 3, 4])
    await next.press('Enter')
    await expect.poll(() => isAtStart(1)).toBe(true)
    await expect.poll(reached).toEqual([1, 2, 3, 4, 5])
    await previous.click()
    await expect.poll(() => isAtStart(0)).toBe(true)
  })
}

test.describe('in time', () => {
  test.use({ viewport: { width: 1280, height: 1200 } })

  test('the carousel moves, pauses and steps before hydration, and goes on from there after it', async ({ page }) => {
    const letCome = await holdApplication(page)
    await page.goto('/')
    await page.locator(`[${CAROUSEL}]`).scrollIntoViewIfNeeded()
    const names = () =>
      page.locator(`[${CAROUSEL}]`).evaluate((carousel, slides) => {
        const box = carousel.querySelector('.mantine-Carousel-viewport')?.getBoundingClientRect()
        return [...carousel.querySelectorAll(slides)]
          .map((element) => ({ left: Math.round(element.getBoundingClientRect().left), name: element.ariaLabel }))
          .filter(({ left }) => box && left >= Math.round(box.left) - 1 && left < box.right - 1)
          .sort((a, b) => a.left - b.left)
          .map(({ name }) => name)
      }, `[${SLIDE}]`)
    /** The names once the row has come to rest. */
    const settled = async () => {
      let before = ''
      const isStill = async () => {
        const now = (await names()).join()
        const wasSo = now === before
        before = now
        return wasSo
      }
      await expect.poll(isStill, { intervals: [400] }).toBe(true)
      return names()
    }
    const start = await names()
    await expect.poll(names, { timeout: 4500 }).not.toEqual(start)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    const paused = await settled()
    await page.getByRole('button', { name: 'Next logo' }).click()
    await expect.poll(async () => (await settled()).slice(0, -1)).toEqual(paused.slice(1))
    await page.getByRole('button', { name: 'Previous logo' }).click()
    await expect.poll(settled).toEqual(paused)
    await letCome()
    await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
    expect(await settled()).toEqual(paused)
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.mouse.move(5, 5)
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect.poll(names, { timeout: 4500 }).not.toEqual(paused)
  })

  test('the carousel stands still out of view and where motion is unwelcome', async ({ page }) => {
    await holdApplication(page)
    await page.clock.install()
    await page.goto('/')
    const place = () => page.locator('.mantine-Carousel-viewport').evaluate((row) => Math.round(row.scrollLeft))
    const stays = async (at: number) => {
      await page.clock.runFor(6000)
      await page.waitForTimeout(300)
      expect(await place()).toBe(at)
    }
    const carousel = page.locator(`[${CAROUSEL}]`)
    await carousel.scrollIntoViewIfNeeded()
    await page.clock.runFor(2100)
    await expect.poll(place).toBeGreaterThan(0)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    // The last step comes to rest.
    await page.waitForTimeout(800)
    const left = await place()
    await stays(left)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await carousel.scrollIntoViewIfNeeded()
    await stays(0)
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  })
})
