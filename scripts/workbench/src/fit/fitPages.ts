import path from 'node:path'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { startBrowser } from '../lib/chromium.ts'
import { rendering } from '../config.ts'
import type { MarkedSite } from '../model/rendering.ts'
import { openTab, openView } from '../places/tab.ts'
import { once } from '../lib/once.ts'
import type { FitLocale } from './fitLocales.ts'
import { type FitFault, mergeFaults } from './faults.ts'

export interface FitOptions {
  /** The folder of the project's code. */
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

/** What a public site may have and its preview lacks: their texts have to fit, too. */
const features = { VITE_GA_MEASUREMENT_ID: 'G-FIT', VITE_MAPS_API_KEY: 'fit' }

/** Lays every view of every locale out in a browser, and finds what does not fit. */
export async function fitPages({ root, locales, views, widths, onDone }: FitOptions): Promise<FitFault[]> {
  const site = await buildWithFeatures(root)
  const browser = await startBrowser(unhinted)
  const found: FitFault[] = []
  try {
    for (const each of locales) {
      const ofLocale: FitFault[] = []
      const waiting = views.entries()
      const work = async () => {
        const tab = await openTab(browser, { ...each, site }, { locale: each.locale.tag })
        await servePackagedFonts(tab)
        for (const [index, view] of waiting) {
          // Menus are the same on every page.
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

async function buildWithFeatures(root: string): Promise<MarkedSite> {
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

interface FitView extends Pick<FitLocale, 'name' | 'locale'>, Pick<FitOptions, 'widths'> {
  readonly view: string
  readonly withMenus: boolean
}

async function fitView(tab: Page, { name, locale, view, widths, withMenus }: FitView): Promise<FitFault[]> {
  const found: FitFault[] = []
  await openView(tab, locale, view)
  await nameFonts(tab)
  for (const width of widths) {
    await tab.setViewportSize({ width, height: 900 })
    const faults = await tab.evaluate((menus) => window.measurePage?.(menus) ?? [], withMenus)
    found.push(...faults.map((fault) => ({ ...fault, locale: name, width, pages: [view] })))
  }
  return found
}

const { resolve } = createRequire(import.meta.url)

/** RFC 6761 keeps the name from being anybody's. */
const ORIGIN = 'http://fonts.invalid'

const japanese = '@fontsource-variable/noto-sans-jp/wght.css'
const chinese = '@fontsource-variable/noto-sans-sc/wght.css'
const greek = '@fontsource/source-serif-4/400.css'
const arabic = '@fontsource-variable/noto-sans-arabic/wght.css'
const newsreader = '@fontsource/newsreader/500.css'
const figtree = '@fontsource-variable/figtree/wght.css'

/**
 * Packaged fonts for what the site leaves to the reader's system: the fonts of Japanese and Chinese, the fallbacks of ours,
 * and letters that ours lack; the last one that has a letter shows it. By the family and weight of src/theme/: faces of
 * another weight add nothing to a family. No monospaced font is packaged.
 */
const packaged: readonly (readonly [family: string, weight: string, sheets: readonly string[]])[] = [
  ['Hiragino Sans', '100 900', [figtree, japanese]],
  ['PingFang SC', '100 900', [figtree, chinese]],
  ['Text', '300 900', [greek, chinese, japanese, arabic, newsreader]],
  ['Text fallback', 'normal', [greek, chinese, japanese, arabic, newsreader, figtree]],
  ['Text fallback', '600 900', [greek, chinese, japanese, arabic, newsreader, figtree]],
  ['Heading', '500', [japanese]],
  ['Heading fallback', 'normal', [newsreader]],
]

/** Has a tab get the fonts of `nameFonts` from the packages. */
export async function servePackagedFonts(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({
      path: resolve(new URL(route.request().url()).pathname.slice(1)),
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
}

const textOf = once((sheet: string) => readFile(resolve(sheet), 'utf8'))

/** Sets an open page in packaged fonts, so that its texts are as wide on every machine. The site's own faces come first. */
export async function nameFonts(page: Page): Promise<void> {
  const rules = packaged.flatMap(([family, weight, sheets]) =>
    sheets.map(async (sheet) =>
      (await textOf(sheet))
        .replaceAll(/font-family: .*?;/g, `font-family: '${family}';`)
        .replaceAll(/font-weight: .*?;/g, `font-weight: ${weight};`)
        .replaceAll('./files/', `${ORIGIN}/${path.posix.dirname(sheet)}/files/`),
    ),
  )
  await page.addStyleTag({ content: (await Promise.all(rules)).join('\n') })
  // A file that lacks a letter of its range is followed by another one.
  await page.evaluate(async () => {
    do {
      await document.fonts.ready
      await new Promise(requestAnimationFrame)
    } while (document.fonts.status === 'loading')
  })
}
