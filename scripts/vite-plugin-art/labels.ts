import { onCurve, type Point } from './curve.ts'
import type { Landscape, Size } from './landscape.ts'
import { EM, type Word } from './letters.ts'

/** A word set along its line: where each of its letters stands, in px, and the angle of the line there, in degrees. */
export interface Label {
  readonly word: Word
  /** In px. */
  readonly size: number
  readonly letters: readonly { readonly at: Point; readonly angle: number }[]
  /** The middle of the letters, along the word: what is cut out of the lines. */
  readonly spine: readonly Point[]
}

/** The part of a drawing that is seen at every size of its slot, in px. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Lettering {
  readonly area: Area
  /** Sizes in px: of the first word, which a long one does not reach, and of the others. */
  readonly sizes: readonly [large: number, small: number]
}

const STEP = 4
/** The grid on which places are marked as taken, in px. */
const CELL = 6
/** Letters are a map's labels: nobody tilts the head further than this, in radians. */
const STEEPEST = 0.65
const MOST_TURN = 0.9
/**
 * What makes a good place, in px of distance to the nearest word: beyond this no further is better; a word that lies level
 * across the lines counts as nearer, and so does one that bends, by its turn in radians.
 */
const ENOUGH = 260
const LEVEL = 70
const BEND = 30
/** The first word, like a region's name on a map, takes at most this share of the area's width. */
const WIDEST = 0.6
/** Half the height of a word's letters, and the room around it, as shares of its size. */
const HALF = 0.42
const ROOM = 0.5

/**
 * Sets words as a map's labels: along a line, which they interrupt, or level where no line is. Each goes where it is
 * furthest from those before it, clear of the accent line, whole within the area; a word without a place is left out.
 */
export function placeLabels(
  words: readonly Word[],
  { levels, accent }: Landscape,
  size: Size,
  { area, sizes: [large, small] }: Lettering,
): Label[] {
  const taken = new TakenPlaces(size, area)
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
    const search = new Search(px, taken, labels)
    for (const line of lines) searchLine(search, line, length)
    searchArea(search, area, length)
    const { best } = search
    if (!best) continue
    const label = setAlong(word, px, best)
    for (const point of label.spine) taken.mark(point, px * ROOM + px * 0.35)
    labels.push(label)
  }
  return labels
}

/** Keeps the best place for a word among those that it is told of. */
class Search {
  best: readonly Point[] | null = null
  #bestScore = Number.NEGATIVE_INFINITY
  readonly #half: number
  readonly #taken: TakenPlaces
  readonly #middles: readonly Point[]

  constructor(px: number, taken: TakenPlaces, labels: readonly Label[]) {
    this.#half = px * HALF + 4
    this.#taken = taken
    this.#middles = labels.map(({ spine }) => spine[Math.floor(spine.length / 2)] ?? [0, 0])
  }

  /** `penalty` is in px of distance; the path is only made for a place that could be the best. */
  consider(middle: Point, penalty: number, pathOf: () => readonly Point[]): void {
    const score = Math.min(ENOUGH, ...this.#middles.map((other) => distance(middle, other))) - penalty
    if (score <= this.#bestScore) return
    const path = pathOf()
    const turn = turnOf(path)
    if (turn === null || score - turn * BEND <= this.#bestScore || !this.#taken.isFree(path, this.#half)) return
    this.best = path
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

/** How much a path bends, in radians; null for one that is too steep or too bent to be read. */
function turnOf(path: readonly Point[]): number | null {
  const [first, last] = [path[0], path.at(-1)]
  if (!first || !last) return null
  if (path.length === 2) return 0
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 3; at < path.length; at += 3) {
    const angle = angleBetween(path[at - 3] ?? first, path[at] ?? last)
    low = Math.min(low, angle)
    high = Math.max(high, angle)
  }
  return low < -STEEPEST || high > STEEPEST || high - low > MOST_TURN ? null : high - low
}

/** Each letter stands on the path by the middle of its width, with the middle of its height on the line. */
function setAlong(word: Word, px: number, path: readonly Point[]): Label {
  const scale = px / EM
  const lengths = path.slice(1).map((point, index) => distance(point, path[index] ?? point))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const inset = (whole - word.width * scale) / 2
  const pointAt = (along: number): { at: Point; angle: number } => {
    let rest = along
    for (const [index, length] of lengths.entries()) {
      const [a, b] = [path[index], path[index + 1]]
      if (a && b && (rest <= length || index === lengths.length - 1)) {
        const share = rest / length
        return { at: [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share], angle: angleBetween(a, b) }
      }
      rest -= length
    }
    return { at: path[0] ?? [0, 0], angle: 0 }
  }
  // Over a few px, so that neighbours lean alike.
  const smoothAt = (along: number) => {
    const { at } = pointAt(along)
    return { at, angle: angleBetween(pointAt(Math.max(0, along - 8)).at, pointAt(Math.min(whole, along + 8)).at) }
  }
  const letters = word.glyphs.map((glyph) => {
    const { at, angle } = smoothAt(inset + (glyph.x + glyph.advance / 2) * scale)
    const [back, down] = [(-glyph.advance / 2) * scale, (HALF * 0.72 + glyph.y / EM) * px]
    const x = at[0] + back * Math.cos(angle) - down * Math.sin(angle)
    const y = at[1] + back * Math.sin(angle) + down * Math.cos(angle)
    return { at: [x, y] as const, angle: (angle * 180) / Math.PI }
  })
  const steps = Math.max(2, Math.round((word.width * scale) / 12))
  const spine = Array.from({ length: steps + 1 }, (_, step) => pointAt(inset + (word.width * scale * step) / steps).at)
  return { word, size: px, letters, spine }
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
const angleBetween = (a: Point, b: Point) => Math.atan2(b[1] - a[1], b[0] - a[0])

/** Which places of a drawing a word can no longer have. */
class TakenPlaces {
  readonly #columns: number
  readonly #rows: number
  readonly #cells: Uint8Array
  readonly #area: Area

  constructor({ width, height }: Size, area: Area) {
    this.#columns = Math.ceil(width / CELL)
    this.#rows = Math.ceil(height / CELL)
    this.#cells = new Uint8Array(this.#columns * this.#rows)
    this.#area = area
  }

  /** Takes what lies within `radius` px of a point. */
  mark([x, y]: Point, radius: number): void {
    for (let row = Math.floor((y - radius) / CELL); row <= (y + radius) / CELL; row += 1) {
      for (let column = Math.floor((x - radius) / CELL); column <= (x + radius) / CELL; column += 1) {
        const isInside = row >= 0 && row < this.#rows && column >= 0 && column < this.#columns
        if (isInside) this.#cells[row * this.#columns + column] = 1
      }
    }
  }

  /** Whether a band of `half` px on both sides of a path lies within the area and on free places. */
  isFree(path: readonly Point[], half: number): boolean {
    const [first, last] = [path[0], path.at(-1)]
    if (!first || !last) return false
    const points =
      path.length > 2
        ? path
        : Array.from(
            { length: Math.ceil((last[0] - first[0]) / CELL) + 1 },
            (_, at): Point => [Math.min(last[0], first[0] + at * CELL), first[1]],
          )
    return points.every(([x, y]) => [-half, 0, half].every((shift) => this.#isFreeAt(x, y + shift)))
  }

  #isFreeAt(x: number, y: number): boolean {
    const { left, top, right, bottom } = this.#area
    if (x < left || x > right || y < top || y > bottom) return false
    return this.#cells[Math.floor(y / CELL) * this.#columns + Math.floor(x / CELL)] === 0
  }
}
