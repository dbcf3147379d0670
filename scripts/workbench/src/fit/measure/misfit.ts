import type { Edges } from './look.ts'
import type { Piece } from './pieces.ts'

/** The gravest first. */
export const misfitKinds = ['scrolls sideways', 'cut', 'leaves its box', 'breaks', 'overlaps'] as const
export type MisfitKind = (typeof misfitKinds)[number]

/** A text, icon, picture or field that does not fit, as a visitor would see it. */
export interface Misfit {
  readonly kind: MisfitKind
  readonly element: Element
  readonly node: Text | null
  readonly box: Edges
  readonly by: number
  /** The box that it leaves or that cuts it, what it lies over, or the label of which it is a part. */
  readonly other: Element
}

export function misfit(kind: MisfitKind, piece: Omit<Piece, 'look'>, by: number, other: Element): Misfit {
  const { element, node, box } = piece
  return { kind, element, node, box, by: Math.round(by * 10) / 10, other }
}
