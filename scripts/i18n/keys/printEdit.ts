import path from 'node:path'
import { colors } from '../../lib/colors.ts'
import type { PatternPlace } from './references.ts'

/** How many places or texts are printed. */
const SHOWN = 12

function few(lines: readonly string[]): string[] {
  const more = lines.length - SHOWN
  return [...lines.slice(0, SHOWN), ...(more > 0 ? [`… and ${more} more`] : [])].map((line) => `  ${line}`)
}

/** The files that a change of keys writes, a line for each, and the places that read the messages. */
export function printWritten(
  files: ReadonlyMap<string, string>,
  isPlan: boolean,
  readers: readonly string[],
): string[] {
  const names = [...files.keys()].map((file) => path.relative(process.cwd(), file)).sort()
  return [
    ...[isPlan ? 'Would write:' : 'Wrote:', ...names.map((name) => `  ${name}`)],
    ...(readers.length > 0 ? ['Read by:', ...few(readers)] : []),
  ]
}

/** The texts that go. */
export function printTexts(
  messages: ReadonlyMap<string, readonly { readonly locale: string; readonly text: string }[]>,
): string[] {
  return [...messages].flatMap(([id, texts]) => [
    `  ${colors.bold(id)}`,
    ...texts.map(({ locale, text }) => `    ${locale}  ${text}`),
  ])
}

/** What is left to a person. */
export function printFollowUp(patterns: readonly PatternPlace[], readers: readonly string[]): string[] {
  const lines = patterns.map(({ place, pattern }) => `${place} "${pattern}"`)
  return [
    ...(lines.length > 0 ? ['Patterns that no longer match what they did; please look at them:', ...few(lines)] : []),
    readers.length > 0
      ? 'Next: change the code, then npm run typecheck and npm run i18n -- check'
      : 'Next: npm run i18n -- check',
  ]
}
