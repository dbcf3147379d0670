import path from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { config, type Locale, viewHref } from '../config.ts'
import { useFonts } from '../lib/useFonts.ts'
import type { Bundles } from '../model/bundles.ts'
import type { MarkedSite } from '../model/rendering.ts'

/** Nothing is asked over the network: every answer is given here. RFC 6761 keeps the name from being anybody's. */
const ORIGIN = 'http://site.invalid'

/** The module whose page tells where its messages are (browser/entry.ts). */
export const PLACES_ENTRY = path.join(import.meta.dirname, 'browser/entry.ts')

/** A tab of a browser in which the marked site can be opened, without motion. It is for the caller to close. */
export async function openTab(
  browser: Browser,
  { site, bundles }: { readonly site: MarkedSite; readonly bundles: Bundles },
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options })
  await page.route(`${ORIGIN}/**`, async (route) => {
    const answer = await site.answer(bundles, decodeURI(new URL(route.request().url()).pathname))
    if (answer.kind === 'file') await route.fulfill({ path: answer.file })
    else await route.fulfill({ status: answer.status, contentType: answer.type, body: answer.text })
  })
  return page
}

/** Opens a view of a locale in such a tab, hydrated, with all of its sections laid out and its fonts there. */
export async function openView(page: Page, { code }: Pick<Locale, 'code'>, view: string): Promise<void> {
  const { hydrated, eager } = config().pages
  await page.goto(ORIGIN + viewHref(code, view))
  await page.waitForFunction((root) => window.findPlaces && document.querySelector(root), hydrated)
  await page.evaluate((name) => document.documentElement.setAttribute(name, ''), eager)
  await page.evaluate(useFonts)
}
