import { describe, expect, it } from 'vitest'
import { type BudgetKind, budgets, kindOf } from './budgets.ts'
import { heaviest, measures, partsOf, sum } from './pageWeight.ts'
import { documents } from './site.ts'

const weighed = documents.map(([name, locale, view]) => ({ name, kind: kindOf(view), parts: partsOf(locale, view) }))

describe.each(Object.keys(budgets) as BudgetKind[])('a page of the kind %s', (kind) => {
  it.each(measures)('keeps its budget of %s', (measure) => {
    const over = weighed
      .filter((page) => page.kind === kind && sum(page.parts[measure]) > budgets[kind][measure])
      .sort((a, b) => sum(b.parts[measure]) - sum(a.parts[measure]))
    const [worst] = over
    if (!worst) return
    const parts = worst.parts[measure]
    expect.fail(
      `${worst.name}: ${measure} weighs ${Math.round(sum(parts))} bytes, its budget is ${budgets[kind][measure]}` +
        `${over.length > 1 ? `, and ${over.length - 1} more of this kind are over it` : ''}. Heaviest parts in bytes:\n` +
        `${heaviest(parts)}\n"npm run analyze" shows what scripts are made of.`,
    )
  })
})
