import { existsSync } from 'node:fs'
import { writtenFolders } from '../../scripts/build/written/read.ts'
import { sheetsOf } from '../../scripts/build/css/sheets.ts'
import type { Locale } from '../../src/config/locales.ts'
import { allRoutes, type PageKind, type ViewId } from '../../src/config/routes.ts'
import type { Measure } from './pageWeight.ts'

export type BudgetKind = PageKind | 'notice'

const KB = 1024

/** What every page has to keep, in bytes as sent (brotli); pageWeight.ts says what each measure is. */
const everyPage = {
  // 1.5 of it is for paper; most of that comes last.
  css: 10.8 * KB,
  // What has to come before the first paint.
  top: 6.9 * KB,
  // Before the visitor does anything, the inline script included: without room. With written pages, it asks what there is to hydrate.
  script: 3.5 * KB + (writtenFolders.some((folder) => existsSync(folder)) ? 8 : 0),
  // All that may come once hydrated: application, page, and what they load on demand (docs/speed.md).
  hydrated: 140 * KB,
  messages: 8.6 * KB,
  art: 15.3 * KB,
  // The owner's as well: two families, of which a page in Polish takes two files each.
  fonts: 100 * KB,
} as const

/**
 * The most that a page of each kind may weigh, in bytes: a tenth above the heaviest page of today, so that a wording or a
 * style may change, but for the script before any intent.
 */
export const budgets: Readonly<Record<BudgetKind, Readonly<Record<Measure, number>>>> = {
  // The carousel, which is a row that scrolls before it is Mantine's, and its logos; in its top, the sentence under revision and
  // the figures on the first screen.
  home: { ...everyPage, css: 12.2 * KB, top: 9 * KB, html: 11.2 * KB, hydrated: 150 * KB, art: 18.7 * KB },
  company: { ...everyPage, top: 7.4 * KB, html: 10 * KB },
  // Fields, and what checks and sends them.
  form: { ...everyPage, html: 10 * KB, hydrated: 147 * KB },
  // The calculator of quotations, with two lists of languages and prices in two currencies.
  overview: { ...everyPage, html: 10.6 * KB, hydrated: 147 * KB },
  service: { ...everyPage, html: 12.8 * KB },
  ai: { ...everyPage, html: 10.2 * KB },
  solution: { ...everyPage, html: 13.6 * KB },
  legal: { ...everyPage, html: 8.1 * KB },
  notice: { ...everyPage, html: 6 * KB },
}

/** The kind whose budget a view has to keep. */
export function kindOf(view: ViewId): BudgetKind {
  return allRoutes.find(({ id }) => id === view)?.kind ?? 'notice'
}

/** What a language may weigh more: its own style sheet, and two fonts of another script. */
export function allowance(locale: Locale, measure: Measure): number {
  if (measure === 'css' || measure === 'top') return sheetsOf(locale).length > 0 ? 256 : 0
  return measure === 'fonts' && locale.fonts === 'arabic' ? 45 * KB : 0
}
