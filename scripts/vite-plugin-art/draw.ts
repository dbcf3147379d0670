import { contours } from 'd3-contour'

/** One ring of a contour, in px of the drawing. */
type Ring = readonly (readonly [number, number])[]

export interface ArtSize {
  readonly width: number
  readonly height: number
  /** How many contour lines. */
  readonly levels: number
}

/** Height of the field at grid intervals of this many px: finer costs bytes, coarser shows corners. */
const CELL = 20
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

/** A closed path through the midpoints of a ring, curved towards its points (a quadratic B-spline), in relative px. */
function smooth(ring: Ring): string {
  const points = ring.slice(0, -1)
  if (points.length < 6) return ''
  const at = (index: number) => points[index % points.length] ?? [0, 0]
  const middle = (index: number) =>
    [(at(index)[0] + at(index + 1)[0]) / 2, (at(index)[1] + at(index + 1)[1]) / 2] as const
  const round = (value: number) => Math.round(value)
  let [x, y] = middle(0).map(round) as [number, number]
  let path = `M${x} ${y}q`
  for (let index = 1; index <= points.length; index += 1) {
    const [cx, cy] = at(index)
    const [ex, ey] = middle(index)
    const numbers = [round(cx) - x, round(cy) - y, round(ex) - x, round(ey) - y]
    path += `${index > 1 ? ' ' : ''}${numbers.join(' ')}`
    x = round(ex)
    y = round(ey)
  }
  return `${path.replaceAll(' -', '-')}z`
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
