import { visit } from 'jsonc-parser'
import { lineAt } from '../fault.ts'
import type { Mistake } from './place.ts'

/** Which brace or bracket has no partner: the parser knows only that the file ends too early. */
export function missingBrace(text: string): Mistake {
  const opening = firstMismatch(text)?.opening ?? 0
  const closing = text[opening] === '[' ? 'bracket ] for the [' : 'brace } for the {'
  return [`a closing ${closing} of this line`, `none: ${lineOf(text, opening)}`, lineAt(text, opening)]
}

/** What stands around the whole: text before its first brace, or after the one that closes it. */
export function endMistake(text: string, offset: number): Mistake {
  const first = /\S/.exec(text)?.index ?? 0
  const opening = text[first]
  if (opening !== '{' && opening !== '[') {
    return ['a brace { at the start of the file', lineOf(text, first), lineAt(text, first)]
  }
  const place = firstMismatch(text)?.closing ?? offset
  const expected = `as many ${opening === '{' ? '}' : ']'} as ${opening}`
  return [expected, `one too many: ${lineOf(text, place)}`, lineAt(text, place)]
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

/** The whole line around an offset. */
const lineOf = (text: string, offset: number) => text.slice(startOfLine(text, offset)).split('\n')[0]?.trim() ?? ''

/** How many spaces a line begins with. */
const margin = (text: string, start: number) => /^[^\S\n]*/.exec(text.slice(start))?.[0].length ?? 0
