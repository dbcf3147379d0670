import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readBuiltSite } from '../../scripts/quality/analyze/builtSite.ts'
import { ACCEPTED, growthTable, readAccepted } from '../../scripts/quality/analyze/growth.ts'
import { partsOf } from '../../scripts/quality/analyze/parts.ts'
import { type Measure, measures, weighPage } from '../../scripts/quality/analyze/weigh.ts'
import { type BudgetKind, budgets, kindOf } from './budgets.ts'
import { documents } from './site.ts'

const root = path.resolve('.')
const site = await readBuiltSite(root, 'dist')
const accepted = await readAccepted(path.join(root, ACCEPTED))
const weighed = documents.map(([name, locale, view]) => ({ name, view, weight: weighPage(site, locale, view) }))

/** Which page is over its budget, by how much, and which module, part or file of it has grown. */
function complaint(kind: BudgetKind, measure: Measure): string {
  const [heaviest] = weighed
    .filter(({ view }) => kindOf(view) === kind)
    .sort((a, b) => b.weight[measure] - a.weight[measure])
  if (!heaviest) return `no page of the kind ${kind}`
  const over = heaviest.weight[measure] - budgets[kind][measure]
  if (over <= 0) return ''
  const table = growthTable(partsOf(site, heaviest.view, measure), accepted)
  return `${heaviest.name}: ${measure} weighs ${heaviest.weight[measure]} bytes, ${over} over its budget.\n\n${table}\n`
}

describe.each(Object.keys(budgets) as BudgetKind[])('a page of the kind %s', (kind) => {
  it.each(measures)('keeps its budget of %s', (measure) => {
    const text = complaint(kind, measure)
    if (text) expect.fail(text)
  })
})
