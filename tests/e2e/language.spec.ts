import { expect, hydrate, test } from './test.ts'

test('the switch keeps the page and its fragment, and names each language in itself', async ({ page }) => {
  await page.goto('/solutions/healthcare#item-3')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'English' }).click()
  await header.getByRole('link', { name: 'Polski' }).click()
  await expect(page).toHaveURL(/\/pl\/solutions\/healthcare#item-3$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await header.getByRole('button', { name: 'Polski' }).click()
  await header.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/solutions\/healthcare#item-3$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('a visitor whose browser prefers Polish', () => {
  test.use({ locale: 'pl-PL' })

  test('is never redirected, but offered the page in Polish, in Polish', async ({ page }) => {
    await page.goto('/about')
    await hydrate(page)
    await expect(page).toHaveURL(/\/about$/)
    const offer = page.getByRole('complementary', { name: 'Ta strona jest dostępna po polsku' })
    await expect(offer).toHaveAttribute('lang', 'pl')
    await offer.getByRole('link').click()
    await expect(page).toHaveURL(/\/pl\/about$/)
    await hydrate(page)
    await expect(page.getByRole('complementary')).toHaveCount(0)
  })
})
