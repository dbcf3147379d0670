import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { CheerioAPI } from 'cheerio'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { isCompressed } from '../../scripts/build/compress.ts'
import { sheetsOf } from '../../scripts/build/css/sheets.ts'
import { writtenFolders } from '../../scripts/build/written/read.ts'
import type { Locale } from '../../src/config/locales.ts'
import { CODE, ENTRY, MESSAGES } from '../../src/config/protocol.ts'
import { allRoutes, type PageKind, type ViewId } from '../../src/config/routes.ts'
import { once } from '../../src/i18n/once.ts'
import { valuesOf } from '../fixtures/html.ts'
import { built, dist, inFull } from './site.ts'

/**
 * The measures of a page, in bytes as sent (brotli): the document without styles and drawing; its styles, inlined or linked; the styles
 * in its head; the scripts before the first intent; those and all scripts that it may load afterwards; the messages that
 * it loads then; its drawings; its preloaded fonts.
 */
const measures = ['html', 'css', 'top', 'script', 'hydrated', 'messages', 'art', 'fonts'] as const
type Measure = (typeof measures)[number]

type BudgetKind = PageKind | 'notice'

const KB = 1024

/** The budget of every page, in bytes as sent (brotli). */
const everyPage = {
  // Includes 1.5 KB for print, most of it at the end.
  css: 10.8 * KB,
  // Styles that block the first paint.
  top: 6.95 * KB,
  // Scripts before any intent, including inline ones, without a margin. Builds with Markdown pages check whether to hydrate.
  script: 3.5 * KB + (writtenFolders.some((folder) => existsSync(folder)) ? 8 : 0),
  // All scripts after hydration: application, page, and modules loaded on demand (docs/speed.md).
  hydrated: 140 * KB,
  messages: 8.6 * KB,
  art: 15.4 * KB,
  // Also for another owner: two families, with two files each on a Polish page.
  fonts: 100 * KB,
} as const

/**
 * The budget of each kind of page, in bytes: a tenth above the heaviest current page, as a margin for texts and styles,
 * except for the scripts before any intent.
 */
const budgets: Readonly<Record<BudgetKind, Readonly<Record<Measure, number>>>> = {
  // The carousel (a scrolling row before hydration, then Mantine's) and its logos; `top` has the revised sentence and the figures
  // of the first screen.
  home: { ...everyPage, css: 12.2 * KB, top: 9.05 * KB, html: 11.2 * KB, hydrated: 150 * KB, art: 18.7 * KB },
  company: { ...everyPage, top: 7.4 * KB, html: 10 * KB },
  // Fields, validation and submission.
  form: { ...everyPage, html: 10.3 * KB, hydrated: 147 * KB },
  // The calculator of quotations, with two lists of languages and prices in two currencies.
  overview: { ...everyPage, html: 10.6 * KB, hydrated: 147 * KB },
  service: { ...everyPage, html: 12.8 * KB },
  ai: { ...everyPage, html: 10.2 * KB },
  solution: { ...everyPage, html: 13.6 * KB },
  legal: { ...everyPage, html: 8.4 * KB },
  notice: { ...everyPage, html: 6.1 * KB },
}

/** The kind of a view, for its budget. */
function kindOf(view: ViewId): BudgetKind {
  return allRoutes.find(({ id }) => id === view)?.kind ?? 'notice'
}

/** The additional budget of a language: its own style sheet, and two fonts of another script. */
function allowance(locale: Locale, measure: Measure): number {
  if (measure === 'css' || measure === 'top') return sheetsOf(locale).length > 0 ? 256 : 0
  return measure === 'fonts' && locale.fonts === 'arabic' ? 45 * KB : 0
}

/** The bytes of files or parts of a document, by name. */
type Parts = ReadonlyMap<string, number>

/** The parts of a measure of a built page. */
function partsOf(measure: Measure, locale: Locale, view: ViewId): Parts {
  const { file, $ } = built(locale, view)
  const weighFiles = (addresses: readonly string[]) => new Map(addresses.map((address) => [address, sizeOf(address)]))
  const styles = () => sizeOfText($('style').text())
  const listed = (name: string) => $('html').attr(name)?.split(' ') ?? []
  const first = listed(ENTRY)
  const drawing = () =>
    sizeOfText(
      $('[data-drawing] > :not(style)')
        .toArray()
        .map((part) => $.html(part))
        .join(''),
    )
  const parts: Readonly<Record<Measure, () => Parts>> = {
    html: () => new Map([['document', sizeOf(file) - styles() - drawing()]]),
    css: () => weighFiles(addressesIn($, 'link[rel="stylesheet"]', 'href')).set('inlined', styles()),
    top: () => new Map([['inlined', sizeOfText($('head style').text())]]),
    script: () => weighFiles(scriptsFrom(first, () => false)).set('inline', sizeOfText(inlineScripts($))),
    hydrated: () => weighFiles(scriptsFrom([...first, ...listed(CODE)], (address) => !isForOthers(address))),
    messages: () => weighFiles(listed(MESSAGES)),
    art: () => new Map([...weighFiles(picturesIn($)), ['inlined', drawing()]]),
    fonts: () => weighFiles(addressesIn($, 'link[rel="preload"][as="font"]', 'href')),
  }
  return parts[measure]()
}

