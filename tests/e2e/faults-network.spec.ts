import type { BrowserContext, Page } from 'playwright/test'
import { HYDRATED_ROOT } from '../../src/config/protocol.ts'
import { isApplication } from './application.ts'
import { expect, test } from './faults.ts'
import { hydrate } from './test.ts'

/** Chromium's own "slow 3G". */
async function slow3g(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const rate = (400 * 1000) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: rate,
    uploadThroughput: rate,
  })
  return () =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
}

test('slow 3G during hydration: menus, tabs and links do not wait', async ({ page, context, logged }) => {
  await page.goto('/services/translation-services')
  const speedUp = await slow3g(context, page)
  await page.getByRole('tab').nth(2).click()
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true')
  await page.locator('[popovertarget="menu-about"]').click()
  await expect(page.locator('#menu-about')).toBeVisible()
  // None of this was the application.
  await expect(page.locator(HYDRATED_ROOT)).toHaveCount(0)
  await page.locator('#menu-about a[href="/careers"]').click()
  await expect(page).toHaveURL(/\/careers$/, { timeout: 20_000 })
  await speedUp()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await hydrate(page)
  // What was on its way when the document was left may be told of.
  expect(logged.filter((line) => !line.includes('did not load'))).toEqual([])
})

test('offline during hydration: what was typed stays, native controls work, a reload hydrates', async ({
  page,
  context,
  logged,
}) => {
  let asked = 0
  await page.route(isApplication, async (route) => {
    asked += 1
    // Some of it comes, the rest does not.
    if (asked <= 2) return route.continue()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await page.goto('/contacts')
  await page.locator('form [name=fullName]').fill('Half a name')
  await expect.poll(() => logged.join()).toContain('The application did not load')
  await page.locator('form [name=email]').fill('a@b')
  await page.locator('[popovertarget="menu-about"]').click()
  await expect(page.locator('#menu-about')).toBeVisible()
  await expect(page.locator('form [name=fullName]')).toHaveValue('Half a name')
  await page.unroute(isApplication)
  await context.setOffline(false)
  await page.reload()
  await hydrate(page)
  await expect(page.locator('form [name=fullName]')).toHaveValue('Half a name')
  await expect(page.locator('form [name=email]')).toHaveValue('a@b')
})
