import { languages } from '../fixtures/languages.ts'
import { expect, hydrate, test } from './test.ts'

// Documents are the only navigation; tests/build tests addresses, titles and fragments.
const [{ prefix } = { prefix: '' }] = languages.slice(-1)

test('going back restores the page and its scroll position', async ({ page }) => {
  await page.goto(`${prefix}/solutions/healthcare`)
  await hydrate(page)
  const before = await page.title()
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await page.locator(`footer a[href="${prefix}/about"]`).click()
  await expect(page).toHaveURL(new RegExp(`${prefix}/about$`))
  await expect(page).not.toHaveTitle(before)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // Waits for the scroll event, which the browser dispatches with the next frame.
  await page.evaluate(async () => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    scrollTo({ top: 300, behavior: 'instant' })
    await scrolled
  })
  await page.goBack()
  await expect(page).toHaveTitle(before)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await page.goForward()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
})
