import { type CSSProperties, createElement as h } from 'react'
import satori from 'satori'
import { familyOf, fonts } from './fonts.ts'
import { type Texts, textWidth, titleSizes, titleStyle } from './layout.ts'

/** In px; widths grow with the size in proportion. */
const PROBE = 100
/** Kerning at spaces and rounding: lines that are this close to full count as too long. */
const SLACK = 0.99

export interface Measured {
  /** What the fonts can draw: null for a text with letters that they lack, so that no picture shows boxes. */
  readonly texts: Texts
  /** The largest size in px at which the title keeps to its lines; null when it fits at none. */
  readonly titleSize: number | null
}

/** Finds out, in one layout, which letters the fonts lack and how wide each word of the title is. */
export async function measure(texts: Texts): Promise<Measured> {
  const { title, brand, section } = texts
  // Non-breaking spaces hold words together, so only the plain space divides.
  const words = title?.split(' ') ?? []
  const missing = new Set<string>()
  const widths = new Map<string, number>()
  const serif: CSSProperties = { ...titleStyle, width: 'auto', whiteSpace: 'nowrap', fontSize: PROBE }
  const probes = [
    ...words.map((word, index) => h('div', { key: `word ${index}`, style: serif }, word)),
    h('div', { key: 'title', style: serif }, title ?? ''),
    h('div', { key: 'brand', style: serif }, brand ?? ''),
    h('div', { key: 'section', style: { ...serif, fontFamily: familyOf('sans') } }, section ?? ''),
  ]
  const column: CSSProperties = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }
  await satori(h('div', { style: column }, probes), {
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
  const wordWidths = words.map((_, index) => widths.get(`word ${index}`) ?? 0)
  return {
    texts: { ...texts, title: known(title), brand: known(brand), section: known(section) },
    titleSize: largestSize(wordWidths, widths.get('title') ?? 0),
  }
}

/** Fills lines word by word at each size. Widths in px at the size of the probe. */
function largestSize(words: readonly number[], whole: number): number | null {
  const space = words.length > 1 ? (whole - words.reduce((sum, width) => sum + width, 0)) / (words.length - 1) : 0
  const fits = ({ size, lines }: (typeof titleSizes)[number]) => {
    const full = (textWidth * SLACK * PROBE) / size
    let count = 1
    let line = -space
    for (const width of words) {
      if (width > full) return false
      if (line + space + width > full) {
        count += 1
        line = width
      } else line += space + width
    }
    return count <= lines
  }
  return titleSizes.find(fits)?.size ?? null
}
