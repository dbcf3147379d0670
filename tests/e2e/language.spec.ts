import { other, source } from '../fixtures/languages.ts'
import { expect, hydrate, test } from './test.ts'

test('the switch keeps the page and its fragment, and names each language in itself', async ({ page }) => {
  await page.goto('/solutions/healthcare#item-3')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: source.name }).click()
  await header.getByRole('link', { name: other.name }).click()
  await expect(page).toHaveURL(new RegExp(`${other.prefix}/solutions/healthcare#item-3$`))
  await expect(page.locator('html')).toHaveAttribute('lang', other.tag)
  await header.getByRole('button', { name: other.name }).click()
  await header.getByRole('link', { name: source.name }).click()
  await expect(page).toHaveURL(/\/solutions\/healthcare#item-3$/)
  await expect(page.locator('html')).toHaveAttribute('lang', source.tag)
})

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
