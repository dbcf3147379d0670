import satori from 'satori'
import { drawArt } from '../vite-plugin-art/draw.ts'
import { fonts } from './fonts.ts'
import { artWidth, picture, textColumn } from './layout.ts'
import { measure } from './measure.ts'
import { opaquePng } from './png.ts'
import { rasterize } from './raster.ts'
import { palette } from './tokens.ts'

/** Everything that a picture shows, and nothing else: two equal contents are the same picture, byte for byte. */
export interface PreviewContent {
  /** The page's h1. */
  readonly title: string
  readonly brand: string
  /** The short name of the page; null where it would repeat the title. */
  readonly section: string | null
  /** BCP 47 tag of the texts. */
  readonly localeTag: string
  readonly dir: 'ltr' | 'rtl'
  /** Seed of the contour art, as the page's hero has it. */
  readonly seed: string
}

/** In bytes: some networks fetch no more than they like, and the site promises less than this for each picture. */
export const LARGEST = 60_000

/** The size of the hero's drawing (scripts/vite-plugin-art), so that the landscape is the same. */
const art = { width: 800, height: 680 } as const
/** Lines make the bytes, and a preview is shown small: fewer than in the hero, and on a busy landscape fewer again. */
const artLevels = [10, 8, 7, 6, 5, 4] as const

/**
 * The preview picture of a page: an opaque PNG of 1200 x 630 px and less than 60 KB. A title or name with letters that
 * the fonts lack is left out; brand and art remain. Throws when even the plainest art leaves the picture too large.
 */
export async function drawPreview({ seed, ...wanted }: PreviewContent): Promise<Buffer> {
  const { texts, titleSize } = await measure(wanted)
  const text = await satori(textColumn(texts, titleSize), { ...picture, fonts })
  for (const levels of artLevels) {
    const png = opaquePng(await rasterize(compose(text, drawArt(seed, { ...art, levels }), texts.dir), picture.width))
    if (png.length < LARGEST) return png
  }
  throw new Error(
    `Preview picture "${wanted.title}": expected less than ${LARGEST} bytes, found more at every level of detail.`,
  )
}

/**
 * Art on the side where lines of text end, paper over the rest of it, text. The drawing loses its own <svg>, and paper
 * does the cutting: a nested <svg> is a mask over the whole picture, which takes three times as long. The unit of the
 * whole is the drawing's, so that its background of 100 % fills the height.
 */
function compose(text: string, drawing: string, dir: 'ltr' | 'rtl'): string {
  const { width, height } = picture
  const unit = art.height / height
  const artX = (dir === 'ltr' ? width - artWidth : 0) * unit
  const shift = artX + (artWidth * unit - art.width) / 2
  const lines = drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>'))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width * unit} ${art.height}">`,
    `<g transform="translate(${shift} 0)">${lines}</g>`,
    `<g transform="scale(${unit})">`,
    `<rect x="${dir === 'ltr' ? 0 : artWidth}" width="${width - artWidth}" height="${height}" fill="${palette.paper}"/>`,
    `${text}</g></svg>`,
  ].join('')
}
