import type { CheerioAPI } from 'cheerio'
import type { Locale } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import type { ChunkStats } from '../../vite-plugin-stats/index.ts'
import { inlinedStyles } from '../bench/traffic.ts'
import type { BuiltSite } from './builtSite.ts'

/**
 * What is weighed of a page, in bytes as sent: the document without its styles; its styles, inlined or linked; the
 * scripts before anything wakes; all scripts that it may load once awake, those included; the strings that it loads then;
 * its pictures; the fonts that it preloads.
 */
export const measures = ['html', 'css', 'script', 'awake', 'strings', 'art', 'fonts'] as const
export type Measure = (typeof measures)[number]
export type PageWeight = Readonly<Record<Measure, number>>

/** Weighs a page of a finished build without a browser. */
export function weighPage(site: BuiltSite, locale: Locale, view: ViewId): PageWeight {
  const { file, html, $ } = site.document(locale, view)
  const sum = (addresses: Iterable<string>) => [...addresses].reduce((bytes, address) => bytes + site.sent(address), 0)
  const styles = inlinedStyles(html)
  return {
    html: site.sent(file) - styles,
    css: styles + sum(attributes($, 'link[rel="stylesheet"]:not([disabled])', 'href')),
    script: sum(firstScripts(site, $).map(({ file }) => file)),
    awake: sum(awakeScripts(site, $, view).map(({ file }) => file)),
    strings: sum(stringFiles($, view)),
    art: sum(attributes($, 'img', 'src')),
    fonts: sum(attributes($, 'link[rel="preload"][as="font"]', 'href')),
  }
}

/** The values of an attribute, each once. */
export function attributes($: CheerioAPI, selector: string, name: string): string[] {
  const values = $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '')
  return [...new Set(values.filter((value) => value.startsWith('/')))]
}

/** The scripts that a document names, with what they import. */
export function firstScripts(site: BuiltSite, $: CheerioAPI): ChunkStats[] {
  return closure(
    site,
    attributes($, 'script[src]', 'src').map((src) => src.slice(1)),
    () => false,
  )
}

/**
 * All scripts that a page loads once awake, without leaving it: application and page, and what these load on demand. The
 * language detector is not among them: it is for visitors who prefer another language than the page's (src/i18n/offer.ts).
 */
export function awakeScripts(site: BuiltSite, $: CheerioAPI, view: ViewId): ChunkStats[] {
  const first = firstScripts(site, $).map(({ file }) => file)
  const isElsewhere = (file: string) =>
    /^src\/pages\/|\/i18next-browser-languagedetector\//.test(site.chunk(file)?.source ?? '')
  return closure(site, [...first, `src/pages/${view}.tsx`], (file) => !isElsewhere(file))
}

/** The files of strings that a page's application fetches. */
export function stringFiles($: CheerioAPI, view: ViewId): string[] {
  const folder = $('html').attr('data-messages')
  return [`${folder}/common.json`, `${folder}/pages/${view}.json`]
}

function closure(site: BuiltSite, names: readonly string[], follows: (dynamicImport: string) => boolean): ChunkStats[] {
  const found = new Set<ChunkStats>()
  const visit = (name: string) => {
    const chunk = site.chunk(name)
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const imported of [...chunk.imports, ...chunk.dynamicImports.filter(follows)]) visit(imported)
  }
  for (const name of names) visit(name)
  return [...found]
}
