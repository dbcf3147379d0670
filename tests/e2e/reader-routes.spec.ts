import { anyLanguage } from '../fixtures/languages.ts'
import { open, stages, withBrand } from './reader.ts'
import { expect, test } from './test.ts'

for (const stage of stages) {
  for (const { code, prefix, common, about, contacts } of anyLanguage) {
    test(`in ${code}, ${stage}, the browser announces the document that a link leads to, and is at its top`, async ({
      page,
    }) => {
      await open(page, prefix || '/', stage)
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: common.nav.pages.about, exact: true })
        .press('Enter')
      await expect(page).toHaveTitle(withBrand(about.meta.title))
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: common.skip })).toBeFocused()
    })

    test(`in ${code}, ${stage}, a link to a part of another page leads the reader to that part`, async ({ page }) => {
      await open(page, `${prefix}/about`, stage)
      await page.getByRole('main').getByRole('link', { name: common.actions.contactUs, exact: true }).press('Enter')
      await expect(page).toHaveURL(/#contact-form$/)
      await expect(page.getByRole('heading', { name: contacts.form.title, exact: true })).toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(page.locator('form :focus')).toHaveCount(1)
    })
  }
}
