import type { Page } from 'playwright/test'
import { expect, languages, test, wake } from './test.ts'

/** Whether the browser has laid out the last of the sections, the footer. */
const isLaidOut = (page: Page) =>
  page
    .locator('footer h2')
    .first()
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))

for (const { code, prefix } of languages) {
  test(`what is far below the screen is laid out when it comes near, or when the page is come back to (${code})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/solutions/healthcare`)
    expect(await isLaidOut(page)).toBe(false)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut(page)).toBe(true)
    const place = await page.evaluate(() => scrollY)
    await page.reload()
    expect(await isLaidOut(page)).toBe(true)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
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
