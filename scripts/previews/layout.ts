import { type CSSProperties, createElement as h, type ReactElement } from 'react'
import satori from 'satori'
import { light } from '../lib/palette.ts'
import type { DrawnLogo } from './logo.ts'
import { type Fonts, fontsFor } from './fonts.ts'
import { evenLines, fillLines, hasOwnLines, isJoined, isUnspaced, type Part, partsOf } from './lines.ts'

/** The picture in px: what readers of Open Graph tags expect (1.91 : 1). */
export const picture = { width: 1200, height: 630 } as const
/** The contour art covers one side over the whole height. */
export const artWidth = 432
/** Networks cut a few per cent from the edges; no text comes nearer. */
const margin = { block: 64, outer: 72, art: 56 } as const
const textWidth = picture.width - artWidth - margin.outer - margin.art

/** Sizes of the title in px and the lines it may take at each, in the order in which they are tried. */
const titleSizes = [
  { size: 96, lines: 2 },
  { size: 84, lines: 3 },
  { size: 76, lines: 3 },
  { size: 70, lines: 3 },
  { size: 64, lines: 3 },
  { size: 60, lines: 3 },
  { size: 56, lines: 4 },
  { size: 50, lines: 4 },
  { size: 44, lines: 4 },
] as const
const last = titleSizes[titleSizes.length - 1] ?? titleSizes[0]

/** The height of a line of a title in a script with taller or larger letters than Latin, in sizes. */
export const TALL = 1.36

/** In px: room above the line and below it, and its text. */
export const sectionStyle = { space: 44, rule: 2, inner: 24, fontSize: 26, lineHeight: 1.2 } as const

/** The lower edge of the column in px. */
export const columnBottom = picture.height - margin.block

/** The lower edge of the title in px. */
export function titleBottom(section: string | null): number {
  const { space, rule, inner, fontSize, lineHeight } = sectionStyle
  return columnBottom - (section === null ? 0 : space + rule + inner + fontSize * lineHeight)
}

/** The edge at which a text that runs from right to left begins. */
export const rightEdge = picture.width - margin.outer

/** What stands on a picture; null leaves a text out. */
interface Texts {
  readonly title: string | null
  readonly section: string | null
  /** BCP 47. */
  readonly localeTag: string
  readonly dir: 'ltr' | 'rtl'
}

type FamilyOf = Fonts['familyOf']

/** In px; widths grow with the size in proportion. */
const PROBE = 100
/** Kerning at spaces and rounding: lines that are this close to full count as too long. */
const SLACK = 0.99

export interface Measured {
  /** What the fonts can draw: null for a text with letters that they lack, so that no picture shows boxes. */
  readonly texts: Texts
  /** Of the title, where satori would not find them; null where it does. */
  readonly lines: readonly string[] | null
  /** The largest size in px at which the title keeps to its lines; null when it fits at none. */
  readonly titleSize: number | null
  readonly fonts: Fonts
}

/** Finds out, in one layout, which letters the fonts lack and how wide each word of the title is. */
export async function measure(texts: Texts): Promise<Measured> {
  const { title, section, localeTag } = texts
  const { fonts, familyOf } = await fontsFor([title ?? '', section ?? ''], localeTag)
  const words = title ? partsOf(title, localeTag) : []
  const missing = new Set<string>()
  const widths = new Map<string, number>()
  const plain: CSSProperties = {
    ...titleStyle(localeTag, familyOf),
    width: 'auto',
    whiteSpace: 'nowrap',
    fontSize: PROBE,
  }
  const probes = [
    ...words.map((word, index) => h('div', { key: `word ${index}`, style: plain }, word)),
    h('div', { key: 'title', style: plain }, title ?? ''),
    h('div', { key: 'section', style: { ...plain, fontFamily: familyOf('sans') } }, section ?? ''),
  ]
  const column: CSSProperties = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }
  await satori(h('div', { style: column, lang: localeTag }, probes), {
    width: PROBE,
    height: PROBE,
    fonts,
    loadAdditionalAsset: async (_script, letters) => {
      for (const letter of letters) missing.add(letter)
      return []
    },
    onNodeDetected: ({ key, width }) => widths.set(String(key), width),
  })
  const known = (text: string | null) =>
    text !== null && [...text].some((letter) => missing.has(letter)) ? null : text
  const parts = words.map((text, index) => ({ text, width: widths.get(`word ${index}`) ?? 0 }))
  const space = isUnspaced(localeTag) ? 0 : spaceBetween(parts, widths.get('title') ?? 0)
  const titleSize = largestSize(parts, space)
  return {
    texts: { ...texts, title: known(title), section: known(section) },
    lines: titleSize !== null && hasOwnLines(localeTag) ? evenLines(parts, space, fullLine(titleSize)) : null,
    titleSize,
    fonts: { fonts, familyOf },
  }
}

