import stringWidth from 'string-width'
import { colors } from './colors.ts'

/** "1 message", "2 messages". */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** The width of a column at most: one long cell must not push all other rows off the screen. */
const WIDEST = 60

/** Columns of text, aligned: cells that start with a digit to the right, all others to the left. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.min(WIDEST, Math.max(...[head, ...rows].map((row) => stringWidth(row[column] ?? '')))),
  )
  const pad = (cell: string, column: number) => {
    const gap = ' '.repeat(Math.max(0, (widths[column] ?? 0) - stringWidth(cell)))
    return /^\d/.test(cell) ? gap + cell : cell + gap
  }
  const print = (row: readonly string[]) => row.map(pad).join('  ').trimEnd()
  return [colors.bold(print(head)), ...rows.map(print)].join('\n')
}
