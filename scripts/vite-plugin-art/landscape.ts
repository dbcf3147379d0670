import { contours } from 'd3-contour'
import type { Point, Ring } from './curve.ts'
import { seeded } from './seeded.ts'

export interface Size {
  /** In px of the drawing. */
  readonly width: number
  readonly height: number
}

export interface Landscape {
  /** The lines of each height, from the lowest up. */
  readonly levels: readonly (readonly Ring[])[]
  /** The one line in the accent colour: the longest inside the drawing among the heights around the middle. */
  readonly accent: Ring
}

/** Height of the field at grid intervals of this many px: coarser shows corners. */
const CELL = 10
/** The field reaches this many px beyond the drawing, so that lines leave it instead of closing along its edge. */
const MARGIN = 60

/** A smooth field of a few Gaussian bumps, placed by the seed, cut at `count` even heights. */
export function landscape(seed: string, { width, height }: Size, count: number): Landscape {
  const columns = Math.ceil((width + 2 * MARGIN) / CELL)
  const rows = Math.ceil((height + 2 * MARGIN) / CELL)
  const thresholds = Array.from({ length: count }, (_, level) => level / count + 0.04)
  const toDrawing = ([x = 0, y = 0]: readonly number[]): Point => [x * CELL - MARGIN, y * CELL - MARGIN]
  const levels = contours()
    .size([columns, rows])
    .thresholds(thresholds)(field(seeded(seed), columns, rows))
    .map((band) => band.coordinates.flat().map((ring) => ring.map(toDrawing)))
  const isInside = ([x, y]: Point) => x > 0 && x < width && y > 0 && y < height
  const inside = (ring: Ring) => ring.filter(isInside).length
  const middle = levels.slice(Math.floor(count * 0.4), Math.ceil(count * 0.75)).flat()
  return { levels, accent: middle.reduce<Ring>((best, ring) => (inside(ring) > inside(best) ? ring : best), []) }
}

/**
 * Bumps summed and scaled to 0..1. How many there are, how far they reach, whether they are drawn out into ridges, and
 * whether the land rises or falls towards them differ from seed to seed, so that two pages are told apart from afar.
 */
function field(random: () => number, columns: number, rows: number): number[] {
  const count = 4 + Math.floor(random() * 9)
  const reach = (0.42 + random() * 0.3) / Math.sqrt(count)
  const [ridge, angle] = [1 + random() * 1.8, random() * Math.PI]
  const rise = random() < 0.3 ? -1 : 1
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const bumps = Array.from({ length: count }, (_, index) => ({
    x: random() * columns,
    y: random() * rows,
    reach: reach * (0.6 + random() * 0.8) * Math.max(columns, rows),
    height: rise * (index % 3 === 2 ? -0.55 : 1) * (0.5 + random() * 0.6),
  }))
  const values = Array.from({ length: columns * rows }, (_, at) => {
    const x = at % columns
    const y = Math.floor(at / columns)
    return bumps.reduce((sum, bump) => {
      const [dx, dy] = [x - bump.x, y - bump.y]
      const along = (dx * cos + dy * sin) / ridge
      const across = dy * cos - dx * sin
      return sum + bump.height * Math.exp(-(along ** 2 + across ** 2) / (2 * bump.reach ** 2))
    }, 0)
  })
  const low = Math.min(...values)
  const high = Math.max(...values)
  return values.map((value) => (value - low) / (high - low))
}
