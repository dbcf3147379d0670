import type { Server } from 'node:http'
import { expect, type Locator, type Page, test } from 'playwright/test'
import { serve } from '../../scripts/serve/server.ts'
import { originLocales, originSite } from '../../scripts/lib/builds.ts'
import { CONSENT, CONSENT_BANNER, CONSENT_KEY } from '../../src/config/protocol.ts'
import { offices } from '../../src/config/site.ts'
import { languages, source } from '../fixtures/languages.ts'
import { isApplication as isScriptOrStrings } from './application.ts'
import { violationsInBoth } from './axe.ts'
import { hydrate } from './test.ts'

/** The build for an origin, with a measurement id and a map key. Other suites use the build without. */
let server: Server
let site: string

test.beforeAll(async () => {
  ;({ server, url: site } = await serve({ dist: originSite, port: 0 }))
})

test.afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** True for files of the application, which does not include the banner's script. */
const isApplication = (url: URL) => isScriptOrStrings(url) && !/\/start-[^/]*$/.test(url.pathname)

/** Answers other origins with nothing. Returns the requests to other origins, and for the application. */
async function watch(page: Page): Promise<{ asked: string[]; application: string[] }> {
  const asked: string[] = []
  const application: string[] = []
  page.on('request', (request) => isApplication(new URL(request.url())) && application.push(request.url()))
  await page.route(
    (url) => url.port !== new URL(site).port,
    async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ status: 200, contentType: 'text/javascript', body: '' })
    },
  )
  return { asked, application }
}

/** The paths of the page views sent to the analytics service so far. */
const views = (page: Page) =>
  page.evaluate(() => {
    const commands = (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>))
    return commands
      .filter(([name, event]) => name === 'event' && event === 'page_view')
      .map(([, , values]) => (values as { readonly page_path: string }).page_path)
  })

/** Presses a button without an event that would count as intent. */
const press = (button: Locator) => button.dispatchEvent('click')

const banner = (page: Page) => page.locator(`#${CONSENT_BANNER}`)
const settingsButton = (page: Page, name = source.common.privacy.settings) =>
  page.getByRole('contentinfo').getByRole('button', { name })

/** Waits until the script has set the state of the consent. */
const known = (page: Page) => expect(page.locator('html')).toHaveAttribute(CONSENT, /./)

/** The last locale of the build. */
const language = languages.findLast(({ code }) => originLocales.some((locale) => locale.code === code)) ?? source
const { prefix, common } = language
const { settings, banner: words } = common.privacy
const { label: region, accept, decline } = words

// A visitor who prefers the language of the page is offered no other one.
test.use({ locale: language.tag })

test('a page that is only read asks for consent, and loads and stores nothing before or after a decline', async ({
  page,
}) => {
  const { asked, application } = await watch(page)
  await page.goto(`${site}${prefix}/contacts`)
  await expect(page.getByRole('region', { name: region })).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await press(page.getByRole('button', { name: decline, exact: true }))
  await expect(banner(page)).toBeHidden()
  await page.reload()
  await known(page)
  await expect(banner(page)).toBeHidden()
  expect(application).toEqual([])
  await hydrate(page)
  await expect(banner(page)).toBeHidden()
  expect(asked).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

test('after consent, each view is reported once, static and hydrated, until consent is withdrawn', async ({ page }) => {
  const { asked, application } = await watch(page)
  await page.goto(`${site}${prefix}/about`)
  await press(page.getByRole('button', { name: accept, exact: true }))
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1'])
  expect(await views(page)).toEqual([`${prefix}/about`])
  expect(application).toEqual([])
  await hydrate(page)
  expect(await views(page)).toEqual([`${prefix}/about`])
  await page.locator(`footer a[href="${prefix}/careers"]`).click()
  await expect(page).toHaveURL(/careers$/)
  await expect.poll(() => views(page)).toEqual([`${prefix}/careers`])
  await settingsButton(page, settings).click()
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: decline, exact: true }).click()])
  asked.length = 0
  await hydrate(page)
  await page.locator(`footer a[href="${prefix}/about"]`).click()
  await expect(page).toHaveURL(/about$/)
  await expect(banner(page)).toBeHidden()
  expect(await views(page)).toEqual([])
  expect(asked).toEqual([])
})

