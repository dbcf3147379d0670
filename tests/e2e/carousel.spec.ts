import type { Page } from 'playwright/test'
import { carouselStep } from '../../src/config/carousel.ts'
import { CAROUSEL, HYDRATED_ROOT, SLIDE } from '../../src/config/protocol.ts'
import { holdApplication, stages } from './application.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1280, height: 1200 } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The names of the visible logos. */
const names = (page: Page) =>
  page.locator(`[${CAROUSEL}]`).evaluate((carousel, slides) => {
    const box = carousel.querySelector('.mantine-Carousel-viewport')?.getBoundingClientRect()
    return [...carousel.querySelectorAll(slides)]
      .map((element) => ({ left: Math.round(element.getBoundingClientRect().left), name: element.ariaLabel }))
      .filter(({ left }) => box && left >= Math.round(box.left) - 1 && left < box.right - 1)
      .sort((a, b) => a.left - b.left)
      .map(({ name }) => name)
  }, `[${SLIDE}]`)

/** The names once the row has stopped. */
async function settled(page: Page) {
  let before = ''
  const isStill = async () => {
    const now = (await names(page)).join()
    const wasSo = now === before
    before = now
    return wasSo
  }
  await expect.poll(isStill, { intervals: [400] }).toBe(true)
  return names(page)
}

test('the carousel moves, pauses and steps, and keeps its state through hydration', async ({ page }) => {
  const release = await holdApplication(page)
  await page.goto('/')
  await page.locator(`[${CAROUSEL}]`).scrollIntoViewIfNeeded()
  const start = await names(page)
  await expect.poll(() => names(page)).not.toEqual(start)
  await button(page, 'Pause').click()
  await expect(button(page, 'Play')).toBeVisible()
  const paused = await settled(page)
  await button(page, 'Next logo').click()
  await expect.poll(async () => (await settled(page)).slice(0, -1)).toEqual(paused.slice(1))
  const next = await names(page)
  await release()
  await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
  expect(await settled(page)).toEqual(next)
  await expect(button(page, 'Play')).toBeVisible()

  await button(page, 'Previous logo').click()
  await expect.poll(() => settled(page)).toEqual(paused)
  await button(page, 'Play').click()
  await page.mouse.move(0, 0)
  await expect.poll(() => names(page)).not.toEqual(paused)
  await button(page, 'Pause').click()
  const stopped = await settled(page)
  await page.waitForTimeout(1.5 * carouselStep)
  expect(await names(page)).toEqual(stopped)
})

for (const [stage, open] of stages) {
  test(`the ${stage} carousel moves only on request if reduced motion is preferred`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    await page.locator(`[${CAROUSEL}]`).scrollIntoViewIfNeeded()
    const start = await settled(page)
    await page.waitForTimeout(1.5 * carouselStep)
    expect(await names(page)).toEqual(start)
    // It loops.
    await button(page, 'Previous logo').click()
    await expect.poll(() => names(page)).not.toEqual(start)
    const last = await settled(page)
    await button(page, 'Play').click()
    await page.mouse.move(0, 0)
    await expect.poll(() => names(page)).not.toEqual(last)
  })
}
