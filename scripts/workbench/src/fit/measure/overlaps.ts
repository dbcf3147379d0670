import { type Misfit, misfit } from './misfit.ts'
import { names } from './names.ts'
import type { Piece } from './pieces.ts'

/** Pieces of different elements in one layer that lie over each other, at least one of them text. */
export function overlaps(pieces: readonly Piece[]): Misfit[] {
  const found: Misfit[] = []
  const sorted = pieces.filter(({ element }) => !element.closest(names.slides))
  sorted.sort((one, other) => one.box.top - other.box.top)
  for (const [index, one] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next]
      if (!other || other.box.top >= one.box.bottom - 1) break
      if (!mustNotTouch(one, other)) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top
      const [text, under] = lengthOf(one) < lengthOf(other) ? [other, one] : [one, other]
      if (across > 1 && down > 1) found.push(misfit('overlaps', text, Math.min(across, down), under.element))
    }
  }
  return found
}

/** Whether two pieces are such that they must not lie over each other. A drawing holds its own words. */
export function mustNotTouch(one: Piece, other: Piece): boolean {
  if (one.element === other.element || one.look.layer !== other.look.layer) return false
  if (one.node && other.node) return true
  return (
    (one.node ?? other.node) !== null && !one.element.contains(other.element) && !other.element.contains(one.element)
  )
}

/** Of two texts, the longer is the one to be made shorter. */
export function lengthOf({ node }: Piece): number {
  return node?.data.length ?? 0
}
