import { other } from '../fixtures/languages.ts'
import { expect, hydrate, test } from './test.ts'

test.describe('a visitor whose browser prefers another language', () => {
  test.use({ locale: other.tag })

  test('is never redirected, but offered the page in that language, in its words', async ({ page }) => {
    await page.goto('/about')
    await hydrate(page)
    await expect(page).toHaveURL(/\/about$/)
    const offer = page.getByRole('complementary', { name: other.common.offer.text })
    await expect(offer).toHaveAttribute('lang', other.tag)
    await offer.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${other.prefix}/about$`))
    await hydrate(page)
    await expect(page.getByRole('complementary')).toHaveCount(0)
  })
})
