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

/** Each letter stands on the path by the middle of its width, with the middle of its height on the line. */
export function setAlong(word: Word, px: number, path: readonly Point[]): Label {
  const scale = px / EM
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
    return { at: [x, y] as const, angle: (angle * 180) / Math.PI }
  })
  const steps = Math.max(2, Math.round((word.width * scale) / 12))
  const spine = Array.from({ length: steps + 1 }, (_, step) => pointAt(inset + (word.width * scale * step) / steps))
  return { word, size: px, letters, spine }
}

export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
export const angleBetween = (a: Point, b: Point) => Math.atan2(b[1] - a[1], b[0] - a[0])
