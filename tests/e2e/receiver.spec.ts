import { fillForm } from '../fixtures/forms.ts'
import { anyLanguage } from '../fixtures/languages.ts'
import { expect, hydrate, test } from './test.ts'

for (const { code, prefix, tag, forms } of anyLanguage) {
  test(`the contact form reaches the embedded receiver in ${code}`, async ({ page }) => {
    await page.goto(`${prefix}/contacts`)
    await hydrate(page)
    await fillForm(page, 'contact')
    const answered = page.waitForResponse('**/api/contact')
    await page.locator('form button[type=submit]').click()
    expect((await answered).status()).toBe(200)
    await expect(page.locator('form [role=status] p')).toBeVisible()
  })

  test.describe(`without scripts in ${code}`, () => {
    test.use({ javaScriptEnabled: false })

    test('a native post is answered with a page in its language', async ({ page }) => {
      await page.goto(`${prefix}/freelance`)
      // The browser's validation accepts only ASCII before the @.
      await fillForm(page, 'freelance', { email: 'a@b.example' })
      await page.locator('form button[type=submit]').click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/sent$`))
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await expect(page.locator('h1')).toHaveText(forms.outcome.success)
    })
  })
}
