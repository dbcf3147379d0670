import type { Page } from 'playwright/test'
import { isLaidOut } from './laidOut.ts'
import { expect, languages, test, wake } from './test.ts'

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

for (const { code, prefix } of languages) {
  test(`what is far below the screen is laid out when it comes near, or when the page is come back to (${code})`, async ({
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

  test(`a page that a link leads to draws its heading first and then all of the document (${code})`, async ({
    page,
  }) => {
    const sections = () => page.locator('main > *').count()
    await page.goto(`${prefix}/solutions/healthcare`)
    const whole = await sections()
    await page.goto(prefix || '/')
    await wake(page)
    await page.evaluate(() => {
      const main = document.querySelector('main')
      const seen: number[] = []
      Object.assign(window, { seen })
      const note = () => seen.push(main?.querySelectorAll(':scope > section').length ?? 0)
      if (main) new MutationObserver(note).observe(main, { childList: true })
    })
    await page.locator(`main a[href="${prefix}/solutions/healthcare"]`).first().click()
    await expect(page.locator('main > *')).toHaveCount(whole)
    const seen: unknown = await page.evaluate(() => Reflect.get(window, 'seen'))
    expect(seen).toEqual([1, whole])
    await page.goBack()
    expect(await page.evaluate(() => 'whole' in document.documentElement.dataset)).toBe(true)
  })
}
