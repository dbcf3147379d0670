import { existsSync } from 'node:fs'
import { writtenFolders } from '../../scripts/build/written/read.ts'
import { sheetsOf } from '../../scripts/build/css/sheets.ts'
import type { Locale } from '../../src/config/locales.ts'
import { allRoutes, type PageKind, type ViewId } from '../../src/config/routes.ts'
import { heaviest, type Measure, measures, partsOf, sum } from './pageWeight.ts'
import { describe, expect, it } from 'vitest'
import { inFull } from './site.ts'

type BudgetKind = PageKind | 'notice'

const KB = 1024

/** The budget of every page, in bytes as sent (brotli). The measures are described in pageWeight.ts. */
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
  art: 15.3 * KB,
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
  form: { ...everyPage, html: 10.1 * KB, hydrated: 147 * KB },
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
