import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import { withPictures } from '../difference.ts'
import { lineAt } from '../fault.ts'

/** In characters: so much of a line is shown. */
const LONG = 90

/** What a person did: what was expected and found, and on which line when it is not that where the parser stopped. */
export type Mistake = readonly [expected: string, found: string, line?: number]

/** Where the parser stopped: its line, cut in two at that place. */
export type Stop = ReturnType<typeof stopAt>

export function stopAt(text: string, { error, offset, length }: ParseError) {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  const before = text.slice(start, offset)
  const after = text.slice(offset, end < 0 ? text.length : end).trimEnd()
  return {
    text,
    /** The parser's name of the error, and what it stumbled over. */
    code: printParseErrorCode(error),
    offset,
    token: text.slice(offset, offset + length),
    line: lineAt(text, offset),
    before,
    after,
    /** That line for a message. */
    whole: shown(before + after, before.length),
  }
}

/** A line without its margins, cut around a place when it is long; control characters by their pictures. */
export function shown(line: string, at = 0): string {
  const start = at > LONG ? at - LONG / 2 : 0
  const piece = line.slice(start).trim()
  const plain = withPictures(piece.slice(0, LONG))
  return `${start > 0 ? '…' : ''}${plain}${piece.length > LONG ? '…' : ''}`
}
