import type { Correction, Range } from 'i18next-workbench/refine/refine.ts'

/** A part of a text, between two places where it changes. */
export interface Piece {
  readonly start: number
  readonly text: string
  readonly isChanged: boolean
}

/** A text in pieces: those within the ranges are changed. Ranges are in order; one without length has no piece. */
export function piecesOf(text: string, ranges: readonly Range[]): readonly Piece[] {
  const ends = [0, ...ranges.flatMap(({ start, end }) => [start, end]), text.length]
  return ends.slice(1).flatMap((end, index) => {
    const start = ends[index] ?? 0
    return end > start ? [{ start, text: text.slice(start, end), isChanged: index % 2 === 1 }] : []
  })
}

/** How many corrections there are of each kind, the most first. */
export function countsOf(corrections: readonly Correction[]): readonly [Correction['kind'], number][] {
  const counts = new Map<Correction['kind'], number>()
  for (const { kind } of corrections) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)
}

/** The corrections that are refused, by their ids. */
export type Refused = ReadonlySet<Correction['id']>

/** What is refused, after some corrections were kept or refused. */
export function withRefused(refused: Refused, corrections: readonly Correction[], isKept: boolean): Refused {
  const changed = new Set(refused)
  for (const { id } of corrections) {
    if (isKept) changed.delete(id)
    else changed.add(id)
  }
  return changed
}
