import { other } from '../fixtures/languages.ts'
import { expect, hydrate, test } from './test.ts'

// Playwright disables the back/forward cache.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

/** Chromium's headless shell has no such cache and reports these reasons. The page may not have others. */
const ofTheBrowser = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']

test('no hydrated page blocks the back/forward cache', async ({ page, context }) => {
  // Playwright loses a page that is restored from the cache; the DevTools protocol does not.
  const session = await context.newCDPSession(page)
  await session.send('Page.enable')
  const reasons: string[] = []
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
  })
  // The protocol refuses to answer during a navigation.
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
