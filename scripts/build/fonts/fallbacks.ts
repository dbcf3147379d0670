import { createRequire } from 'node:module'
import { once } from '../../../src/i18n/once.ts'
import type { Family } from '../../lib/brandFonts.ts'

const { resolve } = createRequire(import.meta.url)

/** A system font: names of its regular and bold faces, with the average width of a letter of SAMPLE in em. */
interface SystemFont {
  readonly regular: readonly [width: number, ...names: string[]]
  readonly bold: readonly [width: number, ...names: string[]]
}

/** Measured on free fonts of the same width (Liberation, Gelasio) and on Noto Serif, some on the lines of all pages. */
const serifs: readonly SystemFont[] = [
  { regular: [0.4449, 'Georgia', 'Gelasio'], bold: [0.5165, 'Georgia Bold', 'Gelasio Bold'] },
  {
    regular: [0.407, 'Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    bold: [0.4315, 'Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
  },
  { regular: [0.4818, 'Noto Serif'], bold: [0.51, 'Noto Serif Bold'] },
]
const sans: readonly SystemFont[] = [
  {
    regular: [0.446, 'Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
    bold: [0.4825, 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  },
]

const SAMPLE =
  'Translation and review of texts for medicine, in 14 countries and 9 languages. How we work, what it takes to be approved, and whom to ask: Quality by Design, with documents that stand up to an audit.'

/** A face of a system font, adjusted to the width and height of a weight of the brand's family. */
export interface Fallback {
  /** Position of its family in the list of fallbacks. */
  readonly order: number
  readonly names: readonly string[]
  readonly isBold: boolean
  readonly sizeAdjust: string
  /** Declarations for ascent, descent and gap. */
  readonly lines: readonly string[]
}

/** Returns the fallbacks of each weight of a family. */
export const fallbacksOf = once(async (family: Family): Promise<Fallback[]> => {
  const faces = family.weights.map(async (weight) => {
    const { width, ...lines } = await measure(family, weight)
    return (family.isSerif ? serifs : sans).map(({ regular, bold }, order): Fallback => {
      const isBold = weight >= 600
      const [itsWidth, ...names] = isBold ? bold : regular
      const adjust = width / itsWidth
      const ofLines = Object.entries(lines).map(([name, value]) => `${name}-override: ${percent(value / adjust)};`)
      return { order, names, isBold, sizeAdjust: `size-adjust: ${percent(adjust)};`, lines: ofLines }
    })
  })
  return (await Promise.all(faces)).flat()
})

const percent = (value: number) => `${Number((100 * value).toFixed(2))}%`

/** Measures the average width of a letter of SAMPLE and the metrics of lines in em. */
async function measure({ fileOf }: Family, weight: number) {
  // Loaded on demand, because it loads slowly.
  const { shaped } = await import('../../lib/shaped.ts')
  const { font, em, glyphs } = await shaped(SAMPLE, resolve(fileOf('latin', weight)), weight)
  const { ascender, descender, lineGap } = font.hExtents()
  return {
    width: glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / SAMPLE.length / em,
    ascent: ascender / em,
    descent: -descender / em,
    'line-gap': lineGap / em,
  }
}
