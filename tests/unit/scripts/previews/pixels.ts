import { inflateSync } from 'node:zlib'
import type { PreviewContent } from '../../../../scripts/previews/draw.ts'

export const content: PreviewContent = {
  title: 'Language work that stands up to an audit',
  section: 'About',
  localeTag: 'en',
  dir: 'ltr',
  seed: 'about-hero',
  ramp: 'company',
  terms: [['pl', 'dowód']],
}

/** Reads a pixel as `#rrggbb` from an RGB picture without filters. */
export function pixelsOf(png: Buffer): (x: number, y: number) => string {
  const width = png.readUInt32BE(16)
  const length = png.readUInt32BE(33)
  const raw = inflateSync(png.subarray(41, 41 + length))
  return (x, y) => {
    const at = y * (1 + 3 * width) + 1 + 3 * x
    return `#${raw.subarray(at, at + 3).toString('hex')}`
  }
}