test('the banner is shown again on request, and returns the focus', async ({ page }) => {
  await page.goto(`${site}${prefix}/about`)
  const stored = () => page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY)
  await expect(banner(page)).toBeVisible()
  expect(await violationsInBoth(page, 'banner')).toEqual([])
  await page.getByRole('button', { name: decline, exact: true }).click()
  for (const keys of [['Escape'], ['Tab', 'Enter']]) {
    await settingsButton(page, settings).press('Enter')
    await expect(page.getByRole('button', { name: accept, exact: true })).toBeFocused()
    for (const key of keys) await page.keyboard.press(key)
    await expect(banner(page)).toBeHidden()
    await expect(settingsButton(page, settings)).toBeFocused()
    expect(await stored()).toBe('denied')
  }
})

for (const width of [1440, 390]) {
  test(`the buttons to accept and decline are equal at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const each of [source, language]) {
      await page.goto(`${site}${each.prefix}/about`)
      await expect(banner(page)).toBeVisible()
      const sizes = await banner(page)
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map(({ clientWidth, clientHeight }) => `${clientWidth} x ${clientHeight}`))
      expect([sizes.length, new Set(sizes).size]).toEqual([2, 1])
    }
  })
}

test('a map is loaded on a click, without a change of size, and all are on consent', async ({ page }) => {
  const { asked } = await watch(page)
  await page.goto(`${site}/contacts`)
  const frames = page.locator('main article iframe')
  const article = page.locator('main article').first()
  const size = () => article.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
  await press(page.getByRole('button', { name: 'Decline' }))
  const before = await size()
  await page.getByRole('button', { name: source.common.privacy.map.show }).first().click()
  await expect(frames).toHaveCount(1)
  expect(await size()).toEqual(before)
  const [office] = offices
  await expect(frames).toHaveAttribute(
    'src',
    new RegExp(`key=test-key&q=${encodeURIComponent(office?.address[0] ?? '')}`),
  )
  await expect(frames).toHaveAttribute('title', /^Map: ./)
  await expect(frames).toHaveAttribute('loading', 'lazy')
  // Only the page's origin is sent, since an API key may be restricted to it.
  await expect(frames).toHaveAttribute('referrerpolicy', 'origin')
  await expect(frames).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  )
  expect(asked.filter((address) => !address.startsWith('https://www.google.com/maps/embed/'))).toEqual([])
  await settingsButton(page).click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(frames).toHaveCount(offices.length)
})

test('withdrawing consent deletes cookies that the service has set for the whole domain', async ({ page }) => {
  await watch(page)
  const host = 'isogloss.localhost'
  const names = async () => (await page.context().cookies()).map((cookie) => cookie.name)
  await page.goto(`http://www.${host}:${new URL(site).port}/about`)
  await press(page.getByRole('button', { name: 'Accept' }))
  await page.context().addCookies([
    { name: '_ga', value: '1', domain: `.${host}`, path: '/' },
    { name: '_ga_TEST1', value: '1', domain: `www.${host}`, path: '/' },
    { name: 'other', value: '1', domain: `.${host}`, path: '/' },
  ])
  await press(settingsButton(page))
  await Promise.all([page.waitForEvent('load'), press(page.getByRole('button', { name: 'Decline' }))])
  expect(await names()).toEqual(['other'])
})

for (const { reason, set } of [
  {
    reason: 'Global Privacy Control',
    set: () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  },
  {
    reason: 'blocked storage',
    set: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      }),
  },
]) {
  test(`${reason} counts as a decline`, async ({ page }) => {
    const { asked } = await watch(page)
    await page.addInitScript(set)
    await page.goto(`${site}/contacts`)
    await known(page)
    await hydrate(page)
    await expect(banner(page)).toBeHidden()
    expect(await views(page)).toEqual([])
    expect(asked).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no banner and no settings button', async ({ page }) => {
    await page.goto(`${site}/about`)
    await expect(banner(page)).toBeHidden()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible()
    await expect(settingsButton(page)).toBeHidden()
  })
})