const sum = (parts: Parts) => [...parts.values()].reduce((total, bytes) => total + bytes, 0)

/** The heaviest parts of a measure, a line each. */
function heaviest(parts: Parts, limit = 6): string {
  const sorted = [...parts].sort(([, a], [, b]) => b - a)
  return sorted
    .map(([name, bytes]) => `${String(Math.round(bytes)).padStart(8)}  ${name}`)
    .slice(0, limit)
    .join('\n')
}

function inlineScripts($: CheerioAPI): string {
  return $('script:not([src], [type="application/ld+json"], [type="speculationrules"])').text()
}

/** The distinct values of an attribute that are files of the site. */
function addressesIn($: CheerioAPI, selector: string, attribute: string): string[] {
  return [...new Set(valuesOf($, selector, attribute))].filter((value) => value.startsWith('/'))
}

/**
 * The pictures that are loaded when the whole page is read on a wide screen: the first and largest of several sources, and
 * none from closed panels, because lazy pictures are not loaded until they are shown.
 */
function picturesIn($: CheerioAPI): string[] {
  const shown = $('img').not('[role="region"][style*="display:none"] img, [popover] img')
  const addresses = shown.toArray().map((image) => {
    const source = $(image).siblings('source').first().attr('srcset')
    // Sizes are in ascending order.
    return source?.split(',').at(-1)?.trim().split(' ')[0] ?? $(image).attr('src') ?? ''
  })
  return [...new Set(addresses)].filter((address) => address.startsWith('/'))
}

/**
 * Modules that few visits load: the language detector (src/i18n/offer.ts), and the tool once it gets a file
 * (src/sections/Refine).
 */
const isForOthers = (address: string) => /^(?:i18nextBrowserLanguageDetector|RefineTool)-/.test(path.basename(address))

/** Scripts with their transitive imports, and the import()s that are followed. */
function scriptsFrom(first: readonly string[], follows: (address: string) => boolean): string[] {
  const found = new Set(first)
  // Iterating a set includes items added meanwhile.
  for (const address of found) {
    const { statics, dynamics } = importsOf(address)
    for (const imported of [...statics, ...dynamics.filter(follows)]) found.add(imported)
  }
  return [...found]
}

const importsOf = once((address: string) => {
  const code = readFileSync(path.join(dist, address), 'utf8')
  const { staticImports, dynamicImports } = parseSync(address, code).module
  const resolve = (specifier: string) => path.posix.join(path.posix.dirname(address), specifier)
  return {
    statics: staticImports.map(({ moduleRequest }) => resolve(moduleRequest.value)),
    // Only literal import()s; react-router has one of a variable, for an unused mode.
    dynamics: dynamicImports
      .map(({ moduleRequest }) => code.slice(moduleRequest.start + 1, moduleRequest.end - 1))
      .filter((specifier) => specifier.startsWith('./'))
      .map(resolve),
  }
})

/** The bytes of a file as a host sends it, or 1.5 % more for documents and drawings, since the highest quality is slow. */
const sizeOf = once((name: string): number => {
  const content = readFileSync(path.join(dist, name))
  if (!isCompressed(name, content.length)) return content.length
  const quality = /\.(?:js|css)$/.test(name) ? constants.BROTLI_MAX_QUALITY : 10
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
})

/** Cached, since many pages have the same styles. */
const sizeOfText = once((text: string) => brotliCompressSync(text).length)

describe.each(Object.keys(budgets) as BudgetKind[])('a page of the kind %s', (kind) => {
  it.each(measures)('keeps its budget of %s', (measure) => {
    const over = inFull
      .filter(([, , view]) => kindOf(view) === kind)
      .map(([name, locale, view]) => ({
        name,
        parts: partsOf(measure, locale, view),
        budget: budgets[kind][measure] + allowance(locale, measure),
      }))
      .filter(({ parts, budget }) => sum(parts) > budget)
    const lines = over.map(
      ({ name, parts, budget }) =>
        `${name}: ${measure} weighs ${Math.round(sum(parts))} bytes, its budget is ${budget}. Heaviest parts in bytes:\n${heaviest(parts)}`,
    )
    expect(lines).toEqual([])
  })
})
