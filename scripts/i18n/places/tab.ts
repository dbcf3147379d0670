import type { Browser, BrowserContextOptions, Page } from 'playwright'
import type { Locale } from '../../../src/config/locales.ts'
import { HYDRATED_ROOT, RENDER_EAGER } from '../../../src/config/protocol.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import { viewHref } from '../../../src/i18n/href.ts'
import { useFonts } from '../../lib/useFonts.ts'
import type { Bundles } from '../model/bundles.ts'
import { siteAnswer } from './answer.ts'
import type { MarkedBuild } from './markedBuild.ts'

/** Nothing is asked over the network: every answer is given here. RFC 6761 keeps the name from being anybody's. */
const ORIGIN = 'http://site.invalid'

/** The module whose page tells where its messages are (browser/entry.ts). */
export const PLACES_ENTRY = 'scripts/i18n/places/browser/entry.ts'

/** A tab of a browser in which the marked site can be opened, without motion. It is for the caller to close. */
export async function openTab(
  browser: Browser,
  { build, bundles }: { readonly build: MarkedBuild; readonly bundles: Bundles },
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options })
  await page.route(`${ORIGIN}/**`, async (route) => {
    const answer = await siteAnswer(build, bundles, decodeURI(new URL(route.request().url()).pathname))
    if (answer.kind === 'file') await route.fulfill({ path: answer.file })
    else await route.fulfill({ status: answer.status, contentType: answer.type, body: answer.text })
  })
  return page
}

/** Opens a view of a locale in such a tab, hydrated, with all of its sections laid out and its fonts there. */
export async function openView(page: Page, { code }: Pick<Locale, 'code'>, view: ViewId): Promise<void> {
  await page.goto(ORIGIN + viewHref(code, view))
  await page.waitForFunction((root) => window.findPlaces && document.querySelector(root), HYDRATED_ROOT)
  await page.evaluate((name) => document.documentElement.setAttribute(name, ''), RENDER_EAGER)
  await page.evaluate(useFonts)
}
