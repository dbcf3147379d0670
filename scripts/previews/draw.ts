import { once } from '../../src/i18n/once.ts'
import { light } from '../lib/palette.ts'
import { drawArt, type Ramp } from '../vite-plugin-art/draw.ts'
import type { Lettering } from '../vite-plugin-art/labels.ts'
import { loadLetters, sheets } from '../vite-plugin-art/letters.ts'
import { artWidth, type Block, blocksOf, logoPlace, type Measured, measure, picture, ruleOf, UNITS } from './layout.ts'
import { logoSvg } from './logo.ts'
import { flatPng, type Pixels, rasterize } from './raster.ts'

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

/**
 * The preview picture of a page: an opaque PNG of 1200 x 630 px and less than 60 KB. A title or name with letters that
 * the fonts lack is left out; logo and art remain. Throws when even the plainest art leaves the picture too large.
 */
export async function drawPreview({ seed, ramp, terms, ...wanted }: PreviewContent): Promise<Buffer> {
  const texts = await rasterize(await textsSvg(await measure(wanted)))
  const left = wanted.dir === 'ltr' ? picture.width - artWidth : 0
  const artWith = artOf({ seed, ramp, terms })
  for (const levels of artLevels) {
    const png = await flatPng(texts, await artWith(levels), left)
    if (png.length < LARGEST) return png
  }
  throw new Error(
    `Preview picture "${wanted.title}": expected less than ${LARGEST} bytes, found more at every level of detail.`,
  )
}

type Art = Pick<PreviewContent, 'seed' | 'ramp' | 'terms'>

let last: { readonly key: string; readonly art: (levels: number) => Promise<Pixels> } | null = null

/** The art of a page by its levels: the pictures of all locales, which are drawn one after the other, show the same. */
function artOf({ seed, ramp, terms }: Art): (levels: number) => Promise<Pixels> {
  const key = JSON.stringify([seed, ramp, terms])
  if (last?.key === key) return last.art
  const drawn = once(async (levels: number) => {
    const letters = await loadLetters(
      terms.map(([, term]) => term),
      sheets.heading,
    )
    const words = terms.map(([lang, term]) => letters.set(lang, term))
    return rasterize(drawArt(seed, { ...art, levels, ramp }, { ...lettering, words, letters }).svg)
  })
  last = { key, art: drawn }
  return drawn
}

/** The picture without its art, on paper. */
async function textsSvg(measured: Measured): Promise<string> {
  const { width, height } = picture
  const { localeTag, dir } = measured.texts
  const blocks = await blocksOf(measured)
  const rule = ruleOf(measured)
  const logo = await logoSvg()
  const sign = logoPlace(measured, logo.ratio)
  const left = (start: number, wide: number) => (dir === 'ltr' ? start : width - start - wide)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${light('paper')}"/>`,
    `<g transform="translate(${left(sign.start, sign.width)} ${sign.top}) scale(${sign.height / 32})">${logo.svg}</g>`,
    rule
      ? `<rect x="${left(rule.start, rule.width)}" y="${rule.top}" width="${rule.width}" height="${rule.height}" fill="${light('rule')}"/>`
      : '',
    ...blocks.map((block) => outlines(block, localeTag, dir)),
    '</svg>',
  ].join('')
}

/** Stretches that run one way: a word in Arabic, what stands between the first and the last Latin letter, or one sign. */
const runs = /\p{sc=Arab}[\p{sc=Arab}\p{M}،؛؟]*|[\p{sc=Latn}\d](?:[^\p{sc=Arab}]*[\p{sc=Latn}\d%])?|./gu
const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(', '«': '»', '»': '«' }

/** Lines of text as the outlines of their letters, so that no font is needed to draw them. */
function outlines({ lines, bottom, size, lineHeight, ...block }: Block, tag: string, dir: 'ltr' | 'rtl'): string {
  const scale = size / UNITS
  const paths = lines.flatMap((line, index) => {
    const y = bottom - (lines.length - index - 0.5) * lineHeight * size + block.baseline * size
    let pen = dir === 'ltr' ? block.start : picture.width - block.start
    const stretches = dir === 'ltr' ? [line] : (line.match(runs) ?? []).map((run) => mirrored[run] ?? run)
    return stretches.flatMap((text) => {
      const { glyphs, width } = block.letters.set(tag, text)
      const spacing = block.spacing * size
      const wide = width * scale + glyphs.length * spacing
      const from = dir === 'ltr' ? pen : pen - wide
      pen += dir === 'ltr' ? wide : -wide
      return glyphs.map(({ id, x, y: rise }, place) => {
        const at = `${(from + x * scale + place * spacing).toFixed(2)} ${(y + rise * scale).toFixed(2)}`
        return `<path transform="translate(${at}) scale(${scale.toFixed(4)})" d="${block.letters.outline(id)}"/>`
      })
    })
  })
  return `<g fill="${block.colour}">${paths.join('')}</g>`
}
