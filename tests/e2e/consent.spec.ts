import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { expect, type Page, test } from 'playwright/test'
import { serve } from '../../scripts/serve/server.ts'
import { violationsInBoth } from './axe.ts'
import { wake } from './test.ts'

/** A build with a measurement id and a map key; the other suites run over the one without. */
let server: Server
let site: string
const dist = path.join(tmpdir(), `isogloss-configured-${process.pid}`)

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  await execa('vite', ['build', '--outDir', dist, '--emptyOutDir'], {
    preferLocal: true,
    env: {
      ISOGLOSS_COMPRESS: 'off',
      VITE_GA_MEASUREMENT_ID: 'G-TEST1',
      VITE_MAPS_API_KEY: 'test-key',
    },
  })
  ;({ server, url: site } = await serve({ dist, port: 0 }))
})

test.afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Answers every other origin with nothing, and tells what was asked for. */
async function watch(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    (url) => !url.href.startsWith(site),
    async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ status: 200, contentType: 'text/javascript', body: '' })
    },
  )
  return asked
}

/** What has been handed to the analytics service so far: the page of each view. */
const views = (page: Page) =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer')
    if (!Array.isArray(layer)) return []
    return layer
      .map((entry) => JSON.stringify(Array.from(entry as ArrayLike<unknown>)))
      .filter((line) => line.startsWith('["event","page_view"'))
  })

for (const { prefix, accept, decline, settings, show } of [
  { prefix: '', accept: 'Accept', decline: 'Decline', settings: 'Privacy settings', show: /Show the map/ },
  {
    prefix: '/pl',
    accept: /^(Akceptuj|Zgadzam|Zezw)/,
    decline: /^(Odrzu|Nie|Odmaw)/,
    settings: /prywatności$/,
    show: /^Pokaż/,
  },
] as const) {
  const name = prefix || 'English'

  test(`${name}: nothing is loaded or stored before a choice, nor after a decline`, async ({ page }) => {
    const asked = await watch(page)
    await page.goto(`${site}${prefix}/contacts`)
    await wake(page)
    await expect(page.getByRole('button', { name: decline })).toBeVisible()
    const size = async (label: string | RegExp) =>
      (await page.getByRole('button', { name: label }).boundingBox())?.height
    expect(await size(accept)).toBe(await size(decline))
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.getByRole('button', { name: decline }).click()
    await expect(page.getByRole('button', { name: accept })).toHaveCount(0)
    await page.reload()
    await wake(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: accept })).toHaveCount(0)
    expect(asked).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })

  test(`${name}: after agreeing each route view is reported, and the choice can be taken back`, async ({ page }) => {
    const asked = await watch(page)
    await page.goto(`${site}${prefix}/about`)
    await wake(page)
    await page.getByRole('button', { name: accept }).click()
    await expect.poll(() => asked.some((url) => url.includes('googletagmanager.com/gtag/js?id=G-TEST1'))).toBe(true)
    await expect.poll(() => views(page)).toHaveLength(1)
    await page.locator(`footer a[href="${prefix}/careers"]`).click()
    await expect.poll(() => views(page)).toHaveLength(2)
    expect((await views(page)).at(-1)).toContain(`${prefix}/careers`)
    await page.getByRole('contentinfo').getByRole('button', { name: settings }).click()
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: decline }).click()])
    asked.length = 0
    await wake(page)
    await page.locator(`footer a[href="${prefix}/about"]`).click()
    await expect(page).toHaveURL(/about$/)
    expect(await views(page)).toEqual([])
    expect(asked).toEqual([])
  })

  test(`${name}: axe finds nothing where the question is asked, and where a map is shown`, async ({ page }) => {
    test.setTimeout(120_000)
    await watch(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const address = `${prefix}/contacts`
    const found: string[] = []
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(site + address)
      await wake(page)
      await expect(page.getByRole('button', { name: decline })).toBeVisible()
      found.push(...(await violationsInBoth(page, `${address} at ${width}, question asked`)))
    }
    await page.getByRole('button', { name: decline }).click()
    await page.getByRole('contentinfo').getByRole('button', { name: settings }).click()
    await expect(page.getByRole('button', { name: accept })).toBeFocused()
    await page.locator('article').first().getByRole('button', { name: show }).click()
    await expect(page.locator('article iframe')).toBeVisible()
    found.push(...(await violationsInBoth(page, `${address} at 390, map shown, question asked again`)))
    expect(found).toEqual([])
  })

  test(`${name}: a map comes with a click on its block, at the same place`, async ({ page }) => {
    const asked = await watch(page)
    await page.goto(`${site}${prefix}/contacts`)
    await wake(page)
    await page.getByRole('button', { name: decline }).click()
    const block = page.locator('article').first()
    const place = () =>
      block.evaluate((element: HTMLElement) => [element.offsetTop, element.offsetHeight, element.offsetWidth])
    const before = await place()
    await block.getByRole('button', { name: show }).click()
    const frame = block.locator('iframe')
    await expect(frame).toHaveAttribute(
      'src',
      /^https:\/\/www\.google\.com\/maps\/embed\/v1\/place\?key=test-key&q=ul\.%20/,
    )
    await expect(frame).toHaveAttribute('loading', 'lazy')
    await expect(frame).toHaveAttribute('title', /\S/)
    expect(await place()).toEqual(before)
    await expect(page.locator('iframe')).toHaveCount(1)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
  })
}

test('Global Privacy Control counts as a decline', async ({ page }) => {
  const asked = await watch(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto(`${site}/contacts`)
  await wake(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  expect(asked).toEqual([])
})
