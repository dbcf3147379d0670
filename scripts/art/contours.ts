import { contours } from 'd3-contour'
import { artFiles, hasContours, partOf, type SitePart } from '../../src/config/art.ts'
import { viewIds } from '../../src/config/routes.ts'

/** In px of the drawing. */
type Point = readonly [x: number, y: number]

/** A closed ring of a contour. The last point equals the first. */
type Ring = readonly Point[]

const { width: WIDTH, height: HEIGHT } = artFiles.contours
/** Grid size of the height field in px. A coarser grid would show corners. */
const CELL = 10
/** The field extends this many px beyond the drawing, so that lines leave it instead of closing along its edge. */
const MARGIN = 60
const [COLUMNS, ROWS] = [(WIDTH + 2 * MARGIN) / CELL, (HEIGHT + 2 * MARGIN) / CELL]
const LEVELS = 15
/** Tints from pale to deep: config/palette.ts. */
const TINTS = 7

/** Returns the contour lines of public/art by file name. */
export function drawings(): Map<string, string> {
  const views = viewIds.filter(hasContours)
  return new Map([
    ...views.map((view) => [artFiles.contours.of(view), drawContours(view, partOf(view))] as const),
    [artFiles.closing.of(), drawContours('closing', 'services', { plain: true })],
  ])
}

/**
 * Draws a landscape as contour lines at even heights. Each height is a tint with a thin line, and exactly one line has the
 * accent color. The landscape depends on the seed only. `plain` draws only lines, for drawings that are faded.
 */
function drawContours(seed: string, part: SitePart, { plain = false } = {}): string {
  const levels = levelsOf(seed)
  const shapes = levels.map((rings, level) => {
    const fill = plain ? '' : ` fill="var(--tint-${Math.floor((level * TINTS) / LEVELS)})"`
    const d = rings.map(smooth).join('')
    return d && `<path${fill} d="${d}"/>`
  })
  const lines = `<g class="lines"${plain ? ' fill="none"' : ''}>${shapes.join('')}</g>`
  const accent = `<path class="accent" d="${smooth(accentOf(levels))}"/>`
  const ground = plain ? '' : '<rect width="100%" height="100%" fill="var(--ground)"/>'
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDTH} ${HEIGHT}' width='${WIDTH}' height='${HEIGHT}'>\n<style>${styleOf(part)}</style>\n${ground}${lines}${accent}\n</svg>\n`
}

/** Total opacity of the levels in the dark scheme. */
const DEPTH = 0.26

/**
 * Returns the style sheet of a drawing, with named colors (colors.ts) for both schemes. A drawing inherits the `color-scheme` of the
 * element that embeds it (CSS Color Adjustment Level 1, section 2.3).
 */
function styleOf(part: SitePart): string {
  const opacity = (1 - (1 - DEPTH) ** (1 / LEVELS)).toFixed(3)
  return [
    `/* colors: ${part} */`,
    // Lines keep their width at every size of the drawing.
    'path,circle,rect{vector-effect:non-scaling-stroke}',
    '.lines{stroke:var(--lines);stroke-opacity:.42;stroke-width:.9}',
    '.accent{fill:none;stroke:var(--accent);stroke-width:2}',
    `@media(prefers-color-scheme:dark){.lines{stroke-opacity:.5}.lines *{fill-opacity:${opacity}}}`,
  ].join('')
}

type Levels = readonly (readonly Ring[])[]

/** Returns the lines of each height, lowest first. */
function levelsOf(seed: string): Levels {
  const thresholds = Array.from({ length: LEVELS }, (_, level) => level / LEVELS + 0.04)
  const toDrawing = ([x = 0, y = 0]: readonly number[]): Point => [x * CELL - MARGIN, y * CELL - MARGIN]
  return contours()
    .size([COLUMNS, ROWS])
    .thresholds(thresholds)(field(seeded(seed)))
    .map((band) => band.coordinates.flat().map((ring) => ring.map(toDrawing)))
}

/** Returns the line among the middle heights with the longest piece inside the drawing, without other pieces if possible. */
function accentOf(levels: Levels): Ring {
  const isInside = ([x, y]: Point) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT
  const score = (ring: Ring) => {
    const start = ring.findIndex((point) => !isInside(point))
    const fromOutside = [...ring.slice(start), ...ring.slice(0, start)]
    const pieces = fromOutside
      .map((point) => (isInside(point) ? 'x' : ' '))
      .join('')
      .split(/ +/)
    const lengths = pieces.map(({ length }) => length)
    return 2 * Math.max(...lengths) - lengths.reduce((sum, length) => sum + length, 0)
  }
  const middle = levels.slice(Math.floor(LEVELS * 0.3), Math.ceil(LEVELS * 0.75)).flat()
  return middle.reduce<Ring>((best, ring) => (score(ring) > score(best) ? ring : best), [])
}

/**
 * Returns a sum of Gaussian bumps, scaled to 0..1. Number, size, stretch and sign vary with the seed, so that pages look
 * clearly different.
 */
function field(random: () => number): number[] {
  const count = 7 + Math.floor(random() * 5)
  const reach = (0.34 + random() * 0.2) / Math.sqrt(count)
  const [ridge, angle] = [1 + random() * 1.2, random() * Math.PI]
  const rise = random() < 0.3 ? -1 : 1
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const bumps = Array.from({ length: count }, (_, index) => ({
    x: random() * COLUMNS,
    y: random() * ROWS,
    reach: reach * (0.6 + random() * 0.8) * Math.max(COLUMNS, ROWS),
    height: rise * (index % 3 === 2 ? -0.55 : 1) * (0.5 + random() * 0.6),
  }))
  const values = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
    const x = at % COLUMNS
    const y = Math.floor(at / COLUMNS)
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

/** Returns a deterministic generator of numbers in 0..1 (mulberry32, seeded with a hash of the text). */
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

/** Distance of a line's points in px. A larger distance saves bytes, but loses bends narrower than twice the distance. */
const SPACING = 48
/** Minimum points of a ring. */
const FEWEST = 8

/**
 * Returns a closed uniform quadratic B-spline with evenly spaced points of a ring as controls. SVG's `t` reflects the last
 * control point as such a spline does, so each piece is only its end point. Ends are integers, chosen so that the next
 * reflected control is within a px of its point; rounding errors do not accumulate.
 */
function smooth(ring: Ring): string {
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

/** Returns the rounded midpoint of two points. */
function between([ax, ay]: Point, [bx, by]: Point): Point {
  return [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)]
}

/** Returns evenly spaced points along a ring. */
function controls(ring: Ring): Point[] {
  const whole = lengthOf(ring)
  const step = whole / Math.max(FEWEST, Math.round(whole / SPACING))
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

/** Returns the length of a line in px. */
function lengthOf(ring: Ring): number {
  return ring.reduce((sum, point, index) => {
    const previous = ring[index - 1] ?? point
    return sum + Math.hypot(point[0] - previous[0], point[1] - previous[1])
  }, 0)
}
