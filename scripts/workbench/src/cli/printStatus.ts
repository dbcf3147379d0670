import { printTable } from '../lib/output.ts'
import { pageName } from '../messages/pageNames.ts'
import type { UnitState } from '../messages/units.ts'
import type { Project } from '../project/project.ts'
import type { Amounts, LocaleStatus } from '../messages/status.ts'

/** The states with their titles in two lines, so that a row fits into 100 columns. */
const columns: readonly (readonly [UnitState, string, string])[] = [
  ['untranslated', 'untrans-', 'lated'],
  ['unrecorded', 'unre-', 'corded'],
  ['stale', '', 'stale'],
  ['needs-work', 'needs', 'work'],
  ['translated', 'uncon-', 'firmed'],
  ['reviewed', 'con-', 'firmed'],
]

/** The status as a table for people; with `pages`, a row for each page, and no column that is 0 throughout. */
export function printStatus(project: Project, status: readonly LocaleStatus[], pages: boolean): string {
  const shown = columns.filter(([state]) => !pages || status.some(({ total }) => total[state].texts > 0))
  const row = (name: string, { total, questions, site }: Pick<LocaleStatus, 'total' | 'questions' | 'site'>) => {
    const words = [total.total, ...shown.map(([state]) => total[state])].map((amount) => String(amount.words))
    return [name, ...words, String(questions), translated(total), site]
  }
  const rows = status.flatMap((locale) => [
    row(`${locale.locale} ${locale.name}`, locale),
    ...(pages ? locale.namespaces : []).map((own) => row(`  ${pageName(project, own.namespace)}`, own)),
  ])
  const titles = (line: 1 | 2) => shown.map((state) => state[line])
  return printTable(
    ['', '', ...titles(1), 'ques-', 'trans-'],
    [['', 'words', ...titles(2), 'tions', 'lated', 'on the site'], ...rows],
  )
}

/** The share that is translated, confirmed or not: whole per cent, rounded down, so that 100 means all. */
function translated({ translated, reviewed, total }: Amounts): string {
  const share = (translated.words + reviewed.words) / total.words
  return total.words === 0 ? '–' : `${Math.floor(share * 100)} %`
}
