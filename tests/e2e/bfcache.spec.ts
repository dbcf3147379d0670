import { other } from '../fixtures/languages.ts'
import { expect, hydrate, test } from './test.ts'

// Playwright switches the back and forward cache off.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

/** Chromium's headless shell has no such cache and says so: that no other reason lies in the page is what is tested. */
const ofTheBrowser = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']

test('no hydrated page has a reason for not coming back as it was left', async ({ page, context }) => {
  // Playwright loses a page that comes back from the cache; the browser's own protocol does not.
  const session = await context.newCDPSession(page)
  await session.send('Page.enable')
  const reasons: string[] = []
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
  })
  // While one document gives way to another, the protocol refuses to answer.
  const read = async (expression: string): Promise<unknown> =>
    (await session.send('Runtime.evaluate', { expression }).catch(() => null))?.result.value
  await page.goto('/solutions/healthcare')
  await hydrate(page)
  await read(`setTimeout(() => location.assign('${other.prefix}/about'))`)
  await expect.poll(() => read('document.documentElement.lang + document.readyState')).toBe(`${other.tag}complete`)
  await read('setTimeout(() => history.back())')
  await expect.poll(() => read('location.pathname')).toBe('/solutions/healthcare')
  expect(reasons.filter((reason) => !ofTheBrowser.includes(reason))).toEqual([])
})
