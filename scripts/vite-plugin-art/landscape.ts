import { contours } from 'd3-contour'

/** In px of the drawing. */
export type Point = readonly [x: number, y: number]

/** One ring of a contour; its last point is its first. */
export type Ring = readonly Point[]

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

/** A generator of numbers in 0..1 that depends on the seed alone (mulberry32 over a hash of the text). */
export function seeded(text: string): () => number {
  let state = 2166136261
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Distance of a line's points in px: wider costs fewer bytes, and bends that are narrower than twice this get lost. */
const SPACING = 48
/** A smaller ring still has this many points. */
const FEWEST = 8

/**
 * A closed uniform quadratic B-spline with the evenly spaced points of a ring as its controls. SVG's `t` reflects the
 * last control point, which is what such a spline does, so each piece is written as its end alone. Ends are whole px,
 * each chosen so that the next reflected control comes within a px of its point: rounding never adds up.
 */
export function smooth(ring: Ring): string {
  const [first, ...others] = controls(ring)
  const [second] = others
  if (!first || !second || ring.length <= FEWEST) return ''
  const start = between(first, second)
  let end = start
  let control: Point = second
  let path = `M${start.join(' ')}`
  for (const [index, next] of [...others.slice(1), first].entries()) {
    const [x, y] = end
    const own = [Math.round(control[0]), Math.round(control[1])] as const
    end = between(own, next)
    path += index === 0 ? `q${own[0] - x} ${own[1] - y} ${end[0] - x} ${end[1] - y}t` : `${end[0] - x} ${end[1] - y} `
    control = [2 * end[0] - own[0], 2 * end[1] - own[1]]
  }
  // The last piece ends where the first began.
  return `${path}${start[0] - end[0]} ${start[1] - end[1]}z`.replaceAll(' -', '-')
}

/** Points on the line that `smooth` draws, `step` px apart: on the curve, not on the polygon of its controls. */
export function onCurve(ring: Ring, step: number): Point[] {
  const points = controls(ring)
  if (points.length < 3 || ring.length <= FEWEST) return []
  const pieces = Math.max(1, Math.round(SPACING / step))
  const curve = points.flatMap((control, index) => {
    const previous = points[(index - 1 + points.length) % points.length] ?? control
    const next = points[(index + 1) % points.length] ?? control
    return Array.from({ length: pieces }, (_, piece): Point => {
      const t = piece / pieces
      const at = (axis: 0 | 1) =>
        ((1 - t) ** 2 * (previous[axis] + control[axis])) / 2 +
        2 * t * (1 - t) * control[axis] +
        (t ** 2 * (control[axis] + next[axis])) / 2
      return [at(0), at(1)]
    })
  })
  return spaced([...curve, ...curve.slice(0, 1)], step)
}

/** The px halfway between two points. */
function between([ax, ay]: Point, [bx, by]: Point): Point {
  return [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)]
}

function controls(ring: Ring): Point[] {
  const whole = lengthOf(ring)
  return spaced(ring, whole / Math.max(FEWEST, Math.round(whole / SPACING)))
}

/** In px, from the first point of a line to its last. */
export function lengthOf(ring: Ring): number {
  return ring.reduce((sum, point, index) => {
    const previous = ring[index - 1] ?? point
    return sum + Math.hypot(point[0] - previous[0], point[1] - previous[1])
  }, 0)
}

/** Points along a line at even distances of `step` px. */
function spaced(ring: Ring, step: number): Point[] {
  const points: Point[] = []
  let along = 0
  for (const [index, b] of ring.slice(1).entries()) {
    const a = ring[index] ?? b
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    while (points.length * step < along + length - 1e-6) {
      const share = (points.length * step - along) / length
      points.push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share])
    }
    along += length
  }
  return points
}
