import { colors } from '../../lib/colors.ts'
import { count, type Finding, printFinding, printTable } from '../../lib/output.ts'
import { groupBy } from '../model/groups.ts'
import type { CheckResult, LocaleSummary } from './checkProject.ts'
import { rules } from './rules.ts'

/** How many findings of one rule are printed for each locale. What is not recorded yet is one command for all of it. */
const SHOWN = 20
const shownOf = (rule: string) => (rule === 'unrecorded' ? 1 : SHOWN)

/**
 * The findings, a line for each; of one rule in one locale the first 20 (of texts not recorded the first), then how many more there are in which files.
 * Then a line for each locale.
 */
export function printCheck({ findings, summary }: CheckResult): string {
  const groups = groupBy(findings, ({ file, rule }) => `${file.split('/')[1] ?? ''} ${rule}`)
  const lines = [...groups.values()].toSorted(byRecord).flatMap((list) => {
    const shown = shownOf(list[0]?.rule ?? '')
    return [...list.slice(0, shown).map(printFinding), ...(list.length > shown ? [printRest(list.slice(shown))] : [])]
  })
  return [...lines, ...(lines.length > 0 ? [''] : []), ...summary.map(printSummary)].join('\n')
}

/** Faults of texts before texts that are only to be recorded. */
const byRecord = ([one]: readonly Finding[], [other]: readonly Finding[]) =>
  Number(one?.rule === 'unrecorded') - Number(other?.rule === 'unrecorded')

function printRest(rest: readonly Finding[]): string {
  const byFile = groupBy(rest, ({ file }) => file)
  const files = [...byFile].map(([file, { length }]) => `${file.replace(/^locales\/[^/]+\//, '')} ${length}`)
  const rule = rest[0]?.rule ?? ''
  return colors.dim(`  … and ${rest.length} more (${rule}; --json lists all): ${files.join(', ')}`)
}

function printSummary(summary: LocaleSummary): string {
  const { locale, messages, fallBack, errors, warnings } = summary
  const state = summary.public ? '' : ' (not public)'
  const problems = [
    ...(errors > 0 ? [colors.red(count(errors, 'error'))] : []),
    ...(warnings > 0 ? [colors.yellow(count(warnings, 'warning'))] : []),
  ]
  const verdict = problems.length > 0 ? problems.join(', ') : colors.green('no problem')
  return `${locale}${state}: ${count(messages, 'message')}, ${fallBack} ${fallBack === 1 ? 'falls' : 'fall'} back to English; ${verdict}`
}

/** The rules as a table. */
export function printRules(): string {
  const rows = Object.entries(rules).map(([name, { severity, asks }]) => [name, severity, asks])
  return printTable(['rule', 'severity', 'what it asks for'], rows)
}
