import { contours } from 'd3-contour'

/** In px of the drawing. */
type Point = readonly [x: number, y: number]

/** One ring of a contour; its last point is its first. */
type Ring = readonly Point[]

export interface ArtSize {
  readonly width: number
  readonly height: number
  /** How many contour lines. */
  readonly levels: number
}

/** Height of the field at grid intervals of this many px: finer costs bytes, coarser shows corners. */
const CELL = 20
/** Distance of a line's points in px: wider costs fewer bytes, and bends that are narrower than twice this get lost. */
const SPACING = 48
/** A smaller ring still has this many points. */
const FEWEST = 8
/** The field reaches this many cells beyond the drawing, so that lines leave it instead of closing along its edge. */
const MARGIN = 3

/** Pale to deep, from the palette's mist towards its teal. */
const tints = ['#edf2f0', '#e1ebe9', '#d4e2df', '#c5d9d6', '#b4cecb', '#a3c2c0', '#92b6b5']
/** In the dark scheme every band lies within the one below it, so thin layers of one tint add up, to `depth` at the top. */
const dark = { ground: '#10232a', tint: '#8fd0d8', depth: 0.26, lines: 0.34, accent: '#f0704a' }

/**
 * An SVG of contour lines: a smooth field of a few Gaussian bumps, placed by the seed, cut at even heights. Each height
 * is a tint with a thin ink line; exactly one line, the longest of a middle height, is in the accent colour. Where the
 * element that shows it has a dark `color-scheme`, so has the drawing (CSS Color Adjustment Level 1, section 2.3).
 */
export function drawArt(seed: string, { width, height, levels }: ArtSize): string {
  const random = seeded(seed)
  const columns = Math.ceil(width / CELL) + 2 * MARGIN
  const rows = Math.ceil(height / CELL) + 2 * MARGIN
  const values = field(random, columns, rows)
  const thresholds = Array.from({ length: levels }, (_, level) => level / levels + 0.04)
  const bands = contours().size([columns, rows]).thresholds(thresholds)(values)
  const rings = bands.map((band) =>
    band.coordinates
      .flat()
      .map((ring) => ring.map(([x = 0, y = 0]) => [(x - MARGIN) * CELL, (y - MARGIN) * CELL] as const)),
  )
  const paths = rings
    .map((band, level) => ({ d: band.map(smooth).join(''), level }))
    .filter(({ d }) => d !== '')
    .map(({ d, level }) => `<path fill="${tintAt(level / levels)}" d="${d}"/>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    // Lines keep their width however large the drawing is shown.
    `<style>path{vector-effect:non-scaling-stroke}@media(prefers-color-scheme:dark){${darkStyle(levels)}}</style>`,
    `<rect width="100%" height="100%" fill="${tints[0]}"/>`,
    `<g stroke="#0b4f5c" stroke-opacity=".42" stroke-width=".9">${paths.join('')}</g>`,
    `<path fill="none" stroke="#e4572e" stroke-width="2" d="${smooth(accentRing(rings, width, height))}"/>`,
    '</svg>',
  ].join('')
}

function darkStyle(levels: number): string {
  const { ground, tint, depth, lines, accent } = dark
  const layer = (1 - (1 - depth) ** (1 / levels)).toFixed(3).slice(1)
  return `rect{fill:${ground}}g{stroke:${tint};stroke-opacity:${lines}}g path{fill:${tint};fill-opacity:${layer}}g+path{stroke:${accent}}`
}

/** Bumps of different reach, some towards the edges, summed and scaled to 0..1. */
function field(random: () => number, columns: number, rows: number): number[] {
  const bumps = Array.from({ length: 8 }, (_, index) => ({
    x: random() * columns,
    y: random() * rows,
    reach: (0.13 + random() * 0.2) * Math.max(columns, rows),
    height: (index % 3 === 2 ? -0.55 : 1) * (0.5 + random() * 0.6),
  }))
  const values = Array.from({ length: columns * rows }, (_, at) => {
    const x = at % columns
    const y = Math.floor(at / columns)
    return bumps.reduce(
      (sum, bump) => sum + bump.height * Math.exp(-((x - bump.x) ** 2 + (y - bump.y) ** 2) / (2 * bump.reach ** 2)),
      0,
    )
  })
  const low = Math.min(...values)
  const high = Math.max(...values)
  return values.map((value) => (value - low) / (high - low))
}

/** The longest line inside the drawing among the heights around the middle. */
function accentRing(rings: readonly (readonly Ring[])[], width: number, height: number): Ring {
  const inside = (ring: Ring) => ring.filter(([x, y]) => x > 0 && x < width && y > 0 && y < height).length
  const candidates = rings.slice(Math.floor(rings.length * 0.4), Math.ceil(rings.length * 0.75)).flat()
  return candidates.reduce<Ring>((best, ring) => (inside(ring) > inside(best) ? ring : best), [])
}

function tintAt(share: number): string {
  return tints[Math.min(tints.length - 1, Math.floor(share * tints.length))] ?? '#edf2f0'
}

/**
 * A closed uniform quadratic B-spline with the evenly spaced points of a ring as its controls. SVG's `t` reflects the
 * last control point, which is what such a spline does, so each piece is written as its end alone. Ends are whole px,
 * each chosen so that the next reflected control comes within a px of its point: rounding never adds up.
 */
function smooth(ring: Ring): string {
  const [first, ...others] = spaced(ring)
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

/** The px halfway between two points. */
function between([ax, ay]: Point, [bx, by]: Point): Point {
  return [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)]
}

/** Points along a ring at even distances of about SPACING. */
function spaced(ring: Ring): Point[] {
  const lengths = ring
    .slice(1)
    .map(([x, y], index) => Math.hypot(x - (ring[index]?.[0] ?? x), y - (ring[index]?.[1] ?? y)))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const step = whole / Math.max(FEWEST, Math.round(whole / SPACING))
  const points: Point[] = []
  let along = 0
  for (const [index, length] of lengths.entries()) {
    const [ax, ay] = ring[index] ?? [0, 0]
    const [bx, by] = ring[index + 1] ?? [0, 0]
    while (points.length * step < along + length - 1e-6) {
      const share = (points.length * step - along) / length
      points.push([ax + (bx - ax) * share, ay + (by - ay) * share])
    }
    along += length
  }
  return points
}

/** A generator of numbers in 0..1 that depends on the seed alone (mulberry32 over a hash of the text). */
function seeded(text: string): () => number {
  let state = 2166136261
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
