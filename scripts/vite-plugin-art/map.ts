import { tabletWords } from '../../src/config/isogloss.ts'
import { compose, type Drawing, type Ramp } from './draw.ts'
import { europe, onPlane } from './europe.ts'
import { setAlong } from './labels.ts'
import { lengthOf, type Point, type Ring, type Size } from './landscape.ts'
import { EM, type Letters } from './letters.ts'

/** What a map of the words for "tablet" shows. */
export interface MapPlan {
  /** Degrees of longitude and latitude: the middle of the drawing. */
  readonly middle: Point
  /** How many km a px of the drawing is. */
  readonly scale: number
  /** Size of the letters, in px. */
  readonly letters: number
  /** Fewer words. */
  readonly isSmall?: boolean
  /** In px from the top: below it something covers the drawing, so no word stands there. */
  readonly foot?: number
}

/** How much larger the word of the reader's language is. */
const OWN = 1.45

/**
 * Europe in outline with its words for "tablet", each where it is spoken, and the isogloss between the two families of words, of
 * which the one that it encloses has a deeper tint. Words stand level, and coasts are interrupted by them; a word that would
 * not be whole is left out. The line draws itself once when the map is shown.
 */
export function drawMap(
  { middle, scale, letters: px, isSmall, foot }: MapPlan,
  { width, height, ramp }: Size & { readonly ramp: Ramp },
  letters: Letters,
  language: string,
): Drawing {
  const [left, top] = onPlane(middle)
  const place = ([x, y]: Point): Point => [(x - left) / scale + width / 2, (y - top) / scale + height / 2]
  const within = ([x, y]: Point): Point => [
    Math.min(width + BEYOND, Math.max(-BEYOND, x)),
    Math.min(height + BEYOND, Math.max(-BEYOND, y)),
  ]
  const labels = tabletWords
    .filter(({ inSmall }) => inSmall || !isSmall)
    .flatMap(({ lang, term, at }) => {
      const size = lang === language ? px * OWN : px
      const word = letters.set(lang, term)
      const half = (word.width * size) / EM / 2
      const [x, y] = place(onPlane(at))
      const isWhole = x > half && x < width - half && y > size / 2 && y < (foot ?? height) - size / 2
      const ends: Point[] = [
        [x - half, y],
        [x + half, y],
      ]
      return isWhole ? [setAlong(word, size, ends)] : []
    })
  const lines = europe.isogloss.map((ring) => ring.map(place))
  const line = lines.map(rounded).join('')
  const drawn = Math.max(...lines.map(lengthOf))
  const coasts = europe.coasts.map((ring) => straight(ring.map((point) => within(place(point))))).join('')
  const shapes = [
    { d: coasts, depth: 0.3 },
    { d: line, depth: 0.6, within: true },
  ]
  const svg = compose({ width, height, ramp, shapes, layers: shapes.length, accent: line, drawn, labels, letters })
  return { svg, placed: labels.map(({ word }) => word) }
}

/** Coasts leave the drawing by this many px at most. */
const BEYOND = 40

/** A closed ring as the data of a path, in whole px from point to point. */
function straight(ring: Ring): string {
  const points = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const steps = points.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? [0, 0]
    return x === fromX && y === fromY ? '' : `${x - fromX} ${y - fromY}`
  })
  return `M${points[0]?.join(' ')}l${steps.filter(Boolean).join(' ')}z`.replaceAll(' -', '-')
}

/** The same without corners: a curve that touches each side in its middle. */
function rounded(ring: Ring): string {
  const middles = ring.map(([x, y], at): Point => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return [Math.round((x + nextX) / 2), Math.round((y + nextY) / 2)]
  })
  const pieces = ring.map(([x, y], at) => {
    const [fromX, fromY] = middles.at(at - 1) ?? [0, 0]
    const [toX, toY] = middles[at] ?? [0, 0]
    return [x - fromX, y - fromY, toX - fromX, toY - fromY].map(Math.round).join(' ')
  })
  return `M${middles.at(-1)?.join(' ')}q${pieces.join(' ')}z`.replaceAll(' -', '-')
}
