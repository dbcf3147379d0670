import { visit } from 'jsonc-parser'
import { type Fault, lineAt } from '../fault.ts'

/** Which brace or bracket has no partner: the parser knows only that the file ends too early. */
export function missingBrace(text: string): Fault {
  const { opening } = firstMismatch(text) ?? { opening: 0 }
  const closing = text[opening] === '[' ? 'bracket ] for the [' : 'brace } for the {'
  const found = `none: ${restOfLine(text, startOfLine(text, opening))}`
  return { line: lineAt(text, opening), expected: `a closing ${closing} of this line`, found }
}

/** What stands around the whole: text before its first brace, or after the one that closes it. */
export function endFault(text: string, offset: number): Fault {
  const first = /\S/.exec(text)?.index ?? 0
  const opening = text[first]
  if (opening !== '{' && opening !== '[') {
    const found = restOfLine(text, first)
    return { line: lineAt(text, first), expected: 'a brace { at the start of the file', found }
  }
  const place = firstMismatch(text)?.closing ?? offset
  return {
    line: lineAt(text, place),
    expected: `as many ${opening === '{' ? '}' : ']'} as ${opening}`,
    found: `one too many: ${restOfLine(text, startOfLine(text, place))}`,
  }
}

/**
 * The first pair that a person would not call one, by the margins of its lines. A pair belongs together when both stand
 * on one line, or when the closing one begins a line with the margin of the line of the opening one.
 */
function firstMismatch(text: string): { opening: number; closing: number } | null {
  const open: number[] = []
  let mismatch: { opening: number; closing: number } | null = null
  const begin = (offset: number) => {
    open.push(offset)
  }
  // At the end of the file the parser closes what is open, by tokens without a length.
  const end = (closing: number, length: number) => {
    const opening = open.pop() ?? 0
    const [above, below] = [startOfLine(text, opening), startOfLine(text, closing)]
    const isFirst = text.slice(below, closing).trim() === ''
    const fits = above === below || (isFirst && margin(text, above) === margin(text, below))
    if (length === 0 || !fits) mismatch ??= { opening, closing }
  }
  visit(text, { onObjectBegin: begin, onArrayBegin: begin, onObjectEnd: end, onArrayEnd: end })
  return mismatch
}

const startOfLine = (text: string, offset: number) => (offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1)

const restOfLine = (text: string, offset: number) => text.slice(offset).split('\n')[0]?.trim() ?? ''

/** How many spaces a line begins with. */
const margin = (text: string, start: number) => /^[^\S\n]*/.exec(text.slice(start))?.[0].length ?? 0
