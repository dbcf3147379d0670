import { HYDRATED_ROOT } from '../../src/config/protocol.ts'
import { expect, test } from './test.ts'

test.describe('tabs on wide screens', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('one panel shows; click, arrows, Home and End choose, before hydration', async ({ page }) => {
    await page.route('**/application-*.js', () => {})
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
    await page.route('**/application-*.js', async (route) => {
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
})
