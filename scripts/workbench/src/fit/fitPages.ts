import path from 'node:path'
import type { Page } from 'playwright'
import { startBrowser } from '../lib/chromium.ts'
import { rendering } from '../config.ts'
import type { MarkedSite } from '../model/rendering.ts'
import { openTab, openView } from '../places/tab.ts'
import type { FitLocale } from './fitLocales.ts'
import { type FitFault, mergeFaults } from './faults.ts'

export interface FitOptions {
  readonly root: string
  readonly locales: readonly FitLocale[]
  readonly views: readonly string[]
  readonly widths: readonly number[]
  readonly onDone: (name: string) => void
}

const ENTRY = path.join(import.meta.dirname, 'browser/entry.ts')

/** A phone, a tablet, a small and a large screen. */
export const fitWidths = [360, 768, 1024, 1440] as const

/** Rendering and measuring take turns, so that two pages keep two cores busy. */
const TABS = 2

/** On most screens letters are not fitted to whole pixels, which makes them narrower or wider. */
const unhinted = ['--font-render-hinting=none']

/** Lays every view of every locale out in a browser, and finds what does not fit. */
export async function fitPages({ root, locales, views, widths, onDone }: FitOptions): Promise<FitFault[]> {
  const { measuring } = await rendering()
  const site = await buildWith(measuring?.features ?? {}, root)
  const browser = await startBrowser(unhinted)
  const found: FitFault[] = []
  try {
    for (const each of locales) {
      const ofLocale: FitFault[] = []
      const waiting = views.entries()
      const work = async () => {
        const tab = await openTab(browser, { ...each, site }, { locale: each.locale.tag })
        await measuring?.serveFonts(tab)
        for (const [index, view] of waiting) {
          // Menus are the same on every page.
          await openView(tab, each.locale, view)
          await measuring?.setFonts(tab)
          ofLocale.push(...(await fitView(tab, { ...each, view, widths, withMenus: index === 0 })))
          onDone(`${each.name} ${view}`)
        }
        await tab.context().close()
      }
      await Promise.all(Array.from({ length: TABS }, work))
      found.push(...mergeFaults(ofLocale))
    }
  } finally {
    await browser.close()
  }
  return found
}

/** The marked site as it is built under some variables of the environment. */
async function buildWith(features: Readonly<Record<string, string>>, root: string): Promise<MarkedSite> {
  const before = { ...process.env }
  Object.assign(process.env, features)
  try {
    return await (await rendering()).markedSite(root, ENTRY)
  } finally {
    for (const name of Object.keys(features)) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
}

interface FitView extends Pick<FitLocale, 'name'>, Pick<FitOptions, 'widths'> {
  readonly view: string
  readonly withMenus: boolean
}

async function fitView(tab: Page, { name, view, widths, withMenus }: FitView): Promise<FitFault[]> {
  const found: FitFault[] = []
  for (const width of widths) {
    await tab.setViewportSize({ width, height: 900 })
    const faults = await tab.evaluate((menus) => window.measurePage?.(menus) ?? [], withMenus)
    found.push(...faults.map((fault) => ({ ...fault, locale: name, width, pages: [view] })))
  }
  return found
}
