import { HYDRATED_ROOT } from '../../src/config/protocol.ts'
import { expect, hydrate, test } from './test.ts'

test.describe('tabs on wide screens', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('one panel shows; click, arrows, Home and End choose, before hydration', async ({ page }) => {
    await page.route('**/hydrate-*.js', () => {})
    await page.goto('/services/translation-services')
    const tabs = page.getByRole('tab')
    const panels = page.getByRole('tabpanel')
    await expect(tabs).toHaveCount(6)
    await expect(panels).toHaveCount(1)
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    await tabs.nth(2).click()
    await expect(panels).toHaveCount(1)
    await expect(panels).toHaveAccessibleName('Regulatory translation services')
    await page.keyboard.press('ArrowDown')
    await expect(tabs.nth(3)).toBeFocused()
    await expect(panels).toHaveAccessibleName('Clinical trial translations')
    await page.keyboard.press('End')
    await expect(tabs.last()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    // A second click on the open tab leaves it open.
    await tabs.first().click()
    await expect(panels).toHaveCount(1)
  })

  test('what was chosen before hydration stays chosen', async ({ page }) => {
    const release: (() => void)[] = []
    await page.route('**/hydrate-*.js', async (route) => {
      await new Promise<void>((resolve) => release.push(resolve))
      await route.continue()
    })
    await page.goto('/')
    await page.getByRole('tab', { name: 'Regulated content' }).click()
    await expect.poll(() => release.length).toBeGreaterThan(0)
    for (const resolve of release) resolve()
    await expect(page.locator(HYDRATED_ROOT)).toBeAttached()
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Regulated content')
    await expect(page.getByRole('tab', { name: 'Regulated content' })).toBeFocused()
  })

  test('work on a page that the router has put on the screen', async ({ page }) => {
    await page.goto('/about')
    await hydrate(page)
    await page.locator('footer a[href="/services"]').click()
    await page.locator('main a[href="/services/translation-services"]').click()
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Medical and scientific translation')
    await page.getByRole('tab', { name: 'Pharmaceutical translations' }).click()
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Pharmaceutical translations')
  })
})
