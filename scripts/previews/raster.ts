import sharp from 'sharp'

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Four bytes a pixel: red, green, blue, alpha. */
  readonly rgba: Buffer
}

/** The pixels of an SVG whose letters are outlines, in its own size. Rejects with what librsvg says of a bad SVG. */
export async function rasterize(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: data }
}

/** Flat tints with thin lines compress best unfiltered. */
const encoding = { compressionLevel: 9, adaptiveFiltering: false } as const

/** The PNG of an SVG, in its own size, with its transparency. */
export const transparentPng = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png(encoding).toBuffer()

/** The same of an SVG that covers its ground, without transparency. */
export const opaquePng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().png(encoding).toBuffer()

/**
 * The PNG of a picture and another of its height over it, `left` px from its edge, in 256 colours: half the bytes, and of the few
 * tints only edges of letters and lines differ from what was drawn.
 */
export function flatPng(ground: Pixels, over: Pixels, left: number): Promise<Buffer> {
  const layer = { input: over.rgba, ...rawOf(over), left, top: 0 }
  const picture = sharp(ground.rgba, rawOf(ground)).composite([layer]).removeAlpha()
  return picture.png({ ...encoding, palette: true, dither: 0 }).toBuffer()
}

const rawOf = ({ width, height }: Pixels) => ({ raw: { width, height, channels: 4 } }) as const
