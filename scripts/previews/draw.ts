import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { once } from '../../src/i18n/once.ts'
import { inLightColors } from '../art/colors.ts'
import { light } from '../lib/palette.ts'
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
  /** The name of the drawing in public/art. */
  readonly art: string
}

/** In bytes: some networks fetch no more than they like, and the site promises less than this for each picture. */
export const LARGEST = 60_000

/**
 * The preview picture of a page: an opaque PNG of 1200 x 630 px and less than 60 KB. A title or name with letters that
 * the fonts lack is left out; logo and art remain.
 */
export async function drawPreview({ art, ...wanted }: PreviewContent): Promise<Buffer> {
  const texts = await rasterize(await textsSvg(await measure(wanted)))
  return flatPng(texts, await artOf(art), wanted.dir === 'ltr' ? picture.width - artWidth : 0)
}

/** The art of a page, as tall as the picture: the pictures of all its locales show the same. */
const artOf = once(async (view: string): Promise<Pixels> => {
  const svg = inLightColors(await readFile(path.join('public/art', `${view}.svg`), 'utf8'))
  const { data, info } = await sharp(Buffer.from(svg), { density: 96 })
    .resize(artWidth, picture.height, { fit: 'cover' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: data }
})

/** The picture without its art, on paper. */
async function textsSvg(measured: Measured): Promise<string> {
  const { width, height } = picture
  const { localeTag, dir } = measured.texts
  const blocks = await blocksOf(measured)
  const rule = ruleOf(measured)
  const logo = logoSvg()
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
