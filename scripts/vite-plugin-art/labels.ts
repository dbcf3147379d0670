import { onCurve, type Point } from './curve.ts'
import type { Landscape, Size } from './landscape.ts'
import { EM, type Word } from './letters.ts'
import { angleBetween, distance, HALF, inDegrees, isStraight, type Label, setAlong } from './setAlong.ts'
import { type Area, TakenPlaces } from './takenPlaces.ts'

export interface Lettering {
  readonly area: Area
  /** Parts of it on which something else stands. */
  readonly covered?: readonly Area[]
  /** Sizes in px: of the first word, which a long one does not reach, and of the others. */
  readonly sizes: readonly [large: number, small: number]
}

const STEP = 4
/** Letters are a map's labels: nobody tilts the head further than this, in degrees. */
const STEEPEST = 37
/** Between the first letters and the last, in degrees. A short word that bends more is taken for a collision. */
const mostTurn = (word: Word) => (isStraight(word) ? MOST_TURN_STRAIGHT : word.glyphs.length < 7 ? 45 : 50)
/** Of a line that a straight word is set on: the word stays close to it. */
const MOST_TURN_STRAIGHT = 17
/** Between a letter and the next: beyond this, a word falls apart. */
const MOST_KINK = 25
/**
 * What makes a good place, in px of distance to the nearest word: beyond this no further is better; a word that lies level
 * across the lines counts as nearer, and so does one that bends, by its turn in degrees.
 */
const ENOUGH = 260
const LEVEL = 70
const BEND = 0.5
/** The first word, like a region's name on a map, takes at most this share of the area's width. */
const WIDEST = 0.6
/** The room that a word keeps on both sides of its spine, as a share of its size. */
const ROOM = 0.85

/**
 * Sets words as a map's labels: along a line, which they interrupt, or level where no line is. Each goes where it is
 * furthest from those before it, clear of the accent line, whole within the area; a word without a place is left out.
 */
export function placeLabels(
  words: readonly Word[],
  { levels, accent }: Landscape,
  size: Size,
  { area, covered = [], sizes: [large, small] }: Lettering,
): Label[] {
  const taken = new TakenPlaces(size, area)
  for (const part of covered) taken.cover(part)
  for (const point of onCurve(accent, STEP)) taken.mark(point, 10)
  const lines = levels
    .flat()
    .filter((ring) => ring !== accent)
    .map((ring) => onCurve(ring, STEP))
  const labels: Label[] = []
  for (const [index, word] of words.entries()) {
    const widest = (area.right - area.left) * WIDEST
    const px = index > 0 ? small : Math.max(small, Math.min(large, (widest * EM) / word.width))
    const length = (word.width / EM) * px
    const search = new Search(word, px, taken, labels)
    for (const line of lines) searchLine(search, line, length)
    searchArea(search, area, length)
    const { best } = search
    if (!best) continue
    for (const point of best.spine) taken.mark(point, px * ROOM)
    labels.push(best)
  }
  return labels
}

/** Keeps the best place for a word among those that it is told of. */
class Search {
  best: Label | null = null
  #bestScore = Number.NEGATIVE_INFINITY
  readonly #word: Word
  readonly #px: number
  readonly #taken: TakenPlaces
  readonly #middles: readonly Point[]

  constructor(word: Word, px: number, taken: TakenPlaces, labels: readonly Label[]) {
    this.#word = word
    this.#px = px
    this.#taken = taken
    this.#middles = labels.map(({ spine }) => spine[Math.floor(spine.length / 2)] ?? [0, 0])
  }

  /** `penalty` is in px of distance; the path is only made for a place that could be the best. */
  consider(middle: Point, penalty: number, pathOf: () => readonly Point[]): void {
    const score = Math.min(ENOUGH, ...this.#middles.map((other) => distance(middle, other))) - penalty
    if (score <= this.#bestScore) return
    const path = pathOf()
    if (!this.#taken.isFree(path, this.#px * HALF + 4)) return
    const label = setAlong(this.#word, this.#px, path)
    const turn = turnOf(label, path)
    if (turn === null || score - turn * BEND <= this.#bestScore) return
    this.best = label
    this.#bestScore = score - turn * BEND
  }
}

/** Stretches of a closed line as long as a word, each from left to right. */
function searchLine(search: Search, line: readonly Point[], length: number): void {
  const count = Math.ceil(length / STEP) + 2
  if (line.length < count * 1.2) return
  const closed = [...line, ...line.slice(0, count)]
  for (let start = 0; start < line.length; start += 6) {
    const [first, middle, last] = [closed[start], closed[start + (count >> 1)], closed[start + count - 1]]
    if (!first || !middle || !last) continue
    search.consider(middle, 0, () => {
      const part = closed.slice(start, start + count)
      return first[0] < last[0] ? part : part.reverse()
    })
  }
}

/** Level places all over the area, two points each, the rows not one under the other. */
function searchArea(search: Search, { left, top, right, bottom }: Area, length: number): void {
  for (let y = top + 10, row = 0; y < bottom; y += 13, row += 1) {
    for (let x = left + ((row * 11) % 20); x + length < right; x += 20) {
      search.consider([x + length / 2, y], LEVEL, () => [
        [x, y],
        [x + length, y],
      ])
    }
  }
}

/** How much a word bends, or the line of a straight one, in degrees; null where it is too steep or too bent to be read. */
function turnOf({ word, letters }: Label, path: readonly Point[]): number | null {
  const angles = isStraight(word)
    ? path.slice(1).map((point, index) => inDegrees(angleBetween(path[index] ?? point, point)))
    : letters.map(({ angle }) => angle)
  const turn = Math.max(...angles) - Math.min(...angles)
  const isReadable =
    turn <= mostTurn(word) &&
    angles.every((angle, at) => Math.abs(angle) <= STEEPEST && Math.abs(angle - (angles[at - 1] ?? angle)) <= MOST_KINK)
  return isReadable ? turn : null
}
