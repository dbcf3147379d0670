import type { Page } from 'playwright'
import { type Locale, viewIds } from '../config.ts'
import type { Place } from '../places/browser/findPlaces.ts'
import { openView } from '../places/tab.ts'

/** A picture of a whole page and where its messages are on it. */
export interface Capture {
  readonly picture: Buffer
  readonly width: number
  readonly height: number
  readonly places: readonly Place[]
}

export const viewport = { width: 1280, height: 900 }
/** The view whose picture shows the menus too, the first; on all others they stay closed. */
export const menuView = () => viewIds()[0]

/** What a picture is made as. WebP has two thirds of the size, and at most 16383 pixels on a side. */
export interface PictureKind {
  readonly type: 'jpeg' | 'webp'
  readonly quality: number
}

/** The page of a view in a locale with everything on it opened, in a tab of the marked site. */
export async function capture(
  page: Page,
  view: string,
  locale: Locale,
  kind: PictureKind = { type: 'jpeg', quality: 60 },
): Promise<Capture> {
  await openView(page, locale, view)
  await page.evaluate(() => window.openPanels?.())
  await page.evaluate(layOut, view === menuView())
  const places = await page.evaluate(() => window.findPlaces?.() ?? [])
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const picture = await page.screenshot({ fullPage: true, ...kind, animations: 'disabled' })
  return { picture, width: viewport.width, height, places }
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
