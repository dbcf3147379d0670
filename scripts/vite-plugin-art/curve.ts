/** In px of the drawing. */
export type Point = readonly [x: number, y: number]

/** One ring of a contour; its last point is its first. */
export type Ring = readonly Point[]

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

function lengthOf(ring: Ring): number {
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
