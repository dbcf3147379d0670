import { describe, expect, it } from 'vitest'
import { allowance, type BudgetKind, budgets, kindOf } from './budgets.ts'
import { heaviest, type Measure, measures, partsOf, sum } from './pageWeight.ts'
import { documents } from './site.ts'

const weighed = documents.map(([name, locale, view]) => ({
  name,
  kind: kindOf(view),
  parts: partsOf(locale, view),
  budget: (measure: Measure) => budgets[kindOf(view)][measure] + allowance(locale, measure),
}))

describe.each(Object.keys(budgets) as BudgetKind[])('a page of the kind %s', (kind) => {
  it.each(measures)('keeps its budget of %s', (measure) => {
    const over = weighed
      .filter((page) => page.kind === kind && sum(page.parts[measure]) > page.budget(measure))
      .sort((a, b) => sum(b.parts[measure]) - sum(a.parts[measure]))
    const [worst] = over
    if (!worst) return
    const parts = worst.parts[measure]
    expect.fail(
      `${worst.name}: ${measure} weighs ${Math.round(sum(parts))} bytes, its budget is ${worst.budget(measure)}` +
        `${over.length > 1 ? `, and ${over.length - 1} more of this kind are over it` : ''}. Heaviest parts in bytes:\n` +
        `${heaviest(parts)}\n"npm run analyze" shows what scripts are made of.`,
    )
  })
})
