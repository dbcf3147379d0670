import { sheetsOf } from '../../scripts/vite-plugin-css/languageSheets.ts'
import type { Locale } from '../../src/config/locales.ts'
import { allRoutes, type PageKind, type ViewId } from '../../src/config/routes.ts'
import type { Measure } from './pageWeight.ts'

export type BudgetKind = PageKind | 'notice'

const KB = 1024

/** What every page has to keep, in bytes as sent (brotli); pageWeight.ts says what each measure is. */
const everyPage = {
  css: 9.4 * KB,
  // What has to come before the first paint.
  top: 5.7 * KB,
  // Before the visitor does anything, the inline script included.
  script: 3.5 * KB,
  // All that may come once hydrated: application, page, and what they load on demand (docs/speed.md).
  hydrated: 132 * KB,
  // 0.9 of it is the index, which names the styles of pages, too.
  messages: 8.75 * KB,
  art: 15 * KB,
  fonts: 60 * KB,
} as const

/**
 * The most that a page of each kind may weigh, in bytes. The documents' own share is a little above the heaviest page of
 * today.
 */
export const budgets: Readonly<Record<BudgetKind, Readonly<Record<Measure, number>>>> = {
  // The carousel.
  home: { ...everyPage, html: 8.65 * KB, hydrated: 147 * KB },
  company: { ...everyPage, html: 8 * KB },
  // Fields, and what checks and sends them.
  form: { ...everyPage, html: 8.25 * KB, hydrated: 150 * KB },
  overview: { ...everyPage, html: 8.1 * KB },
  service: { ...everyPage, html: 10.75 * KB, hydrated: 133.5 * KB },
  ai: { ...everyPage, html: 8.65 * KB },
  solution: { ...everyPage, html: 11.7 * KB },
  legal: { ...everyPage, html: 6.75 * KB },
  notice: { ...everyPage, html: 4.65 * KB },
}

/** What each language beyond the second may add to a document of another one: alternates, entries of the language menus. */
export const perLanguage = 400 / 6

/** The kind whose budget a view has to keep. */
export function kindOf(view: ViewId): BudgetKind {
  return allRoutes.find(({ id }) => id === view)?.kind ?? 'notice'
}

/** What a language may weigh more: its own style sheet, and two fonts of another script. */
export function allowance(locale: Locale, measure: Measure): number {
  if (measure === 'css' || measure === 'top') return 256 * sheetsOf(locale).length
  return measure === 'fonts' && locale.fonts === 'arabic' ? 45 * KB : 0
}
