import { printTable } from '../../lib/output.ts'
import { pageName } from '../model/pageNames.ts'
import type { UnitState } from '../model/units.ts'
import { type Amounts, type LocaleStatus, onSite, pageOnSite, percent } from './status.ts'

/** The columns of states, with their titles in two lines: so that a row fits into 100 columns. */
const states: readonly (readonly [UnitState, string, string])[] = [
  ['untranslated', 'untrans-', 'lated'],
  ['unrecorded', 'unre-', 'corded'],
  ['stale', '', 'stale'],
  ['needs-work', 'needs', 'work'],
  ['translated', 'unre-', 'viewed'],
  ['reviewed', 're-', 'viewed'],
]

/** The status as a table for people; with `pages`, a row for each page, and no column that is 0 throughout. */
export function printStatus(status: readonly LocaleStatus[], pages: boolean): string {
  const isShown = ([state]: (typeof states)[number]) => !pages || status.some(({ total }) => total[state].messages > 0)
  const shown = states.filter(isShown)
  const row = (name: string, amounts: Amounts, site: string): string[] => {
    const { total, untranslated } = amounts
    const words = [total, ...shown.map(([state]) => amounts[state])].map((amount) => String(amount.words))
    return [name, ...words, percent(total.words - untranslated.words, total.words), site]
  }
  const rows = status.flatMap((locale) => [
    row(`${locale.locale} ${locale.name}`, locale.total, onSite(locale)),
    ...(pages
      ? locale.namespaces.map((item) => row(`  ${pageName(item.namespace)}`, item.amounts, pageOnSite(item)))
      : []),
  ])
  const titles = (line: 1 | 2) => shown.map((state) => state[line])
  return printTable(['', '', ...titles(1)], [['', 'words', ...titles(2), 'done', 'on the site'], ...rows])
}
