import type { CorrectedSegment, Correction } from 'i18next-workbench/refine'

interface Piece {
  readonly id: string
  readonly text: string
  /** Null for an unchanged part. */
  readonly Mark: 'del' | 'ins' | null
}

/** Splits a text at its edits (in order, without overlaps) into unchanged, deleted and inserted parts. */
export function piecesOf(text: string, edits: Correction['edits']): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const [index, { start, end, text: inserted }] of edits.entries()) {
    pieces.push({ id: `${index}`, text: text.slice(at, start), Mark: null })
    pieces.push({ id: `${index} del`, text: text.slice(start, end), Mark: 'del' })
    pieces.push({ id: `${index} ins`, text: inserted, Mark: 'ins' })
    at = end
  }
  pieces.push({ id: 'rest', text: text.slice(at), Mark: null })
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
