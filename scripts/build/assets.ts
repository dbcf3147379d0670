import { readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { readBuilt } from 'vite-plugin-ssg'
import type { Locale } from '../../src/config/locales.ts'
import { WITHOUT_SCRIPTS } from '../../src/config/protocol.ts'
import type { ViewId } from '../../src/config/routes.ts'
import { once } from '../../src/i18n/once.ts'
import { families } from '../lib/brandFonts.ts'
import { printSheet, sheetsOf } from './css/sheets.ts'
import { analyticsSource, hydration, offerSource, pageSource, siteEntry } from './sources.ts'
import { splitAfterTop, stylesTop } from './topOfPage.ts'

/** A document's body, and its references to built files. */
export interface DocumentTags {
  /** Addresses of the scripts that are loaded on intent, in the order of CODE. */
  readonly code: readonly string[]
  /** The address of the script that offers another language. */
  readonly offer: string
  /** The file of the analytics script, in a build with one. */
  readonly analytics?: string | undefined
  /** The address of the entry script, which the first inline script imports. */
  readonly entry: string
  /** The web fonts with their preloads, which the first inline script applies. */
  readonly fonts: string
  /** The styles of the top of the page. */
  readonly head: string
  /** The styles of later sections follow the top. */
  readonly body: string
  /** The styles for print, which block nothing. */
  readonly end: string
}

/** The built files of documents. */
export interface Assets {
  /** The base path of the site, or "", before each path in a document. */
  readonly base: string
  /** Returns the tags of a view, or of a written page (null), which has neither code nor styles of its own. */
  tagsFor(view: ViewId | null, locale: Locale, body: string): DocumentTags
}

/**
 * Reads Vite's manifest of the browser build and its styles. Documents of an entry other than the site's have no other code,
 * and links to all styles in their heads.
 */
export function readAssets(site: string, base: string, entry: string = siteEntry): Assets {
  const { manifest, filesOf } = readBuilt(site)
  const isSite = entry === siteEntry
  const textOf = once((file: string) => readFileSync(path.join(site, file), 'utf8').trim())
  const styleOf = (files: readonly string[]) =>
    files.length > 0 ? `<style>${files.map(textOf).join('\n')}</style>` : ''
  const linksTo = (files: readonly string[]) =>
    files.map((file) => `<link rel="stylesheet" href="${base}/${file}">`).join('')
  const [print] = filesOf([printSheet]).files
  const fonts = Object.values(manifest).flatMap((item) => item.assets ?? [])
  const shell = filesOf([isSite ? hydration[0] : entry]).styles
  return {
    base,
    tagsFor(view, locale, body) {
      const [top, rest] = isSite ? splitAfterTop(body) : [body, '']
      const isInHead = stylesTop(top)
      const pages = view === null ? [] : [pageSource(view)]
      const page = filesOf(pages).styles.filter((file) => !shell.includes(file))
      const inHead = page.filter((file) => rest === '' || isInHead(textOf(file)))
      const later = page.filter((file) => !inHead.includes(file))
      // The styles of the language override those of the page.
      const files = [...shell, ...inHead, ...filesOf(sheetsOf(locale, (sheet) => sheet in manifest)).files]
      const { faces, styles } = separated(files.map(textOf))
      return {
        entry: `${base}/${filesOf([entry]).files[0]}`,
        code: isSite ? filesOf([...hydration, ...pages]).files.map((file) => `${base}/${file}`) : [],
        offer: isSite ? `${base}/${filesOf([offerSource]).files[0]}` : '',
        analytics: isSite ? manifest[analyticsSource]?.file : undefined,
        fonts: isSite ? `<style media="${WITHOUT_SCRIPTS}">${faces}</style>${preloads(fonts, locale, base)}` : '',
        head: isSite ? `<style>${styles}</style>` : linksTo(files),
        body: top + styleOf(later) + rest,
        end: `<link rel="stylesheet" href="${base}/${print}" media="print">`,
      }
    },
  }
}

/** Returns assets for the development server: documents with these tags in their heads, and the sources as their code. */
export const allInHead = (head: string): Assets => ({
  base: '',
  tagsFor: (view, _locale, body) => ({
    code: [...hydration, ...(view === null ? [] : [pageSource(view)])].map((source) => `/${source}`),
    offer: `/${offerSource}`,
    analytics: analyticsSource,
    entry: `/${siteEntry}`,
    fonts: '',
    head,
    body,
    end: '',
  }),
})

/**
 * Separates the web fonts of a document's styles. If a face is optional, all stay: a sheet that is applied later would make it
 * swap, too, and move the page.
 */
function separated(sheets: readonly string[]): { faces: string; styles: string } {
  const parts = sheets.map(withoutFonts)
  if (parts.some(({ isOptional }) => isOptional)) return { faces: '', styles: sheets.join('\n') }
  return { faces: parts.map(({ faces }) => faces).join(''), styles: parts.map(({ rest }) => rest).join('\n') }
}

/** Cached, since many pages have the same style files. */
const withoutFonts = once((css: string) => {
  const sheet = postcss.parse(css)
  const faces: string[] = []
  let isOptional = false
  sheet.walkAtRules('font-face', (face) => {
    const text = face.toString()
    if (!text.includes('url(')) return
    isOptional ||= /font-display:\s*optional/.test(text)
    faces.push(text)
    face.remove()
  })
  return { faces: faces.join(''), rest: sheet.toString(), isOptional }
})

/** Returns parts of the names of a locale's font files. */
function preloaded({ fonts }: Locale): string[] {
  const own = Object.values(families).flatMap(({ letters, faces, fileOf }) =>
    letters
      .filter((set) => set === 'latin' || set === fonts)
      .flatMap((set) => faces.map(({ weight }) => `/${path.basename(fileOf(set, weight), '.woff2')}-`)),
  )
  return fonts === 'arabic' ? [...own, '-arabic-500-', '-arabic-wght-'] : own
}

/**
 * Returns preloads of a locale's two fonts, so that a late font does not change line breaks. With scripts, the first one decides
 * whether they are preloaded (src/config/inlineScripts.ts).
 */
function preloads(fonts: readonly string[], locale: Locale, base: string): string {
  if (locale.fonts === 'system') return ''
  const wanted = preloaded(locale)
  return [...new Set(fonts)]
    .filter((file) => file.endsWith('.woff2') && wanted.some((name) => file.includes(name)))
    .map(
      (file) =>
        `<link rel="preload" href="${base}/${file}" as="font" type="font/woff2" crossorigin media="${WITHOUT_SCRIPTS}">`,
    )
    .join('')
}
