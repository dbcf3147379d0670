import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import { readBuilt } from 'vite-plugin-ssg'
import type { Locale } from '../../src/config/locales.ts'
import type { ViewId } from '../../src/config/routes.ts'
import { computedVariables } from '../../src/theme/computedVariables.ts'
import { families } from '../lib/brandFonts.ts'
import { printSheet, sheetsOf } from './css/sheets.ts'
import { namesNeeded, namesReadIn, withoutUnneeded } from './css/variables.ts'
import { analyticsSource, hydration, pageSource, siteEntry } from './sources.ts'
import { splitAfterTop, stylesTop } from './topOfPage.ts'

/** A document's body, and what names built files. */
export interface DocumentTags {
  /** Addresses of the scripts that are loaded on intent, as CODE lists them. */
  readonly code: readonly string[]
  /** The file of the script that measures, if this build does. */
  readonly analytics?: string | undefined
  /** Preloads of fonts, which the first inline script starts. */
  readonly preloads: string
  /** Entry script, styles of what is at the top of the page. */
  readonly head: string
  /** With the styles of later sections after the top. */
  readonly body: string
  /** What nothing waits for: the styles for paper. */
  readonly end: string
}

/** The built files that a document names. */
export interface Assets {
  /** The base path of the site, or "": what stands before each path in a document. */
  readonly base: string
  /** Those of a view, or of a written page (null), which has neither code nor styles of its own. */
  tagsFor(view: ViewId | null, locale: Locale, body: string): DocumentTags
}

/**
 * Reads Vite's manifest of the browser build, and the styles that it names. Documents of another entry than the site's own
 * have no other code, and links to all their styles in their heads. The site stands below a base path, or "".
 */
export async function readAssets(site: string, base: string, entry: string = siteEntry): Promise<Assets> {
  const { manifest, filesOf } = readBuilt(site)
  const isSite = entry === siteEntry
  const css = await readStyles(site, manifest)
  const textOf = (file: string) => css.get(file) ?? ''
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
      // The language's after those of the page, which it overrides.
      const files = [...shell, ...inHead, ...filesOf(sheetsOf(locale, (sheet) => sheet in manifest)).files]
      const head = [
        isSite ? styleOf(files) : linksTo(files),
        `<script type="module" async src="${base}/${filesOf([entry]).files[0]}"></script>`,
      ].join('')
      return {
        code: isSite ? filesOf([...hydration, ...pages]).files.map((file) => `${base}/${file}`) : [],
        analytics: isSite ? manifest[analyticsSource]?.file : undefined,
        preloads: preloads(fonts, locale, base),
        head,
        body: top + styleOf(later) + rest,
        end: `<link rel="stylesheet" href="${base}/${print}" media="print">`,
      }
    },
  }
}

/** Documents with these tags alone, in their heads, and the code that Vite's development server makes of the sources. */
export const allInHead = (head: string): Assets => ({
  base: '',
  tagsFor: (view, _locale, body) => ({
    code: [...hydration, ...(view === null ? [] : [pageSource(view)])].map((source) => `/${source}`),
    analytics: analyticsSource,
    preloads: '',
    head,
    body,
    end: '',
  }),
})

/**
 * The text of each style file, as documents carry it: without the variables that nothing on the site reads. Which those
 * are is a matter of all files and scripts together, not of a page, because a visitor goes from page to page without
 * the styles of the first being replaced.
 */
async function readStyles(site: string, manifest: Manifest): Promise<ReadonlyMap<string, string>> {
  const chunks = Object.values(manifest)
  const read = async (file: string) => [file, (await readFile(path.join(site, file), 'utf8')).trim()] as const
  const names = chunks.flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file] : css))
  const sheets = await Promise.all([...new Set(names)].map(read))
  const scripts = await Promise.all(chunks.filter(({ file }) => file.endsWith('.js')).map(({ file }) => read(file)))
  const needed = namesNeeded(
    sheets.map(([, text]) => text),
    [...computedVariables, ...scripts.flatMap(([, text]) => [...namesReadIn(text)])],
  )
  return new Map(sheets.map(([file, text]) => [file, withoutUnneeded(text, needed)]))
}

/** What stands in the names of the files of a locale's letters. */
function preloaded({ fonts }: Locale): string[] {
  const own = Object.values(families).flatMap(({ letters, faces, fileOf }) =>
    letters
      .filter((set) => set === 'latin' || set === fonts)
      .flatMap((set) => faces.map(({ weight }) => `/${path.basename(fileOf(set, weight), '.woff2')}-`)),
  )
  return fonts === 'arabic' ? [...own, '-arabic-500-', '-arabic-wght-'] : own
}

/**
 * The files of a locale's letters in the two faces that every page shows at once, so that no line breaks anew. Where there
 * are scripts, the first one decides whether they are fetched ahead (src/config/inlineScripts.ts).
 */
function preloads(fonts: readonly string[], locale: Locale, base: string): string {
  if (locale.fonts === 'system') return ''
  const wanted = preloaded(locale)
  return [...new Set(fonts)]
    .filter((file) => file.endsWith('.woff2') && wanted.some((name) => file.includes(name)))
    .map(
      (file) =>
        `<link rel="preload" href="${base}/${file}" as="font" type="font/woff2" crossorigin media="(scripting: none)">`,
    )
    .join('')
}
