import { type Letters, loadLetters } from '../art/letters.ts'
import { fontFiles } from '../lib/fontFiles.ts'
import { light } from '../lib/palette.ts'
import { isUnspaced } from '../lib/scriptOf.ts'
import { type Role, sheetsFor } from './fonts.ts'
import { cutLines, evenLines, fillLines, isTall, type Part, partsOf } from './lines.ts'

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

/** In px: room above the line and below it, and its text. */
const sectionStyle = { space: 44, rule: 2, inner: 24, size: 26, lineHeight: 1.2 } as const

/** What stands on a picture; null leaves a text out. */
interface Texts {
  readonly title: string | null
  readonly section: string | null
  /** BCP 47. */
  readonly localeTag: string
  readonly dir: 'ltr' | 'rtl'
}

/** How letters are set: lengths in sizes. */
interface Setting {
  readonly letters: Letters
  readonly lineHeight: number
  /** Added after each letter. */
  readonly spacing: number
  /** The baseline below the middle of a line, so that letters look centred. */
  readonly baseline: number
}

/** Lines of text where they stand. */
export interface Block extends Setting {
  readonly lines: readonly string[]
  readonly size: number
  /** From the edge of the picture where lines begin, in px. */
  readonly start: number
  /** The lower edge in px. */
  readonly bottom: number
  readonly colour: string
}

export interface Measured {
  /** What the fonts can draw: null for a text with letters that they lack, so that no picture shows boxes. */
  readonly texts: Texts
  /** The largest size in px at which the title keeps to its lines; null when it fits at none, and is cut. */
  readonly titleSize: number | null
  readonly title: Pick<Block, 'lines' | 'size' | keyof Setting> | null
}

/** Finds out which texts the fonts have, the size of the title, and where its lines end. */
export async function measure(texts: Texts): Promise<Measured> {
  const { title, section, localeTag } = texts
  const known = {
    ...texts,
    title: await drawable(title, sheetsFor(titleRole(localeTag), localeTag)),
    section: await drawable(section, sheetsFor('text', localeTag)),
  }
  if (known.title === null) return { texts: known, titleSize: null, title: null }
  const setting = await titleSetting(known.title, localeTag)
  const width = widthOf(localeTag, setting)
  const parts = partsOf(known.title, localeTag).map((text): Part => ({ text, width: width(text) }))
  const space = isUnspaced(localeTag) ? 0 : width(' ')
  const titleSize = largestSize(parts, space)
  const lines =
    titleSize === null
      ? cutLines(known.title, width, fullLine(last.size), last.lines)
      : evenLines(parts, space, fullLine(titleSize))
  return { texts: known, titleSize, title: { ...setting, lines, size: titleSize ?? last.size } }
}

async function drawable(text: string | null, sheets: readonly string[]): Promise<string | null> {
  const letters = new Set(text ?? '')
  return (await fontFiles(letters, sheets)).size === letters.size ? text : null
}

/** The width of a line at a size, in UNITS. Kerning at spaces and rounding: lines that are this close to full count as too long. */
const fullLine = (size: number) => (textWidth * 0.99 * UNITS) / size

/** A font's size in the units in which letters are measured: fine enough for the size of titles. */
export const UNITS = 1000

/** How wide a text is, in UNITS. */
const widthOf =
  (tag: string, { letters, spacing }: Setting) =>
  (text: string) => {
    const { width, glyphs } = letters.set(tag, text)
    return width + glyphs.length * spacing * UNITS
  }

function largestSize(parts: readonly Part[], space: number): number | null {
  const fits = ({ size, lines }: (typeof titleSizes)[number]) => {
    const filled = fillLines(parts, space, fullLine(size))
    return filled !== null && filled.length <= lines
  }
  return titleSizes.find(fits)?.size ?? null
}

const titleRole = (tag: string): Role => (isUnspaced(tag) ? 'text' : 'heading')

/** The signs that lines which are cut or run from the right may have besides their own. */
const MORE = '…()«» '

/** A title as on the site (src/theme/base.css, src/theme/languages): scripts with taller or larger letters have more room. */
async function titleSetting(title: string, tag: string): Promise<Setting> {
  const role = titleRole(tag)
  const letters = await loadLetters([title, MORE], sheetsFor(role, tag), UNITS)
  return isTall(tag)
    ? { letters, lineHeight: 1.36, spacing: 0, baseline: role === 'text' ? 0.35 : 0.22 }
    : { letters, lineHeight: 1.08, spacing: -0.012, baseline: 0.26 }
}

/** The texts of a picture as they stand: its title, and the section's name under a thin line. */
export async function blocksOf(measured: Measured): Promise<readonly Block[]> {
  const { texts, title } = measured
  if (title === null) return []
  const bottom = texts.section ? ruleTop - sectionStyle.space : columnBottom
  return [{ ...title, start: margin.outer, bottom, colour: light('ink') }, ...(await sectionBlock(texts))]
}

async function sectionBlock({ section, localeTag }: Texts): Promise<Block[]> {
  if (section === null) return []
  const letters = await loadLetters([section, MORE], sheetsFor('text', localeTag), UNITS)
  const { size, lineHeight } = sectionStyle
  const place = { start: margin.outer, bottom: columnBottom, colour: light('quiet') }
  return [{ lines: [section], letters, size, lineHeight, spacing: 0, baseline: 0.3, ...place }]
}

const columnBottom = picture.height - margin.block

const ruleTop = columnBottom - sectionStyle.size * sectionStyle.lineHeight - sectionStyle.inner - sectionStyle.rule

/** The thin line above the section's name; null on a picture without one. */
export const ruleOf = ({ texts, title }: Measured) =>
  title && texts.section ? { start: margin.outer, top: ruleTop, width: textWidth, height: sectionStyle.rule } : null

/** Where the logo stands, no wider than the titles; alone on the picture, it is larger and in the middle. `ratio`: its width in heights. */
export function logoPlace({ title }: Measured, ratio: number) {
  const height = Math.min(title ? 46 : 96, textWidth / ratio)
  return {
    start: margin.outer,
    top: title ? margin.block : (picture.height - height) / 2,
    width: height * ratio,
    height,
  }
}
