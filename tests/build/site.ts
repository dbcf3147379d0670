import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { fileOf as fileAddressed } from 'vite-plugin-ssg'
import { defaultLocale, type Locale, publicLocales } from '../../src/config/locales.ts'
import { isNotice, type ViewId, viewIds } from '../../src/config/routes.ts'
import { withoutBreaks } from '../../src/i18n/breaks.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { once } from '../../src/i18n/once.ts'
import { testedViews, thorough } from '../e2e/thorough.ts'
import { textsOf, valuesOf } from '../fixtures/html.ts'

export const dist = path.resolve('dist')

/** The file of a view in a locale. */
export const fileOf = (locale: Locale, view: ViewId) => fileAddressed(viewHref(locale.code, view))

const parsed = once((file: string) => {
  const html = readFileSync(path.join(dist, file), 'utf8')
  return { file, html, $: load(html) }
})

/** The document of a view in a locale, parsed once. */
export const built = (locale: Locale, view: ViewId) => ({ locale, view, ...parsed(fileOf(locale, view)) })

/** The screen styles of a document, inlined or linked. */
export function stylesOf({ $ }: { readonly $: CheerioAPI }): string {
  const linked = valuesOf($, 'body link[rel="stylesheet"]', 'href')
  return [...textsOf($, 'style'), ...linked.map((href) => readFileSync(path.join(dist, href), 'utf8'))].join('\n')
}

/** The public locales that have a text of a view; in the others it is in English. */
export const localesWith = once((view: ViewId): readonly Locale[] =>
  publicLocales.filter(({ code }) => {
    const file = `locales/${code}/pages/${view}.json`
    return existsSync(file) && /": "(?!")/.test(readFileSync(file, 'utf8'))
  }),
)

/** The locales in a document's language menus: its own, and those that have the page (for a notice, those that have Home). */
export function linkedFrom(locale: Locale, view: ViewId): readonly Locale[] {
  const others = localesWith(isNotice(view) ? 'home' : view)
  const linked = publicLocales.filter((other) => other === locale || others.includes(other))
  return linked.toSorted((one, next) => one.name.localeCompare(next.name, defaultLocale))
}

/** Every view in every public locale that has it, for it.each: [name, locale, view]. */
export const documents: [string, Locale, ViewId][] = publicLocales.flatMap((locale) =>
  viewIds
    .filter((view) => localesWith(view).includes(locale))
    .map((view): [string, Locale, ViewId] => [`${locale.code} ${view}`, locale, view]),
)

/** A sample for slow checks: the pages of the browser tests, and the page with most numbers, in each language. */
export const sample = documents.filter(([, { code }, view]) => view === 'services' || testedViews(code).includes(view))

/** The first locale of each direction, and the first without spaces between words. All of them in the audit. */
export const fullLocales = publicLocales.filter(
  (locale) =>
    thorough ||
    locale === publicLocales.find(({ dir, fonts }) => dir === locale.dir && isSpaced(fonts) === isSpaced(locale.fonts)),
)

function isSpaced(fonts: Locale['fonts']): boolean {
  return fonts !== 'system'
}

/** The documents of those locales. */
export const inFull = documents.filter(([, locale]) => fullLocales.includes(locale))

/** The file that a static host serves for an address: itself, with .html, or index.html for the root. */
export function fileAt(address: string): string | undefined {
  const name = decodeURIComponent(address).replace(/^\//, '') || 'index.html'
  return [name, `${name}.html`].find((candidate) => /\.\w+$/.test(candidate) && existsSync(path.join(dist, candidate)))
}

/** Collapses all white space, including no-break spaces, and removes breaks of labels. */
export function plain(text: string): string {
  return withoutBreaks(text).replace(/\s+/g, ' ').trim()
}
