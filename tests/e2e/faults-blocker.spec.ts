import { isBlocked } from '../fixtures/blockerRules.ts'
import { other } from '../fixtures/languages.ts'
import { expect, hydrate, test } from './test.ts'

/** Of the lists' rules for elements, those without a site's name. */
const hidden = [
  ...['ad', 'ads', 'adsbox', 'advert', 'banner', 'banner-ad', 'sponsor', 'cookie', 'cookie-banner', 'consent'],
  ...['consent-banner', 'social', 'social-share', 'share-buttons', 'newsletter', 'popup'],
].flatMap((name) => [`.${name}`, `#${name}`])

for (const address of ['/', '/contacts', '/privacy', `${other.prefix}/solutions/healthcare`]) {
  test(`${address} works and looks the same under a blocker's list`, async ({ page }) => {
    const aborted: string[] = []
    await page.route(
      (url) => isBlocked(url.href),
      (route) => {
        // A document is never what such a rule is about.
        if (route.request().isNavigationRequest()) return route.continue()
        aborted.push(route.request().url())
        return route.abort('blockedbyclient')
      },
    )
    await page.goto(address)
    await hydrate(page)
    await page.waitForLoadState('networkidle')
    expect(await page.locator(hidden.join()).count()).toBe(0)
    await page.locator('footer a[href$="/careers"]').click()
    await expect(page).toHaveURL(/\/careers$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(aborted).toEqual([])
  })
}
