import type { Page } from 'playwright/test'
import { documentsOf, expect, test } from './faults.ts'
import { hydrate } from './test.ts'

const isFile = ({ pathname }: URL) => /^\/(assets|messages)\//.test(pathname)
const isNewFile = ({ pathname }: URL) => /^\/new-(assets|messages)\//.test(pathname)
const isPage = ({ pathname }: URL) => !/\.\w+$/.test(pathname) && !pathname.startsWith('/api/')

/**
 * A new build takes the old one's place: documents name other files, and what the old ones name is gone. A broken
 * deployment lacks the new files, too.
 */
async function deploy(page: Page, { broken = false } = {}) {
  const renamed = (text: string) => text.replace(/(?<=["'`(/ ])(assets|messages)(?=\/)/g, 'new-$1')
  await page.route(isFile, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.route(isNewFile, async (route) => {
    if (broken) return route.fulfill({ status: 404, body: 'Not found' })
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

for (const cached of [false, true]) {
  test(`a hydrated tab of the old build${cached ? ', restored as it was,' : ''} gets the new document, and goes on in it`, async ({
    page,
  }) => {
    await page.goto('/contacts')
    await hydrate(page)
    await page.locator('form [name=fullName]').fill('Half a name')
    await deploy(page)
    if (cached) {
      // What a document in the back and forward cache is told; that cache itself is not in every build of Chromium.
      await page.evaluate(() => {
        for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
      })
    }
    const documents = documentsOf(page)
    await page.locator('footer a[href="/about"]').click()
    await expect(page).toHaveTitle(/About/)
    await isNew(page)
    expect(documents).toEqual(['/about'])
    await hydrate(page)
    await page.locator('footer a[href="/careers"]').click()
    await expect(page).toHaveTitle(/Careers/)
    expect(documents).toEqual(['/about'])
    await page.locator('footer a[href="/contacts"]').click()
    await expect(page.locator('form [name=fullName]')).toHaveValue('Half a name')
  })
}

for (const other of [{ code: 'hydrate-00000000.js' }, { shell: '00000000' }]) {
  const [part = ''] = Object.keys(other)
  test(`files for pages of another build (${part}) are not used: a click loads the document`, async ({
    page,
    logged,
  }) => {
    await page.route('**/messages/*/index.json', async (route) => {
      const index = await (await route.fetch()).json()
      await route.fulfill({ json: { ...index, ...other } })
    })
    await page.goto('/about')
    await hydrate(page)
    const documents = documentsOf(page)
    await page.locator('footer a[href="/careers"]').click()
    await expect(page).toHaveTitle(/Careers/)
    expect(documents).toEqual(['/careers'])
    expect(logged.join()).toContain('The other pages are for')
  })
}

test('a static tab of the old build stays as it is, and a click gets the new document', async ({ page, logged }) => {
  await page.goto('/about')
  // Prefetched documents pass by the routes of this test.
  await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove())
  await deploy(page)
  const documents = documentsOf(page)
  await expect(async () => {
    await page.mouse.move(20, 20)
    await page.mouse.move(40, 40)
    expect(logged.join()).toContain('The application did not load')
  }).toPass({ timeout: 15_000 })
  await page.locator('[popovertarget="menu-about"]').click()
  await page.locator('#menu-about a[href="/careers"]').click()
  await expect(page).toHaveTitle(/Careers/)
  await isNew(page)
  await hydrate(page)
  expect(documents).toEqual(['/careers'])
})

test('a deployment that lacks its files: one load for each click, and every page can be read', async ({ page }) => {
  await page.goto('/about')
  await hydrate(page)
  await deploy(page, { broken: true })
  const documents = documentsOf(page)
  for (const address of ['/careers', '/services']) {
    await page.locator(`footer a[href="${address}"]`).click()
    await expect(page.locator('main a, main h2').first()).toBeVisible()
    await isNew(page)
    await page.mouse.move(40, 40)
    await page.mouse.move(60, 60)
    await page.waitForLoadState('networkidle')
  }
  expect(documents).toEqual(['/careers', '/services'])
  await page.goBack()
  await expect(page).toHaveURL(/\/careers$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
