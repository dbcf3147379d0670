import { colors } from '../../lib/colors.ts'
import { count } from '../../lib/output.ts'
import { markWords } from '../history/wordDiff.ts'
import type { Outcome } from './settle.ts'
import type { Conflict } from './threeWay.ts'

/** One line on what became of a file. */
export function printOutcome({ file, result, open, settled, reason }: Outcome): string {
  const says = {
    merged: settled > 0 ? `merged, ${count(settled, 'conflict')} settled` : 'merged',
    'by hand': 'taken as it is: it has no conflict marks',
    conflicts: count(open.length, 'conflict') + (settled > 0 ? `, ${settled} settled` : ''),
    unreadable: `not merged: ${reason}`,
  }
  const mark = result === 'merged' || result === 'by hand' ? colors.green('✓') : colors.red('✗')
  return `${mark} ${file}: ${says[result]}`
}

/** Every conflict with its key, the last common text, and what both sides made of it. */
export function printConflicts(outcomes: readonly Outcome[]): string {
  const blocks = outcomes.flatMap(({ file, open }) =>
    open.map(({ key, conflict }) => `${colors.bold(key)}  ${colors.dim(file)}\n${printConflict(conflict)}`),
  )
  return blocks.join('\n\n')
}

function printConflict({ base, ours, theirs }: Conflict): string {
  const [old, own, other] = [base, ours, theirs].map((value) =>
    typeof value === 'string' || value === undefined ? value : JSON.stringify(value),
  )
  const against = (text: string | undefined) =>
    text === undefined ? '(removed)' : old === undefined ? text : markWords(old, text, 'und').after
  return [`  before  ${old ?? '(none)'}`, `  ours    ${against(own)}`, `  theirs  ${against(other)}`].join('\n')
}
