import stringWidth from 'string-width'
import { colors } from './colors.ts'
import { tellApart } from './difference.ts'
import { visible } from './visible.ts'

/** Something wrong with a text, as check and import report it. */
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
  /** What a rule makes of the text, without what is wrong; in the editor, where a rule can. */
  readonly fix?: { readonly of: string; readonly text: string }
}

/** One finding as one line. Coloured on a terminal. */
export function printFinding({ file, line, key, rule, severity, ...finding }: Finding): string {
  const [expected = '', found = ''] = tellApart(finding.expected, finding.found).map(visible)
  const mark = severity === 'error' ? colors.red('✗') : colors.yellow('!')
  const subject = key ? ` ${colors.bold(visible(key))}` : ''
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

/** A value for other programs, with escapes of JSON for what would act on a terminal. */
export const asJson = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/gu, (character) =>
    character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )

/** "1 message", "2 messages". */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

const ESC = String.fromCharCode(0x1b)
/** Line breaks, and the colours that we print ourselves. */
const ours = new RegExp(`(\n${colors.isColorSupported ? `|${ESC}\\[(?:[12]|22|3[1-6]|39)m` : ''})`)

/** What a command prints, with whatever has no shape as its escape sequence; lines and our own colours stay. */
export const visibleLines = (text: string): string =>
  text
    .split(ours)
    .map((piece, index) => (index % 2 === 0 ? visible(piece) : piece))
    .join('')

/** A part of what a command prints: a line, several, or nothing. */
export type Part = string | false | null | undefined | readonly Part[]

/** The lines of some parts, without those that are nothing. */
export const lines = (...parts: readonly Part[]): string[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [part] : part ? lines(...part) : []))

/** What a command prints, a line for each part. */
export const report = (...parts: readonly Part[]): string => lines(...parts).join('\n')

/** A line that begins with how many there are: "3 messages left out."; nothing when there are none. */
export const amount = (number: number, noun: string, rest = '.'): Part => number > 0 && `${count(number, noun)}${rest}`

/** A heading with what it names, a line each: all, or the first `most` and how many more. Nothing when there is nothing. */
export function listed(heading: string, items: readonly string[], most = items.length): Part {
  const more = items.length - most
  const shown = [...items.slice(0, most), ...(more > 0 ? [`… and ${more} more`] : [])]
  return items.length > 0 && [heading, ...shown.map((item) => `  ${item}`)]
}

/** Prints what a command has to say: with --json the value for other programs, else the text for people. */
export const tell = (json: boolean | undefined, value: unknown, print: () => string): void =>
  console.log(json ? asJson(value) : print())
