import satori from 'satori'
import { once } from '../../src/i18n/once.ts'
import { light } from '../lib/palette.ts'
import { keepWhileSame } from 'i18next-workbench/lib/keep.ts'
import { drawArt, type Ramp } from '../vite-plugin-art/draw.ts'
import type { Lettering } from '../vite-plugin-art/labels.ts'
import { loadLetters, type Style } from '../vite-plugin-art/letters.ts'
import { logoSvg } from './logo.ts'
import {
  artWidth,
  columnBottom,
  type Measured,
  measure,
  picture,
  rightEdge,
  sectionStyle,
  TALL,
  textColumn,
  titleBottom,
} from './layout.ts'
import { isJoined } from './lines.ts'
import { opaquePng, type Pixels, rasterize, sideBySide } from './raster.ts'

/** Everything that a picture shows, and nothing else: two equal contents are the same picture, byte for byte. */
export interface PreviewContent {
  /** The page's h1. */
  readonly title: string
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
/** By how much both sides in one file are at least larger than each in its own: rows are longer, repeats further apart. */
const TOGETHER = 1.05

/**
 * The preview picture of a page: an opaque PNG of 1200 x 630 px and less than 60 KB. A title or name with letters that
 * the fonts lack is left out; logo and art remain. Throws when even the plainest art leaves the picture too large.
 */
export async function drawPreview({ seed, ramp, terms, ...wanted }: PreviewContent): Promise<Buffer> {
  const measured = await measure(wanted)
  const column = sideOf(await textPixels(measured))
  const artWith = artOf({ seed, ramp, terms })
  for (const levels of artLevels) {
    const drawn = await artWith(levels)
    if ((column.bytes + drawn.bytes) * TOGETHER >= LARGEST) continue
    const sides = [column.pixels, drawn.pixels] as const
    const png = opaquePng(wanted.dir === 'ltr' ? sideBySide(...sides) : sideBySide(sides[1], sides[0]))
    if (png.length < LARGEST) return png
  }
  throw new Error(
    `Preview picture "${wanted.title}": expected less than ${LARGEST} bytes, found more at every level of detail.`,
  )
}

/** One side of the picture. */
interface Side {
  readonly pixels: Pixels
  /** As a picture of its own. */
  readonly bytes: number
}

const sideOf = (pixels: Pixels): Side => ({ pixels, bytes: opaquePng(pixels).length })

type Art = Pick<PreviewContent, 'seed' | 'ramp' | 'terms'>

const kept = keepWhileSame<(levels: number) => Promise<Side>>()

/** The art of a page by its levels: the pictures of all locales, which are drawn one after the other, show the same. */
function artOf({ seed, ramp, terms }: Art): (levels: number) => Promise<Side> {
  return kept('art', [JSON.stringify([seed, ramp, terms])], () =>
    once(async (levels: number) => {
      const letters = await loadLetters(
        terms.map(([, term]) => term),
        'serif',
      )
      const words = terms.map(([lang, term]) => letters.set(lang, term))
      const { svg } = drawArt(seed, { ...art, levels, ramp }, { ...lettering, words, letters })
      return sideOf(await rasterize(inner(svg, { left: 0, width: artWidth }), artWidth))
    }),
  )
}

/** The side of the picture that has the texts. */
async function textPixels(measured: Measured): Promise<Pixels> {
  const { texts, fonts } = measured
  const column = await satori(textColumn(measured, await logoSvg()), { ...picture, fonts: fonts.fonts })
  const place = { left: texts.dir === 'ltr' ? 0 : artWidth, width: picture.width - artWidth }
  return rasterize(inner(column, place, light('paper'), await joinedTexts(measured)), place.width)
}

/** The texts that satori does not draw. */
async function joinedTexts({ texts, lines, titleSize }: Measured): Promise<string> {
  const { title, section, localeTag } = texts
  if (!isJoined(localeTag) || title === null || lines === null || titleSize === null) return ''
  const { fontSize, lineHeight } = sectionStyle
  const places = [
    { lines, bottom: titleBottom(section), size: titleSize, lineHeight: TALL, style: 'serif', colour: light('ink') },
    {
      lines: section ? [section] : [],
      bottom: columnBottom,
      size: fontSize,
      lineHeight,
      style: 'sans',
      colour: light('quiet'),
    },
  ] as const
  const drawn = places.map(({ lines, ...place }) => joinedText(lines, localeTag, { right: rightEdge, ...place }))
  return (await Promise.all(drawn)).join('')
}

/** Where a text stands, in px, and how it looks. */
interface TextPlace {
  readonly right: number
  readonly bottom: number
  readonly size: number
  /** Of a line, in sizes. */
  readonly lineHeight: number
  readonly style: Style
  readonly colour: string
}

/** The baseline below the middle of a line, in sizes: letters look centred so. */
const BASELINE = 0.22
/** Fine enough for the size of titles. */
const UNITS = 1000

/** Stretches that run one way: a word in Arabic, what stands between the first and the last Latin letter, or one sign. */
const runs = /\p{sc=Arab}[\p{sc=Arab}\p{M}،؛؟]*|[\p{sc=Latn}\d](?:[^\p{sc=Arab}]*[\p{sc=Latn}\d%])?|./gu
const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(', '«': '»', '»': '«' }

/**
 * The lines of a text in Arabic as outlines, from right to left. Not drawn by satori, which moves the dots and marks of
 * the fonts the wrong way (it adds HarfBuzz's offsets, which count upwards).
 */
async function joinedText(lines: readonly string[], tag: string, place: TextPlace): Promise<string> {
  const { right, bottom, size, lineHeight, style, colour } = place
  const signs = Object.keys(mirrored).join('')
  const letters = await loadLetters([...lines, signs], style, UNITS)
  const scale = size / UNITS
  const paths = lines.flatMap((line, index) => {
    const y = bottom - (lines.length - index - 0.5) * lineHeight * size + BASELINE * size
    let pen = right
    return (line.match(runs) ?? []).flatMap((run) => {
      const word = letters.set(tag, mirrored[run] ?? run)
      pen -= word.width * scale
      return word.glyphs.map(({ id, x, y: rise }) => {
        const [left, top] = [pen + x * scale, y + rise * scale]
        return `<path transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})" d="${letters.outline(id)}"/>`
      })
    })
  })
  return `<g fill="${colour}">${paths.join('')}</g>`
}

/**
 * A part of a drawing, over its whole height. The drawing loses its own <svg>: a nested one is a mask over the whole picture,
 * which takes three times as long.
 */
function inner(drawing: string, { left, width }: { left: number; width: number }, ground = '', more = ''): string {
  const { height } = picture
  const shapes = drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>'))
  const paper = ground && `<rect x="${left}" width="${width}" height="${height}" fill="${ground}"/>`
  const size = `width="${width}" height="${height}" viewBox="${left} 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${paper}${shapes}${more}</svg>`
}
