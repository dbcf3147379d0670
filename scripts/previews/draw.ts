import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { BREAK, SPACED_BREAK, withoutBreaks } from '../../src/i18n/breaks.ts'
import { inLightColors } from '../art/colors.ts'
import { light } from '../lib/palette.ts'
import { scriptOf } from '../lib/scriptOf.ts'
import { familiesFor } from './fonts.ts'
import { logoSvg } from './sign.ts'

/** Everything that a picture shows. Equal contents result in the same picture. */
export interface PreviewContent {
  /** The page's h1, with the breaks of a language without spaces. */
  readonly title: string
  /** The short name of the page; null where it would repeat the title. */
  readonly section: string | null
  /** BCP 47 tag of the texts. */
  readonly localeTag: string
  readonly dir: 'ltr' | 'rtl'
  /** The name of the drawing in public/art. */
  readonly art: string
}

/** In px, in the ratio of Open Graph images (1.91 : 1). Networks crop a few percent, so texts keep away from the edges. */
const [WIDTH, HEIGHT, ART, START, MARGIN] = [1200, 630, 432, 72, 64]
const TEXT_WIDTH = WIDTH - ART - START - 56
const LOGO = 46
const SECTION_SIZE = 26
const RULE_TOP = 508
/** Font sizes of the title in px. The largest that fits is used. */
const titleSizes = [92, 80, 70, 62, 54, 47, 40, 34, 28]
const MAX_HEIGHT = RULE_TOP - 44 - MARGIN - LOGO - 36

/** Draws the preview picture of a page, an opaque PNG. Texts with letters that the fonts lack are omitted. */
export async function drawPreview({ title, section, localeTag, dir, art }: PreviewContent): Promise<Buffer> {
  const sideways = (start: number, wide: number) => (dir === 'ltr' ? start : WIDTH - start - wide)
  const titleImage = await fitted({ text: title, tag: localeTag })
  const name =
    section && titleImage && ({ text: section, tag: localeTag, role: 'text', color: light('quiet') } as const)
  const sectionImage = name ? await textImage(name, SECTION_SIZE, TEXT_WIDTH) : null
  const logo = logoSvg(LOGO, TEXT_WIDTH)
  const drawing = inLightColors(await readFile(`public/art/${art}.svg`, 'utf8'))
  const frame = `<svg x="${sideways(WIDTH - ART, ART)}" width="${ART}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"`
  const template = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${light('paper')}"/>`,
    drawing.replace(/<svg .*?(?= viewBox)(.*?) width.*?>/, (_, viewBox) => `${frame}${viewBox}>`),
    `<g transform="translate(${sideways(START, logo.width)} ${MARGIN})">${logo.svg}</g>`,
    sectionImage
      ? `<rect x="${sideways(START, TEXT_WIDTH)}" y="${RULE_TOP}" width="${TEXT_WIDTH}" height="2" fill="${light('rule')}"/>`
      : '',
    '</svg>',
  ].join('')
  const images = [
    { image: titleImage, bottom: sectionImage ? RULE_TOP - 44 : HEIGHT - MARGIN },
    { image: sectionImage, bottom: HEIGHT - MARGIN },
  ].flatMap(({ image, bottom }) =>
    image ? [{ input: image.data, left: sideways(START, image.info.width), top: bottom - image.info.height }] : [],
  )
  // 256 colors halve the bytes, and lines compress best without filters.
  const encoding = { palette: true, dither: 0, effort: 1, compressionLevel: 9, adaptiveFiltering: false } as const
  return sharp(Buffer.from(template)).composite(images).removeAlpha().png(encoding).toBuffer()
}

interface Lettering {
  readonly text: string
  readonly tag: string
  readonly role?: 'heading' | 'text'
  readonly color?: string
}

/** Draws a title in the largest size that fits, in lines as even as possible. Returns null if none fits, or the fonts lack a letter. */
async function fitted(title: Lettering) {
  for (const size of titleSizes) {
    const image = await textImage(title, size, TEXT_WIDTH)
    if (!image) return null
    if (image.info.width > TEXT_WIDTH || image.info.height > MAX_HEIGHT) continue
    for (const share of [0.6, 0.7, 0.8, 0.9]) {
      const narrow = await textImage(title, size, Math.round(TEXT_WIDTH * share))
      if (narrow && narrow.info.height === image.info.height && narrow.info.width <= TEXT_WIDTH) return narrow
    }
    return image
  }
  return null
}

/** Draws a text in a font size in px. */
async function textImage(
  { text, tag, role = 'heading', color = light('ink') }: Lettering,
  size: number,
  width: number,
) {
  const families = await familiesFor(role, withoutBreaks(text), tag)
  if (!families) return null
  const font = `${families.join(', ')} ${size}`
  // The Arabic font has twice the height of others.
  const lineHeight = scriptOf(tag) === 'Arab' ? 0.75 : 1
  const markup = `<span foreground="${color}" line_height="${lineHeight}">${escaped(inPhrases(text))}</span>`
  return sharp({ text: { text: markup, font, width, rgba: true, dpi: 72 } })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
}

/** Joins all letters except at breaks (U+2060, word joiner), so that lines end at breaks only. */
function inPhrases(text: string): string {
  const phrases = text.replaceAll(SPACED_BREAK, BREAK).split(/\u200B|(?<=[、。，；：！？])/)
  return phrases.length === 1 ? text : phrases.map((phrase) => [...phrase].join('\u2060')).join(BREAK)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
