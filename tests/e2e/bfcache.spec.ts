import { HYDRATED_ROOT } from '../../src/config/protocol.ts'
import { other } from '../fixtures/languages.ts'
import { expect, hydrate, test } from './test.ts'

// Playwright switches the back and forward cache off.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

/** Chromium's headless shell has no such cache and says so; that no reason lies in the page is to be seen all the same. */
const ofTheBrowser = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']

for (const hydrated of [false, true]) {
  test(`going back restores the page as it was left (${hydrated ? 'hydrated' : 'static'})`, async ({
    page,
    context,
  }) => {
    // Playwright loses a page that comes back from the cache; the browser's own protocol does not.
    const session = await context.newCDPSession(page)
    await session.send('Page.enable')
    const read = async (expression: string): Promise<unknown> =>
      // While one document gives way to another, the protocol refuses to answer.
      (await session.send('Runtime.evaluate', { expression }).catch(() => null))?.result.value
    const reasons: string[] = []
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
    })
    await page.goto('/solutions/healthcare')
    if (hydrated) await hydrate(page)
    await read(`addEventListener('pageshow', ({ persisted }) => { window.cameBack = persisted })`)
    await read(`document.querySelector('#tab-7 button').click()`)
    await read(`setTimeout(() => location.assign('${other.prefix}/about'))`)
    await expect.poll(() => read('document.documentElement.lang + document.readyState')).toBe('plcomplete')
    await read('setTimeout(() => history.back())')
    await expect.poll(() => read('location.pathname')).toBe('/solutions/healthcare')
    expect(reasons.filter((reason) => !ofTheBrowser.includes(reason))).toEqual([])
    if (reasons.length > 0) return
    await expect.poll(() => read('window.cameBack')).toBe(true)
    expect(await read(`document.querySelector('#tab-7 button').ariaExpanded`)).toBe('true')
    expect(await read(`document.querySelector('${HYDRATED_ROOT}') !== null`)).toBe(hydrated)
  })
}
