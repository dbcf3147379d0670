import { defaultLocale, type LocaleCode, publicLocales } from '../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'

/**
 * True for `npm run audit`, which tests every page in every language. The browser tests of `npm test` open every section in
 * the default language, and most of them in one right-to-left language.
 */
export const thorough = process.env['THOROUGH'] === '1'

/** Tests that only `npm run audit` runs: layout, a failing application, history navigation, print. */
export const auditOnly = /\/(faults|layout|navigation|print)\.spec\.ts$/

/** Pages that together have every section. */
const ofEachSection: ReadonlySet<ViewId> = new Set([
  'home',
  'about',
  'team',
  'careers',
  'contacts',
  'services',
  'services-linguistic-quality',
  'services-media-localization',
  'services-regulated-content',
  'ai-refinix-mt-post-editing-tool',
  'solutions-pharmaceutical',
  'not-found',
])

/** The pages with the most sections, for the right-to-left language. */
export const ofMostSections: ReadonlySet<ViewId> = new Set(['home', 'contacts', 'services', 'solutions-pharmaceutical'])

const rightToLeft = publicLocales.find(({ dir }) => dir === 'rtl')?.code

/** The pages that browser tests open in a language. */
export function testedViews(code: LocaleCode): readonly ViewId[] {
  if (thorough) return viewIds
  if (code === defaultLocale) return viewIds.filter((view) => ofEachSection.has(view))
  return code === rightToLeft ? viewIds.filter((view) => ofMostSections.has(view)) : []
}

/** Splits a list into parts for the workers, large enough for shared files to be cached. */
export function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))
}
