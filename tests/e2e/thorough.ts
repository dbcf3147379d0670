import { defaultLocale, type LocaleCode, publicLocales } from '../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'

/**
 * Whether everything is gone through (`npm run audit`). The browser tests of `npm test` look at every section in the default
 * language, at most of them in one of the other direction, and at one page in the others, so that a change is judged within
 * minutes.
 */
export const thorough = process.env['THOROUGH'] === '1'

/** Tests that only `npm run audit` runs: large text, failing sections, texts that overflow. */
export const auditOnly = /\/(faults-section|overflow|reflow)\.spec\.ts$/

/** Pages that have, together, every section. */
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

/** Those with most sections, for a language of the other direction. */
export const ofMostSections: ReadonlySet<ViewId> = new Set(['home', 'contacts', 'services', 'solutions-pharmaceutical'])

/** The one with most numbers, which are written differently, for a language whose direction another one stands for. */
const ofNumbers: ReadonlySet<ViewId> = new Set(['services'])

const rightToLeft = publicLocales.find(({ dir }) => dir === 'rtl')?.code

/** The pages that are looked at in a language. */
export function testedViews(code: LocaleCode): readonly ViewId[] {
  if (thorough) return viewIds
  const chosen = code === defaultLocale ? ofEachSection : code === rightToLeft ? ofMostSections : ofNumbers
  return viewIds.filter((view) => chosen.has(view))
}

/** A list in parts: few enough for the workers to share, each large enough for what its pages have in common to be cached. */
export function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))
}
