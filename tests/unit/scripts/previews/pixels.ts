import sharp from 'sharp'
import type { PreviewContent } from '../../../../scripts/previews/draw.ts'

export const content: PreviewContent = {
  title: 'Language work that stands up to an audit',
  section: 'About',
  localeTag: 'en',
  dir: 'ltr',
  art: 'about',
}

/** Reads a pixel as `#rrggbb` from an RGB picture. */
export async function pixelsOf(png: Buffer): Promise<(x: number, y: number) => string> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  return (x, y) => {
    const at = 3 * (y * info.width + x)
    return `#${data.subarray(at, at + 3).toString('hex')}`
  }
}
