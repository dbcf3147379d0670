import type { Page } from 'playwright'
import { type Locale, viewIds } from '../config.ts'
import { startBrowser } from '../lib/chromium.ts'
import type { Project } from '../model/project.ts'
import type { MarkedSite } from '../model/rendering.ts'
import type { Place } from '../places/browser/findPlaces.ts'
import { openTab, openView } from '../places/tab.ts'

/** A picture of a whole page and where its messages are on it. */
export interface Capture {
  /** WebP. */
  readonly picture: Buffer
  readonly width: number
  readonly height: number
  readonly places: readonly Place[]
}

const viewport = { width: 1280, height: 900 }
/** The view whose picture shows the menus too, the first; on all others they stay closed. */
export const menuView = () => viewIds()[0]

export interface CaptureOptions {
  readonly project: Project
  readonly site: MarkedSite
  /** Whose pages are shown. */
  readonly locale: Locale
  readonly views: readonly string[]
  readonly onDone: (view: string) => void
}

/** The pages of some views as the files are now, one after another, each with everything on it opened. */
export async function* capturePages({ project: { bundles }, site, locale, views, onDone }: CaptureOptions) {
  const browser = await startBrowser()
  try {
    const tab = await openTab(browser, { site, bundles }, { viewport, locale: locale.tag })
    for (const view of views) {
      await openView(tab, locale, view)
      yield { view, ...(await capture(tab, view)) }
      onDone(view)
    }
  } finally {
    await browser.close()
  }
}

async function capture(page: Page, view: string): Promise<Capture> {
  await page.evaluate(() => window.openPanels?.())
  await page.evaluate(layOut, view === menuView())
  const places = await page.evaluate(() => window.findPlaces?.() ?? [])
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // Text stays sharp enough to be read. JPEG takes half as much again.
  const picture = await page.screenshot({ fullPage: true, type: 'webp', quality: 50, animations: 'disabled' })
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
