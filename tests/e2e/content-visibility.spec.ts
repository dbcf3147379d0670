import type { Page } from 'playwright/test'
import { anyLanguage } from '../fixtures/languages.ts'
import { expect, test } from './test.ts'

/** Whether the browser has laid out the footer, the last element with content-visibility: auto. */
const isLaidOut = (page: Page) =>
  page
    .locator('footer h2')
    .first()
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))

/** Where on the screen the footer's heading stands, in px, once two frames have been laid out. */
const topOfFooterHeading = (page: Page) =>
  page
    .locator('footer h2')
    .first()
    .evaluate(async (heading) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      await frame()
      await frame()
      return Math.round(heading.getBoundingClientRect().top)
    })

for (const { code, prefix } of anyLanguage) {
  test(`sections far below the screen are laid out when scrolled near, or at once on a reload (${code})`, async ({
    page,
  }) => {
    // What is far below the screen is not laid out in idle time, as on a machine that has none.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.goto(`${prefix}/solutions/healthcare`)
    // The browser decides at its first frame, which may come after the load event.
    await expect.poll(() => isLaidOut(page)).toBe(false)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut(page)).toBe(true)
    const place = await topOfFooterHeading(page)
    await page.reload()
    expect(await isLaidOut(page)).toBe(true)
    await expect.poll(() => topOfFooterHeading(page)).toBe(place)
  })
}

test('a jump of three screens meets no blank frame and leads where it would without estimates', async ({ page }) => {
  await page.goto('/solutions/clinical-trials')
  await expect.poll(() => isLaidOut(page)).toBe(true)
  const jumped = await page.evaluate(async () => {
    scrollTo({ top: 3 * innerHeight, behavior: 'instant' })
    // Until the frame with the new place has been painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const shown = [...document.querySelectorAll('main > section')].filter((section) => {
      const { top, bottom } = section.getBoundingClientRect()
      return top < innerHeight && bottom > 0
    })
    const texts = shown.flatMap((section) => section.querySelector('h2, h3, p') ?? [])
    return {
      place: scrollY - 3 * innerHeight,
      blank: texts.filter((text) => !text.checkVisibility({ contentVisibilityAuto: true })).length,
      sections: texts.length,
    }
  })
  expect(jumped).toEqual({ place: 0, blank: 0, sections: expect.any(Number) })
  expect(jumped.sections).toBeGreaterThan(0)
})