/** The width of a line at a size, in px at the size of the probe. */
const fullLine = (size: number) => (textWidth * SLACK * PROBE) / size

function spaceBetween(parts: readonly Part[], whole: number): number {
  return parts.length > 1 ? (whole - parts.reduce((sum, { width }) => sum + width, 0)) / (parts.length - 1) : 0
}

function largestSize(parts: readonly Part[], space: number): number | null {
  const fits = ({ size, lines }: (typeof titleSizes)[number]) => {
    const filled = fillLines(parts, space, fullLine(size))
    return filled !== null && filled.length <= lines
  }
  return titleSizes.find(fits)?.size ?? null
}

/** A title as on the site (src/theme/base.css, src/theme/languages). */
function titleStyle(tag: string, familyOf: FamilyOf): CSSProperties {
  const isTall = hasOwnLines(tag)
  return {
    display: 'block',
    width: textWidth,
    fontFamily: familyOf(isUnspaced(tag) ? 'sans' : 'serif'),
    fontWeight: 500,
    lineHeight: isTall ? TALL : 1.08,
    letterSpacing: isTall ? 0 : '-0.012em',
  }
}

/** The column of text as satori takes it: logo, title, and the section's name under a thin line. */
export function textColumn({ texts, lines, titleSize, fonts: { familyOf } }: Measured, logo: DrawnLogo): ReactElement {
  const { title, section, localeTag, dir } = texts
  const column: CSSProperties = {
    display: 'flex',
    flexDirection: 'column',
    direction: dir,
    width: textWidth,
    height: picture.height - 2 * margin.block,
    marginLeft: dir === 'ltr' ? margin.outer : artWidth + margin.art,
    marginTop: margin.block,
    color: light('ink'),
  }
  const style: CSSProperties = {
    ...titleStyle(localeTag, familyOf),
    marginTop: 'auto',
    // A title that fits at no size is cut and ends in an ellipsis.
    ...(titleSize === null
      ? { fontSize: last.size, lineClamp: last.lines, wordBreak: 'break-word' }
      : { fontSize: titleSize, ...(lines ? { whiteSpace: 'pre' } : { textWrap: 'balance' }) }),
    // It only takes its room: joinedText.ts draws it.
    ...(isJoined(localeTag) && { opacity: 0 }),
  }
  return h(
    'div',
    { style: column, lang: localeTag },
    logoLine(logo, title === null),
    title === null ? null : h('div', { key: 'title', style }, lines?.join('\n') ?? title),
    title === null || section === null ? null : sectionLine(section, familyOf, isJoined(localeTag)),
  )
}

/** The logo as in the header, no wider than the titles; alone on the picture, it is larger and stands in the middle. */
function logoLine({ svg, ratio }: DrawnLogo, alone: boolean): ReactElement {
  const height = Math.min(alone ? 96 : 46, textWidth / ratio)
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const style: CSSProperties = { display: 'flex', margin: alone ? 'auto 0' : 0 }
  return h('div', { key: 'logo', style }, h('img', { src, width: height * ratio, height }))
}

/** The line is a box, because a border costs the renderer three clips. */
function sectionLine(section: string, familyOf: FamilyOf, isHidden: boolean): ReactElement {
  const style: CSSProperties = {
    display: 'flex',
    marginTop: sectionStyle.inner,
    fontFamily: familyOf('sans'),
    fontWeight: 500,
    fontSize: sectionStyle.fontSize,
    lineHeight: sectionStyle.lineHeight,
    color: light('quiet'),
    ...(isHidden && { opacity: 0 }),
  }
  return h(
    'div',
    { key: 'section', style: { display: 'flex', flexDirection: 'column', marginTop: sectionStyle.space } },
    h('div', { style: { height: sectionStyle.rule, backgroundColor: light('rule') } }),
    h('div', { style }, section),
  )
}
