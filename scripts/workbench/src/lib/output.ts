import stringWidth from 'string-width'
import { colors } from './colors.ts'
import { tellApart } from './difference.ts'
import { inPlainWords } from './plainWords.ts'
import { visible } from './visible.ts'

/** A fault in a text, as check and import report it. */
export interface Finding {
  readonly file: string
  /** From 1. */
  readonly line: number
  /** "pages/about:hero.title"; empty for a finding about a whole file. */
  readonly key: string
  readonly rule: string
  readonly severity: 'error' | 'warning'
  readonly expected: string
  readonly found: string
  /** The text corrected by a rule; only in the editor, and if the rule can. */
  readonly fix?: { readonly of: string; readonly text: string }
}

/** Prints a finding on one line, with colours on a terminal. */
export function printFinding({ file, line, key, rule, severity, ...finding }: Finding): string {
  const [expected = '', found = ''] = tellApart(finding.expected, finding.found).map(visible)
  const said = inPlainWords({ rule, expected, found })
  const mark = severity === 'error' ? colors.red('✗') : colors.yellow('!')
  const subject = key ? ` ${colors.bold(visible(key))}` : ''
  return `${mark} ${colors.cyan(file.endsWith('/') ? file : `${file}:${line}`)}${subject}: ${said} ${colors.dim(`(${rule})`)}`
}

/** A very long cell must not push those of every other row off the screen. */
const WIDEST = 60

/** Prints an aligned table: numbers (and cells that start with a digit) to the right, other cells to the left. */
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

/** Prints a value as JSON, with escapes for characters that a terminal would act on. */
export const asJson = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/gu, (character) =>
    character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )

/** "1 message", "2 messages". */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

const ESC = String.fromCharCode(0x1b)
/** Line breaks, and our own colours. */
const ours = new RegExp(`(\n${colors.isColorSupported ? `|${ESC}\\[(?:[12]|22|3[1-6]|39)m` : ''})`)

/** Escapes invisible characters in the output of a command; line breaks and our own colours are kept. */
export const visibleLines = (text: string): string =>
  text
    .split(ours)
    .map((piece, index) => (index % 2 === 0 ? visible(piece) : piece))
    .join('')

/** A part of a command's output: a line, several, or nothing. */
export type Part = string | false | null | undefined | readonly Part[]

/** The lines of some parts, without empty parts. */
export const lines = (...parts: readonly Part[]): string[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [part] : part ? lines(...part) : []))

/** Joins the output of a command, a line for each part. */
export const report = (...parts: readonly Part[]): string => lines(...parts).join('\n')

/** A line that begins with a count: "3 messages left out."; nothing for 0. */
export const amount = (number: number, noun: string, rest = '.'): Part => number > 0 && `${count(number, noun)}${rest}`

/** Prints the result of a command: with --json as JSON, else as text. */
export const printResult = (json: boolean | undefined, value: unknown, print: () => string): void =>
  console.log(json ? asJson(value) : print())
