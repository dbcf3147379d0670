import { outOfBox, sideways, worstOfEach } from './boxes.ts'
import { cutChoices } from './choices.ts'
import { brokenLabels } from './labels.ts'
import type { Looks } from './look.ts'
import type { Misfit } from './misfit.ts'
import { overlaps } from './overlaps.ts'
import { piecesIn } from './pieces.ts'

/** All of the text, icons, pictures and fields on the screen inside of an element that does not fit. */
export function misfitsIn(root: Element): Misfit[] {
  const looks: Looks = new Map()
  const pieces = piecesIn(root, looks)
  const texts = pieces.filter(({ node }) => node !== null)
  return [
    ...sideways(texts),
    ...worstOfEach(pieces.flatMap(outOfBox)),
    ...cutChoices(root),
    ...brokenLabels(texts, looks),
    ...overlaps(pieces),
  ]
}
