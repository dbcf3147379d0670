import type { BrowserContext, Page } from 'playwright/test'
import { HYDRATED_ROOT } from '../../src/config/protocol.ts'
import { isApplication } from './application.ts'
import { documentsOf, expect, test } from './faults.ts'
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
  for (const x of [20, 30]) await page.mouse.move(x, 20)
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

test('slow 3G on a navigation: the page responds until the next one is shown', async ({ page, context }) => {
  await page.goto('/about')
  await hydrate(page)
  const documents = documentsOf(page)
  await slow3g(context, page)
  await page.locator('footer a[href="/careers"]').click()
  await page.locator('[popovertarget="menu-services"]').click()
  await expect(page.locator('#menu-services')).toBeVisible()
  await expect(page).toHaveTitle(/Careers/, { timeout: 20_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(documents).toEqual([])
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

test('cut off on a navigation: once the line is back, nothing that was typed is lost', async ({
  page,
  context,
  logged,
}) => {
  await page.goto('/contacts')
  await hydrate(page)
  await page.locator('form [name=fullName]').fill('Half a name')
  await context.setOffline(true)
  await page.locator('footer a[href="/careers"]').click()
  // The browser's own page: it says what is the matter, and how to go on.
  await expect.poll(() => logged.join()).toContain('loading its document instead')
  await expect.poll(() => page.evaluate(() => document.getElementById('main')).catch(() => '')).toBeNull()
  await context.setOffline(false)
  await page.goto('/contacts')
  await hydrate(page)
  await expect(page.locator('form [name=fullName]')).toHaveValue('Half a name')
  await page.locator('footer a[href="/careers"]').click()
  await expect(page).toHaveTitle(/Careers/)
})

test('a line that stalls on a navigation: after ten seconds the browser loads the document', async ({
  page,
  logged,
}) => {
  await page.clock.install()
  await page.goto('/about')
  await hydrate(page)
  const documents = documentsOf(page)
  await page.route('**/assets/careers-*.js', () => {})
  await page.locator('footer a[href="/careers"]').click()
  await expect(page).toHaveURL(/\/careers$/)
  await page.clock.runFor(6000)
  await expect(page).toHaveTitle(/About/)
  expect(documents).toEqual([])
  await page.clock.runFor(5000)
  await expect(page).toHaveTitle(/Careers/)
  expect(documents).toEqual(['/careers'])
  expect(logged.join()).toContain('within 10 s')
})

test('a prefetch that failed is forgotten: the click tries again, and the router shows that page and later ones', async ({
  page,
  logged,
}) => {
  await page.goto('/about')
  await hydrate(page)
  const documents = documentsOf(page)
  const parts = [
    { address: '/careers', title: /Careers/, part: '**/assets/*.css' },
    { address: '/offices', title: /Offices/, part: '**/assets/offices-*.js' },
    { address: '/services', title: /services/, part: '**/messages/**/services-*.json' },
  ]
  for (const { address, title, part } of parts) {
    const link = page.locator(`footer a[href="${address}"]`)
    await page.route(part, (route) => route.abort())
    logged.length = 0
    await link.hover()
    await expect.poll(() => logged.length).toBeGreaterThan(0)
    await page.unroute(part)
    await link.click()
    await expect(page).toHaveTitle(title)
  }
  expect(documents).toEqual([])
})
