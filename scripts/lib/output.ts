import stringWidth from 'string-width'
import { colors } from './colors.ts'
import { tellApart } from './difference.ts'

/** Something wrong with a text, as check and import report it. */
export interface Finding {
  /** As a person would name it: locales/pl/common.json. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** "pages/about:hero.title"; empty for a finding about a whole file. */
  readonly key: string
  /** The name of the rule, in kebab case. */
  readonly rule: string
  readonly severity: 'error' | 'warning'
  readonly expected: string
  readonly found: string
}

/** One finding as one line. Coloured on a terminal. */
export function printFinding({ file, line, key, rule, severity, ...finding }: Finding): string {
  const [expected, found] = tellApart(finding.expected, finding.found)
  const mark = severity === 'error' ? colors.red('✗') : colors.yellow('!')
  const subject = key ? ` ${colors.bold(key)}` : ''
  return `${mark} ${colors.cyan(file.endsWith('/') ? file : `${file}:${line}`)}${subject}: expected ${expected}, found ${found} ${colors.dim(`(${rule})`)}`
}

/** One very long cell must not push those of every other row off the screen. */
const WIDEST = 60

/** Columns of text, aligned: numbers (and what starts with a digit) to the right, the rest to the left. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.min(WIDEST, Math.max(...[head, ...rows].map((row) => stringWidth(row[column] ?? '')))),
  )
  const print = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const gap = ' '.repeat(Math.max(0, (widths[column] ?? 0) - stringWidth(cell)))
        return /^\d/.test(cell) ? gap + cell : cell + gap
      })
      .join('  ')
      .trimEnd()
  return [colors.bold(print(head)), ...rows.map(print)].join('\n')
}

/** A value for other programs. */
export const asJson = (value: unknown) => JSON.stringify(value, null, 2)

/** "1 message", "2 messages". */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
