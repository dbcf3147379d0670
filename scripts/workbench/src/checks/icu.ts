/** ICU MessageFormat arguments with branches: {count, plural, one {a file} other {# files}}. */
const argument = /\{\s*[\w.]+\s*,\s*(?:plural|select|selectordinal)\s*,(?:\s*offset:\d+)?/g
const branch = /\s*(?:=?[\w-]+)\s*\{/y

/** In characters. A longer text is no message; the search in it would take too long. */
const LONGEST = 10_000

/** Part of a text, by offsets. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * Finds the syntax of ICU arguments: all but the texts of their branches. An argument that is not closed is no argument.
 * Nested arguments are found in the texts of branches.
 */
export function icuSyntax(text: string): readonly Span[] {
  if (text.length > LONGEST) return []
  const spans: Span[] = []
  for (let at = 0; at < text.length; ) {
    argument.lastIndex = at
    const found = argument.exec(text)
    if (!found) break
    const parts = argumentAt(text, found.index, found.index + found[0].length)
    spans.push(...(parts?.syntax ?? []))
    at = parts?.end ?? found.index + 1
  }
  return spans
}

/** True if a text has an ICU argument with branches. */
export const hasBranches = (text: string): boolean => icuSyntax(text).length > 0

function argumentAt(text: string, start: number, from: number) {
  const syntax: Span[] = []
  let [at, syntaxStart] = [from, start]
  for (;;) {
    branch.lastIndex = at
    const open = branch.exec(text)
    if (!open) break
    const content = at + open[0].length
    const close = closingBrace(text, content)
    if (close === null) return null
    syntax.push({ start: syntaxStart, end: content })
    syntax.push(...icuSyntax(text.slice(content, close)).map((span) => shifted(span, content)))
    at = close + 1
    syntaxStart = close
  }
  const end = /^\s*\}/.exec(text.slice(at))
  if (!end || syntax.length === 0) return null
  syntax.push({ start: syntaxStart, end: at + end[0].length })
  return { syntax, end: at + end[0].length }
}

const shifted = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by })

/** Returns the offset of the brace that closes the one opened before `from`; null without one. */
function closingBrace(text: string, from: number): number | null {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    else if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return null
}
