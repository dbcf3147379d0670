import { sheetsOf } from '../../scripts/vite-plugin-css/sheets.ts'
import type { Locale } from '../../src/config/locales.ts'
import { allRoutes, type PageKind, type ViewId } from '../../src/config/routes.ts'
import type { Measure } from './pageWeight.ts'

export type BudgetKind = PageKind | 'notice'

const KB = 1024

/** What every page has to keep, in bytes as sent (brotli); pageWeight.ts says what each measure is. */
const everyPage = {
  // 0.8 of it is for paper, and comes last.
  css: 9.4 * KB,
  // What has to come before the first paint.
  top: 5.7 * KB,
  // Before the visitor does anything, the inline script included.
  script: 3.2 * KB,
  // All that may come once hydrated: application, page, and what they load on demand (docs/speed.md).
  hydrated: 132 * KB,
  messages: 7.9 * KB,
  art: 15 * KB,
  fonts: 60 * KB,
} as const

/**
 * The most that a page of each kind may weigh, in bytes. The documents' own share is a tenth above the heaviest page of
 * today, so that a wording may change.
 */
export const budgets: Readonly<Record<BudgetKind, Readonly<Record<Measure, number>>>> = {
  // The carousel, which is a row that scrolls before it is Mantine's.
  home: { ...everyPage, css: 10.1 * KB, html: 9.5 * KB, hydrated: 147 * KB },
  company: { ...everyPage, html: 8.8 * KB },
  // Fields, and what checks and sends them.
  form: { ...everyPage, html: 9.1 * KB, hydrated: 150 * KB },
  overview: { ...everyPage, html: 8.9 * KB },
  service: { ...everyPage, html: 11.75 * KB, hydrated: 135 * KB },
  ai: { ...everyPage, html: 9.5 * KB },
  solution: { ...everyPage, html: 12.8 * KB },
  legal: { ...everyPage, html: 7.4 * KB },
  notice: { ...everyPage, html: 5.1 * KB },
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
