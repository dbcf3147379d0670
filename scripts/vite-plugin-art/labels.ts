import { type Landscape, onCurve, type Point, type Size } from './landscape.ts'
import { EM, type Word } from './letters.ts'

/** The part of a drawing that is seen at every size of its slot, in px. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

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
/** Between the first letters and the last, in degrees. A short word that bends more is taken for a collision; a large one falls apart. */
const mostTurn = (word: Word, px: number) => {
  if (isStraight(word)) return MOST_TURN_STRAIGHT
  return px > 32 ? 14 : word.glyphs.length < 7 ? 45 : 50
}
/** Of a line that a straight word is set on: the word stays close to it. */
const MOST_TURN_STRAIGHT = 17
/** Between a letter and the next: beyond this, a word falls apart. */
const MOST_KINK = 15
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
function turnOf({ word, size, letters }: Label, path: readonly Point[]): number | null {
  const angles = isStraight(word)
    ? path.slice(1).map((point, index) => inDegrees(angleBetween(path[index] ?? point, point)))
    : letters.map(({ angle }) => angle)
  const turn = Math.max(...angles) - Math.min(...angles)
  const isReadable =
    turn <= mostTurn(word, size) &&
    angles.every((angle, at) => Math.abs(angle) <= STEEPEST && Math.abs(angle - (angles[at - 1] ?? angle)) <= MOST_KINK)
  return isReadable ? turn : null
}

/** A word set along its line: where each of its letters stands, in px, and the angle of the line there, in degrees. */
export interface Label {
  readonly word: Word
  /** In px. */
  readonly size: number
  readonly letters: readonly { readonly at: Point; readonly angle: number }[]
  /** The middle of the letters, along the word: what is cut out of the lines. */
  readonly spine: readonly Point[]
}

/** Half the height of a word's letters, as a share of its size. */
const HALF = 0.42

/** Languages whose letters join or are squares: turned one by one, they come apart or collide. */
const straightLanguages = new Set(['ar', 'ja', 'zh'])

/** Whether a word is set with one angle for all of its letters. */
const isStraight = ({ lang }: Word): boolean => straightLanguages.has(lang)

/**
 * Each letter stands on the path by the middle of its width, with the middle of its height on the line; those of a straight
 * word stand on the straight line nearest to the path.
 */
export function setAlong(word: Word, px: number, place: readonly Point[]): Label {
  const scale = px / EM
  const path = isStraight(word) ? straightened(place) : place
  const lengths = path.slice(1).map((point, index) => distance(point, path[index] ?? point))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const inset = (whole - word.width * scale) / 2
  const pointAt = (along: number): Point => {
    let rest = along
    for (const [index, length] of lengths.entries()) {
      const [a, b] = [path[index], path[index + 1]]
      if (a && b && (rest <= length || index === lengths.length - 1)) {
        const share = rest / length
        return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
      }
      rest -= length
    }
    return path[0] ?? [0, 0]
  }
  // Over the width of a letter on both sides, so that neighbours lean alike.
  const reach = Math.max(8, px * 0.7)
  const angleAt = (along: number) =>
    angleBetween(pointAt(Math.max(0, along - reach)), pointAt(Math.min(whole, along + reach)))
  const letters = word.glyphs.map((glyph) => {
    const along = inset + (glyph.x + glyph.advance / 2) * scale
    const [at, angle] = [pointAt(along), angleAt(along)]
    const [back, down] = [(-glyph.advance / 2) * scale, (HALF * 0.72 + glyph.y / EM) * px]
    const x = at[0] + back * Math.cos(angle) - down * Math.sin(angle)
    const y = at[1] + back * Math.sin(angle) + down * Math.cos(angle)
    return { at: [x, y] as const, angle: inDegrees(angle) }
  })
  const steps = Math.max(2, Math.round((word.width * scale) / 12))
  const spine = Array.from({ length: steps + 1 }, (_, step) => pointAt(inset + (word.width * scale * step) / steps))
  return { word, size: px, letters, spine }
}

/** The straight line between the ends of a path, moved halfway to its middle, so that both are as far from it. */
function straightened(path: readonly Point[]): readonly Point[] {
  const [first, middle, last] = [path[0], path[path.length >> 1], path.at(-1)]
  if (!first || !middle || !last || path.length === 2) return path
  const across = (middle[0] - (first[0] + last[0]) / 2) / 2
  const down = (middle[1] - (first[1] + last[1]) / 2) / 2
  return [
    [first[0] + across, first[1] + down],
    [last[0] + across, last[1] + down],
  ]
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
const angleBetween = (a: Point, b: Point) => Math.atan2(b[1] - a[1], b[0] - a[0])
const inDegrees = (radians: number) => (radians * 180) / Math.PI

/** The grid on which places are marked as taken, in px. */
const CELL = 6

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
    this.cover({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius })
  }

  /** Takes an area. */
  cover({ left, top, right, bottom }: Area): void {
    for (let row = Math.floor(top / CELL); row <= bottom / CELL; row += 1) {
      for (let column = Math.floor(left / CELL); column <= right / CELL; column += 1) {
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
