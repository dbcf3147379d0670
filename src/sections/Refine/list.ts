import type { CorrectedSegment, Correction } from 'i18next-workbench/refine'

interface Piece {
  readonly id: string
  readonly text: string
  /** Null for an unchanged part. */
  readonly Mark: 'del' | 'ins' | null
}

/** A letter of a script without spaces, or letters and digits with the signs inside a number or a unit. */
const kanji = '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}]'
const letters = `(?:(?!${kanji})[\\p{L}\\p{M}\\p{N}])+`
const word = `(?:${kanji}|${letters}(?:[-./,:’°%]+${letters})*%?)?`
/** Matches edits, as piecesOf marks them by noncharacters, with the words that they touch. */
const change = new RegExp(`(${word}(?:\uFDD0[^\uFDD2]*\uFDD2${word})+)`, 'u')

/**
 * Splits a text at its edits (in order, without overlaps) into unchanged, deleted and inserted parts. These are whole words, since a
 * changed character alone is hard to see.
 */
export function piecesOf(text: string, edits: Correction['edits']): readonly Piece[] {
  let [at, marked] = [0, '']
  for (const { start, end, text: inserted } of edits) {
    marked += `${text.slice(at, start)}\uFDD0${text.slice(start, end)}\uFDD1${inserted}\uFDD2`
    at = end
  }
  const pieces = `${marked}${text.slice(at)}`.split(change).flatMap((part, index): Piece[] => {
    if (index % 2 === 0) return [{ id: `${index}`, text: part, Mark: null }]
    return [
      { id: `${index} del`, text: part.replace(/\uFDD1[^\uFDD2]*\uFDD2|\uFDD0/g, ''), Mark: 'del' },
      { id: `${index} ins`, text: part.replace(/\uFDD0[^\uFDD1]*\uFDD1|\uFDD2/g, ''), Mark: 'ins' },
    ]
  })
  return pieces.filter((piece) => piece.text !== '')
}

/** The ids of refused corrections. */
export type Refused = ReadonlySet<Correction['id']>

/** Returns the refused corrections after those of some segments were kept or refused. */
export function withRefused(refused: Refused, segments: readonly CorrectedSegment[], isKept: boolean): Refused {
  const changed = new Set(refused)
  for (const { id } of segments.flatMap(({ corrections }) => corrections)) {
    if (isKept) changed.delete(id)
    else changed.add(id)
  }
  return changed
}

/** The number of corrections in some segments. */
export const countOf = (segments: readonly CorrectedSegment[]): number =>
  segments.reduce((sum, { corrections }) => sum + corrections.length, 0)
