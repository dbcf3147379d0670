import { defaultLocale, type LocaleCode, publicLocales } from '../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'

/**
 * Whether everything is gone through (`npm run audit`). The browser tests of `npm test` look at a page of each kind in each
 * language, and of languages at one of each direction where the words make no difference, so that a change is judged
 * within minutes.
 */
export const thorough = process.env['THOROUGH'] === '1'

/** Tests that only `npm run audit` runs: large text, failing sections, texts that overflow. */
export const auditOnly = /\/(faults-section|overflow|reflow)\.spec\.ts$/

/** One of each kind of page. */
export const ofEachKind: ReadonlySet<ViewId> = new Set([
  'home',
  'about',
  'contacts',
  'services',
  'services-linguistic-quality',
  'ai-refinix-mt-post-editing-tool',
  'solutions-pharmaceutical',
  'not-found',
])

/** Those that have, with these, every section, which the default language is enough for. */
const ofFurtherSections = ['team', 'careers', 'services-media-localization', 'services-regulated-content'] as const
const ofEachSection: ReadonlySet<ViewId> = new Set([...ofEachKind, ...ofFurtherSections])

/** Of those the ones with most sections: for languages whose direction another one stands for. */
const ofMostSections: ReadonlySet<ViewId> = new Set(['home', 'contacts'])

const rightToLeft = publicLocales.find(({ dir }) => dir === 'rtl')?.code

/** The pages that are looked at in a language. */
export function testedViews(code: LocaleCode): readonly ViewId[] {
  if (thorough) return viewIds
  const chosen = code === defaultLocale ? ofEachSection : code === rightToLeft ? ofEachKind : ofMostSections
  return viewIds.filter((view) => chosen.has(view))
}

/** A list in parts: few enough for the workers to share, each large enough for what its pages have in common to be cached. */
export function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))
}
