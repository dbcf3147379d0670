/**
 * Brackets around a message that carry its id, made of private-use characters, which `check` forbids in texts. Zero-width
 * joiners would not do, because Persian and Hindi need them. Marks survive concatenation and interpolation, and are removed
 * before a text reaches a document (unmark.ts).
 */

/** Begins a bracket; the id follows. */
const OPEN = '\uF8F0'
/** Ends the id; the text follows. */
const TEXT = '\uF8F1'
/** Ends the text. */
const CLOSE = '\uF8F2'
/** Characters of URI-encoded ids are shifted to this range. */
const ID_BASE = 0xe000

const anyMark = /\uF8F0([\uE000-\uE07F]*)\uF8F1|\uF8F2/g
const hasMark = /[\uF8F0-\uF8F2]/
/** The rest of a mark in a text that code has cut inside the mark. */
const cutMark = /^[\uE000-\uE07F]*\uF8F1|\uF8F0[\uE000-\uE07F]*$/g

/** The range of a message in a text: offsets in UTF-16 code units, the end excluded. */
export interface MarkedRange {
  /** "pages/about:hero.title", with the suffix of a plural form: "common:results_few". */
  readonly id: string
  readonly start: number
  readonly end: number
}

/** A text with the marks of a message around it. */
export function mark(id: string, text: string): string {
  const moved = Array.from(encodeURI(id), (character) => String.fromCharCode(ID_BASE + character.charCodeAt(0)))
  return `${OPEN}${moved.join('')}${TEXT}${text}${CLOSE}`
}

/** True if a text has a mark, or a part of one. */
export const isMarked = (text: string): boolean => hasMark.test(text)

/** Splits a text, even one that code has cut, into plain text and the ranges of its messages, outer ones first. */
export function splitMarks(marked: string): { text: string; ranges: MarkedRange[] } {
  const ranges: { id: string; start: number; end: number }[] = []
  const open: { id: string; start: number; end: number }[] = []
  let text = ''
  let from = 0
  const whole = marked.replace(cutMark, '')
  for (const found of whole.matchAll(anyMark)) {
    text += whole.slice(from, found.index)
    from = found.index + found[0].length
    const [, moved] = found
    if (moved === undefined) {
      const range = open.pop()
      if (range) range.end = text.length
    } else {
      const id = Array.from(moved, (character) => String.fromCharCode(character.charCodeAt(0) - ID_BASE)).join('')
      const range = { id: decodeURI(id), start: text.length, end: -1 }
      open.push(range)
      ranges.push(range)
    }
  }
  text += whole.slice(from)
  for (const range of open) range.end = text.length
  return { text, ranges }
}
