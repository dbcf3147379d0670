import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import { withPictures } from '../difference.ts'
import { lineAt } from '../fault.ts'

/** In characters: so much of a line is shown. */
const LONG = 90

/** Where the parser stopped: its line, cut in two at that place. */
export interface Stop {
  readonly text: string
  /** The parser's name of the error, and what it stumbled over. */
  readonly code: string
  readonly offset: number
  readonly token: string
  readonly line: number
  readonly before: string
  readonly after: string
  /** That line for a message. */
  readonly whole: string
}

/** The place of an error. */
export function stopAt(text: string, error: ParseError): Stop {
  const start = text.lastIndexOf('\n', error.offset - 1) + 1
  const end = text.indexOf('\n', error.offset)
  const before = text.slice(start, error.offset)
  const after = text.slice(error.offset, end < 0 ? text.length : end).trimEnd()
  const { offset } = error
  return {
    text,
    code: printParseErrorCode(error.error),
    offset,
    token: text.slice(offset, offset + error.length),
    line: lineAt(text, offset),
    before,
    after,
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
