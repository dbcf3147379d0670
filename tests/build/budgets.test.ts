import { describe, expect, it } from 'vitest'
import { allowance, type BudgetKind, budgets, kindOf } from './budgets.ts'
import { heaviest, type Measure, measures, partsOf, quickSize, sum } from './pageWeight.ts'
import { documents } from './site.ts'

const pages = documents.map(([name, locale, view]) => ({
  name,
  kind: kindOf(view),
  weigh: (measure: Measure, sizeOf?: typeof quickSize) => partsOf(measure, locale, view, sizeOf),
  budget: (measure: Measure) => budgets[kindOf(view)][measure] + allowance(locale, measure),
}))

describe.each(Object.keys(budgets) as BudgetKind[])('a page of the kind %s', (kind) => {
  it.each(measures)('keeps its budget of %s', (measure) => {
    const over = pages
      .filter((page) => page.kind === kind && sum(page.weigh(measure, quickSize)) > page.budget(measure))
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
