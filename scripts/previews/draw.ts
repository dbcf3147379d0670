import satori from 'satori'
import { drawArt, type Ramp } from '../vite-plugin-art/draw.ts'
import type { Lettering } from '../vite-plugin-art/labels.ts'
import { loadLetters } from '../vite-plugin-art/letters.ts'
import { joinedText } from './joinedText.ts'
import { textColumn } from './layout.ts'
import { isJoined } from './lines.ts'
import { type Measured, measure } from './measure.ts'
import { artWidth, columnBottom, picture, rightEdge, sectionStyle, TALL, titleBottom } from './places.ts'
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
  /** Seed of the contour art. */
  readonly seed: string
  readonly ramp: Ramp
  /** The words on the art, each after its language: the page's key term (src/config/artTerms.ts). */
  readonly terms: readonly (readonly [lang: string, term: string])[]
}

/** In bytes: some networks fetch no more than they like, and the site promises less than this for each picture. */
export const LARGEST = 60_000

const art = { width: artWidth, height: picture.height } as const
/** Words large enough for the small pictures that networks show. */
const lettering: Lettering = { area: { left: 28, top: 40, right: 404, bottom: 590 }, sizes: [64, 30] }
/** Lines make the bytes, and a preview is shown small: fewer than in the hero, and on a busy landscape fewer again. */
const artLevels = [10, 8, 7, 6, 5, 4] as const

/**
 * The preview picture of a page: an opaque PNG of 1200 x 630 px and less than 60 KB. A title or name with letters that
 * the fonts lack is left out; brand and art remain. Throws when even the plainest art leaves the picture too large.
 */
export async function drawPreview({ seed, ramp, terms, ...wanted }: PreviewContent): Promise<Buffer> {
  const measured = await measure(wanted)
  const { texts, fonts } = measured
  const column = await satori(textColumn(measured), { ...picture, fonts: fonts.fonts })
  const text = column + (await joinedTexts(measured))
  const letters = await loadLetters(
    terms.map(([, term]) => term),
    'serif',
  )
  const words = terms.map(([lang, term]) => letters.set(lang, term))
  for (const levels of artLevels) {
    const { svg } = drawArt(seed, { ...art, levels, ramp }, { ...lettering, words, letters })
    const png = opaquePng(await rasterize(compose(text, svg, texts.dir), picture.width))
    if (png.length < LARGEST) return png
  }
  throw new Error(
    `Preview picture "${wanted.title}": expected less than ${LARGEST} bytes, found more at every level of detail.`,
  )
}

/** The texts that satori does not draw. */
async function joinedTexts({ texts, lines, titleSize }: Measured): Promise<string> {
  const { title, section, localeTag } = texts
  if (!isJoined(localeTag) || title === null || lines === null || titleSize === null) return ''
  const { fontSize, lineHeight } = sectionStyle
  const places = [
    { lines, bottom: titleBottom(section), size: titleSize, lineHeight: TALL, style: 'serif', colour: palette.ink },
    {
      lines: section ? [section] : [],
      bottom: columnBottom,
      size: fontSize,
      lineHeight,
      style: 'sans',
      colour: palette.quiet,
    },
  ] as const
  const drawn = places.map(({ lines, ...place }) => joinedText(lines, localeTag, { right: rightEdge, ...place }))
  return (await Promise.all(drawn)).join('')
}

/**
 * Art on the side where lines of text end, paper over what of it reaches beyond, text. The drawing loses its own <svg>:
 * a nested <svg> is a mask over the whole picture, which takes three times as long.
 */
function compose(text: string, drawing: string, dir: 'ltr' | 'rtl'): string {
  const { width, height } = picture
  const lines = drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>'))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<g transform="translate(${dir === 'ltr' ? width - artWidth : 0} 0)">${lines}</g>`,
    `<rect x="${dir === 'ltr' ? 0 : artWidth}" width="${width - artWidth}" height="${height}" fill="${palette.paper}"/>`,
    `${text}</svg>`,
  ].join('')
}
