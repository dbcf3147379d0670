import type { Point } from './curve.ts'
import type { Size } from './landscape.ts'

/** The part of a drawing that is seen at every size of its slot, in px. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The grid on which places are marked as taken, in px. */
const CELL = 6

/** Which places of a drawing a word can no longer have. */
export class TakenPlaces {
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
