import { describe, expect, it } from 'vitest'
import { thorough } from '../e2e/thorough.ts'
import { allowance, type BudgetKind, budgets, kindOf } from './budgets.ts'
import { heaviest, type Measure, measures, partsOf, quickSize, sum } from './pageWeight.ts'
import { inFull } from './site.ts'

const pages = inFull.map(([name, locale, view]) => ({
  name,
  kind: kindOf(view),
  weigh: (measure: Measure, sizeOf?: typeof quickSize) => partsOf(measure, locale, view, sizeOf),
  budget: (measure: Measure) => budgets[kindOf(view)][measure] + allowance(locale, measure),
}))

describe.each(Object.keys(budgets) as BudgetKind[])('a page of the kind %s', (kind) => {
  it.each(measures)('keeps its budget of %s', (measure) => {
    // Exact compression is slow, so it is used only for the pages that exceed the budget most.
    const candidates = pages
      .filter((page) => page.kind === kind)
      .map((page) => ({ ...page, excess: sum(page.weigh(measure, quickSize)) - page.budget(measure) }))
      .filter(({ excess }) => excess > 0)
      .sort((a, b) => b.excess - a.excess)
    const over = candidates
      .slice(0, thorough ? candidates.length : 2)
      .map((page) => ({ ...page, parts: page.weigh(measure) }))
      .filter(({ parts, budget }) => sum(parts) > budget(measure))
      .sort((a, b) => sum(b.parts) - sum(a.parts))
    const [worst] = over
    if (!worst) return
    const { parts } = worst
    expect.fail(
      `${worst.name}: ${measure} weighs ${Math.round(sum(parts))} bytes, its budget is ${worst.budget(measure)}` +
        `${over.length > 1 ? `, and ${over.length - 1} more of this kind are over it` : ''}. Heaviest parts in bytes:\n` +
        heaviest(parts),
    )
  })
})
