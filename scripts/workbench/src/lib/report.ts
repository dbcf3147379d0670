import { asJson, count } from './output.ts'

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
