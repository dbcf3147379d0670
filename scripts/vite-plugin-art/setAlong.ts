import type { Point } from './curve.ts'
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

/** Half the height of a word's letters, as a share of its size. */
export const HALF = 0.42

/** Languages whose letters join or are squares: turned one by one, they come apart or collide. */
const straightLanguages = new Set(['ar', 'ja'])

/** Whether a word is set with one angle for all of its letters. */
export const isStraight = ({ lang }: Word): boolean => straightLanguages.has(lang)

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
  // Over a few px, so that neighbours lean alike.
  const angleAt = (along: number) => angleBetween(pointAt(Math.max(0, along - 8)), pointAt(Math.min(whole, along + 8)))
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

export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
export const angleBetween = (a: Point, b: Point) => Math.atan2(b[1] - a[1], b[0] - a[0])
export const inDegrees = (radians: number) => (radians * 180) / Math.PI
