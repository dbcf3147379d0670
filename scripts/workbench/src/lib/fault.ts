/** The reason why a file cannot be read. */
export interface Fault {
  /** From 1. */
  readonly line: number
  /** Empty if the found part is one or two sentences, which say what to do. */
  readonly expected: string
  readonly found: string
}

/** A fault in one or two sentences: what is wrong, then what is needed. */
export function inSentences({ expected, found }: Omit<Fault, 'line'>): string {
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
