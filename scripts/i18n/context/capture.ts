import { type Browser, chromium, type Page } from 'playwright'
import type { Locale } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import { viewHref } from '../../../src/i18n/href.ts'
import { findChromium, sandboxArgs } from '../../lib/chromium.ts'
import { showPanels } from '../../lib/panels.ts'
import { type Carried, readCarried, readSpots, type Spot } from './readPage.ts'

/** A picture of a whole page and the texts on it. */
export interface Capture {
  readonly picture: Buffer
  /** In CSS pixels, which are the picture's. */
  readonly width: number
  readonly height: number
  readonly spots: readonly Spot[]
  readonly carried: readonly Carried[]
}

const WIDTH = 1280
/** The view whose picture shows the menus too; on all others they stay closed. */
export const menuView: ViewId = 'home'

/** Chromium without a window, for `capture`; it is for the caller to close. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...sandboxArgs] })
}

/** A tab that shows pages as they are before any script of theirs has run, without motion. */
export async function openTab(browser: Browser, { tag }: Locale): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: 900 },
    reducedMotion: 'reduce',
    locale: tag,
  })
  await page.route(/\.js(\?|$)/, (route) => route.abort())
  return page
}

/** The page of a view in a locale with everything on it opened; null when the site has it in another language, or not. */
export async function capture(page: Page, site: string, view: ViewId, locale: Locale): Promise<Capture | null> {
  const response = await page.goto(site + viewHref(locale.code, view))
  const isThere = (response?.ok() ?? false) || view === 'not-found'
  if (!isThere || (await page.evaluate(() => document.documentElement.lang)) !== locale.tag) return null
  await showPanels(page)
  await page.evaluate(layOut, view === menuView)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  const spots = await page.evaluate(readSpots)
  const carried = await page.evaluate(readCarried)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60, animations: 'disabled' })
  return { picture, width: WIDTH, height, spots, carried }
}

/** Lays what stands over the page out in it: on request the menus, under the header's bar. */
function layOut(withMenus: boolean): void {
  const menus = document.createElement('div')
  for (const menu of withMenus ? document.querySelectorAll<HTMLElement>('header [popover]') : []) {
    menu.removeAttribute('popover')
    menu.style.cssText = 'position: static; display: block; inline-size: auto; margin: 0; opacity: 1; translate: none'
    menus.append(menu)
  }
  if (withMenus) document.querySelector('header dialog')?.before(menus)
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(element)
    // What follows the reader stays at its place in the picture, and takes room there when it holds the menus.
    if (position === 'fixed') element.style.position = element.contains(menus) ? 'relative' : 'absolute'
    if (position === 'sticky') element.style.position = 'relative'
  }
}
