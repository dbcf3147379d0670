import { type CSSProperties, createElement as h } from 'react'
import satori from 'satori'
import { type Fonts, fontsFor } from './fonts.ts'
import { type Texts, titleStyle } from './layout.ts'
import { evenLines, fillLines, hasOwnLines, isUnspaced, type Part, partsOf } from './lines.ts'
import { textWidth, titleSizes } from './places.ts'

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
  const { title, brand, section, localeTag } = texts
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
    h('div', { key: 'brand', style: { ...plain, fontFamily: familyOf('serif') } }, brand ?? ''),
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
    texts: { ...texts, title: known(title), brand: known(brand), section: known(section) },
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
