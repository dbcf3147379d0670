import type { Page } from 'playwright/test'
import { hydrateByTap } from '../../scripts/lib/hydrateByTap.ts'
import { HYDRATED_ROOT } from '../../src/config/protocol.ts'
import { documentsOf, expect, test } from './faults.ts'
import { hydrate } from './test.ts'

const isFile = ({ pathname }: URL) => /^\/(assets|messages)\//.test(pathname)
const isNewFile = ({ pathname }: URL) => /^\/new-(assets|messages)\//.test(pathname)
const isPage = ({ pathname }: URL) => !/\.\w+$/.test(pathname) && !pathname.startsWith('/api/')

/** A new build takes the old one's place: documents name other files, and what the old ones name is gone. */
async function deploy(page: Page) {
  const renamed = (text: string) => text.replace(/(?<=["'`(/ ])(assets|messages)(?=\/)/g, 'new-$1')
  await page.route(isFile, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.route(isNewFile, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('/new-', '/') })
    if (!/\.(js|css|json)$/.test(route.request().url())) return route.fulfill({ response })
    await route.fulfill({ response, body: renamed(await response.text()) })
  })
  await page.route(isPage, async (route) => {
    const response = await route.fetch()
    // Prefetched documents would pass by these routes.
    const body = renamed(await response.text()).replace('"speculationrules"', '"none"')
    await route.fulfill({ response, body })
  })
}

const isNew = (page: Page) => expect(page.locator('script[src^="/new-assets/"]')).toBeAttached()

test('a hydrated tab of the old build gets the new document, and nothing typed is lost', async ({ page }) => {
  await page.goto('/contacts')
  // Prefetched documents pass by the routes of this test.
  await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove())
  await hydrate(page)
  await page.locator('form [name=fullName]').fill('Half a name')
  await deploy(page)
  await page.locator('footer a[href="/about"]').click()
  await expect(page).toHaveTitle(/About/)
  await isNew(page)
  await hydrate(page)
  await page.locator('footer a[href="/contacts"]').click()
  await expect(page.locator('form [name=fullName]')).toHaveValue('Half a name')
})

test('a static tab of the old build stays as it is, and a click gets the new document', async ({ page, logged }) => {
  await page.goto('/about')
  // Prefetched documents pass by the routes of this test.
  await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove())
  await deploy(page)
  const documents = documentsOf(page)
  void page.evaluate(hydrateByTap, HYDRATED_ROOT).catch(() => {})
  await expect.poll(() => logged.join()).toContain('The application did not load')
  await page.locator('[popovertarget="menu-about"]').click()
  await page.locator('#menu-about a[href="/careers"]').click()
  await expect(page).toHaveTitle(/Careers/)
  await isNew(page)
  await hydrate(page)
  expect(documents).toEqual(['/careers'])
})
