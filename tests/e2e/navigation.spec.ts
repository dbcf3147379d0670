import { anyLanguage } from '../fixtures/languages.ts'
import { expect, hydrate, test } from './test.ts'

for (const { code, prefix, tag } of anyLanguage) {
  test.describe(`navigation in ${code}`, () => {
    test('title and description follow the page, and go back with it; scroll is restored', async ({ page }) => {
      await page.goto(`${prefix}/solutions/healthcare`)
      await hydrate(page)
      const description = () => page.locator('meta[name="description"]').getAttribute('content')
      const before = { title: await page.title(), description: await description() }
      await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
      await page.locator(`footer a[href="${prefix}/about"]`).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/about$`))
      await expect(page).not.toHaveTitle(before.title)
      await expect(page.locator('title')).toHaveCount(1)
      await expect(page.locator('meta[name="description"]')).toHaveCount(1)
      expect(await description()).not.toBe(before.description)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      // Nobody scrolls and goes back within one frame, in which the browser tells of the scroll.
      await page.evaluate(async () => {
        const told = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
        scrollTo({ top: 300, behavior: 'instant' })
        await told
      })
      await page.goBack()
      await expect(page).toHaveTitle(before.title)
      expect(await description()).toBe(before.description)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
      await page.goForward()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    })

    test('About leads to the form on the contacts page, scrolled to, and the keyboard goes on there', async ({
      page,
    }) => {
      await page.goto(`${prefix}/about`)
      await hydrate(page)
      await page.locator(`main a[href="${prefix}/contacts#contact-form"]`).first().click()
      await expect(page.locator('#contact-form')).toBeInViewport()
      await expect
        .poll(() => page.locator('#contact-form').evaluate((form) => Math.round(form.getBoundingClientRect().top)))
        .toBeLessThan(200)
      await page.keyboard.press('Tab')
      await expect(page.locator('form :focus')).toHaveCount(1)
    })

    test('"Send us a message" scrolls to the form on the same page', async ({ page }) => {
      await page.goto(`${prefix}/contacts`)
      await hydrate(page)
      await page.locator('main a[href$="#contact-form"]').first().click()
      await expect
        .poll(() => page.locator('#contact-form').evaluate((form) => Math.round(form.getBoundingClientRect().top)))
        .toBeLessThan(200)
      await expect(page.locator('h1')).toBeAttached()
    })

    test('an unknown address shows the 404 page in its language, with its status', async ({ page, noise }) => {
      const response = await page.goto(`${prefix}/no/such/page`)
      expect(response?.status()).toBe(404)
      await hydrate(page)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await page.locator(`main a[href="${prefix}/services"]`).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/services$`))
      // The browser itself logs the status of the document.
      noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('404 (Not Found)')))
    })
  })
}
