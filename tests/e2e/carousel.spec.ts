import { CAROUSEL, HYDRATED_ROOT, SLIDE } from '../../src/config/protocol.ts'
import { holdApplication } from './application.ts'
import { expect, test } from './test.ts'

/* The carousel before hydration, a scrolling row; tests/unit/sections/Logos.test.tsx tests Mantine's. */

test.describe('in time', () => {
  test.use({ viewport: { width: 1280, height: 1200 } })

  test('the carousel moves, pauses and steps before hydration, and keeps its state', async ({ page }) => {
    const release = await holdApplication(page)
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
    /** The names once the row has stopped. */
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
    await expect.poll(names).not.toEqual(start)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    const paused = await settled()
    await page.getByRole('button', { name: 'Next logo' }).click()
    await expect.poll(async () => (await settled()).slice(0, -1)).toEqual(paused.slice(1))
    const next = await names()
    await release()
    await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
    expect(await settled()).toEqual(next)
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  })
})
