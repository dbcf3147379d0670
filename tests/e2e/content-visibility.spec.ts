import type { Page } from 'playwright/test'
import { RENDER_EAGER } from '../../src/config/protocol.ts'
import { anyLanguage } from '../fixtures/languages.ts'
import { isLaidOut } from './contentVisibility.ts'
import { expect, hydrate, test } from './test.ts'

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

  test(`a page change renders the first section first and then the others (${code})`, async ({ page }) => {
    const sections = () => page.locator('main > section').count()
    await page.goto(`${prefix}/solutions/healthcare`)
    const all = await sections()
    await page.goto(prefix || '/')
    await hydrate(page)
    await page.evaluate(() => {
      const main = document.querySelector('main')
      const seen: number[] = []
      Object.assign(window, { seen })
      const note = () => seen.push(main?.querySelectorAll(':scope > section').length ?? 0)
      if (main) new MutationObserver(note).observe(main, { childList: true })
    })
    await page.locator(`main a[href="${prefix}/solutions/healthcare"]`).first().click()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([1, all])
    await page.goBack()
    await expect(page.locator('html')).toHaveAttribute(RENDER_EAGER)
  })
}
