import type { Page } from 'playwright/test'
import { anyLanguage } from '../fixtures/languages.ts'
import { isLaidOut } from './contentVisibility.ts'
import { expect, test } from './test.ts'

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
