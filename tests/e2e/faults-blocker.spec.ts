import { allRoutes } from '../../src/config/routes.ts'
import { expect, test, wake } from './test.ts'

/** The forms of EasyList's, EasyPrivacy's and Fanboy's generic rules that a site's own files run into. */
const rules: readonly RegExp[] = [
  /[/_.-](ads?|adv|advert\w*|adserver|sponsor\w*)[/_.-]/i,
  /[/_.-](google-?)?analytics?[/_.-]/i,
  /gtag|google[-_]?tag|gtm\.js|ga\.js/i,
  /[/_.-](cookie|consent|gdpr|cmp|privacy-?choice)\w*[-_./]/i,
  /\/cookie|\/consent/i,
  /[-_/]banners?[-_./]/i,
  /[/_.-](track(er|ing)?|pixel|beacon|metrics?|telemetry|stats?|measurement|pageviews?)[/_.-]/i,
  /[/_.-](social|share|sharing|like|follow|newsletter|popup)[/_.-]/i,
]

/** Of the lists' rules for elements, those without a site's name. */
const hidden = [
  ...['ad', 'ads', 'adsbox', 'advert', 'banner', 'banner-ad', 'sponsor', 'cookie', 'cookie-banner', 'consent'],
  ...['consent-banner', 'social', 'social-share', 'share-buttons', 'newsletter', 'popup'],
].flatMap((name) => [`.${name}`, `#${name}`])

const matches = (address: string) => rules.some((rule) => rule.test(new URL(address, 'https://site.test').pathname))

test('no file of the site has a name that ad blockers look for', async ({ request }) => {
  const documents = await Promise.all(
    ['', '/pl'].flatMap((prefix) =>
      allRoutes.map(async ({ path }) => (await request.get(`${prefix}${path}`.replace(/(.)\/$/, '$1'))).text()),
    ),
  )
  const named = (text: string) => text.match(/(?<=["'`(/])(assets|art|messages)\/[\w./-]+/g) ?? []
  const files = new Set(documents.flatMap(named))
  const unread = () => [...files].filter((file) => file.endsWith('.js') && !read.has(file))
  const read = new Set<string>()
  while (unread().length > 0) {
    for (const file of unread()) {
      read.add(file)
      const text = await (await request.get(`/${file}`)).text()
      for (const found of named(text)) files.add(found)
      for (const [, sibling] of text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) files.add(`assets/${sibling}`)
    }
  }
  // Pages, sections, the application: a list that is too short has read nothing.
  expect([...files].filter((file) => file.endsWith('.js')).length).toBeGreaterThan(60)
  expect([...files].filter((file) => matches(`/${file}`))).toEqual([])
})

for (const address of ['/', '/contacts', '/privacy', '/pl/solutions/healthcare']) {
  test(`${address} works and looks the same under a blocker's list`, async ({ page }) => {
    const aborted: string[] = []
    await page.route(
      (url) => matches(url.href),
      (route) => {
        // A document is never what such a rule is about.
        if (route.request().isNavigationRequest()) return route.continue()
        aborted.push(route.request().url())
        return route.abort('blockedbyclient')
      },
    )
    await page.goto(address)
    await wake(page)
    await page.waitForLoadState('networkidle')
    expect(await page.locator(hidden.join()).count()).toBe(0)
    await page.locator('footer a[href$="/careers"]').click()
    await expect(page).toHaveURL(/\/careers$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(aborted).toEqual([])
  })
}
