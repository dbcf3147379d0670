/** The reason why a file cannot be read. */
export interface Fault {
  /** From 1. */
  readonly line: number
  readonly expected: string
  readonly found: string
  /** The next step, as a sentence, unless it is obvious from the expected value. */
  readonly next?: string
}

/** A fault in one or two sentences: what is wrong, what is needed, then the next step. */
export function inSentences({ expected, found, next }: Omit<Fault, 'line'>): string {
  return [whatIsWrong(expected, found), next].filter(Boolean).join(' ')
}

function whatIsWrong(expected: string, found: string): string {
  // The found part says it all.
  if (expected === '') return found
  if (expected === 'nothing') return `Remove ${found}.`
  const [, place] = /^(?:nothing|none)\b(.*)/s.exec(found) ?? []
  return place === undefined ? `Found: ${found}. Needed: ${expected}.` : `Missing: ${expected}${place}.`
}

/** Errors of variables and tags, which break the page, so that no exception is possible. */
const breaking = new Set(['variables', 'unknown-variable', 'tags', 'tag-pairs', 'markup'])

/** True if a reason, stored as an exception of the glossary, lets a text with this finding be saved. */
export const isExcusable = ({ severity, rule }: { readonly severity: string; readonly rule: string }): boolean =>
  severity === 'error' && !breaking.has(rule)

/** The line (from 1) of an offset. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1
  return line
}
