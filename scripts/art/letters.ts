import { readFile } from 'node:fs/promises'
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { once } from '../../src/i18n/once.ts'
import { families } from '../lib/brandFonts.ts'
import { fontFiles } from '../lib/fontFiles.ts'

/** Font size in the units of outlines, which are integers to keep the paths short. */
export const EM = 72

/** Style sheets of the fonts of drawn words. For each letter, the first that has it is used. */
const sheets = [families.heading.sheet, '@fontsource/source-serif-4/500.css', '@fontsource/noto-naskh-arabic/500.css']
/** Overrides for languages with their own glyphs. */
const sheetsOf: Readonly<Record<string, readonly string[]>> = {
  ja: ['@fontsource-variable/noto-sans-jp/wght.css'],
  zh: ['@fontsource-variable/noto-sans-sc/wght.css'],
}

/** A drawn letter: its outline as SVG path data, and its position along the word and below the baseline. */
interface Glyph {
  readonly outline: string
  readonly x: number
  readonly y: number
}

export interface Word {
  readonly width: number
  /** From left to right, in every script. */
  readonly glyphs: readonly Glyph[]
}

/**
 * Shapes a word for its language (BCP 47) with HarfBuzz: joined letters, kerning, localized forms. Throws if no font has one
 * of its letters.
 */
export async function setWord(lang: string, text: string, em = EM): Promise<Word> {
  const from = sheetsOf[lang] ?? sheets
  const files = await fontFiles(new Set(text), from)
  const absent = [...text].filter((letter) => !files.has(letter))
  if (absent.length > 0) {
    throw new Error(`Drawn words: expected letters of ${from.join(', ')}; found ${absent.join(' ')} in none.`)
  }
  const glyphs: Glyph[] = []
  let pen = 0
  for (const { file, letters } of runsOf(text, files)) {
    const { font, unitsPerEm } = await loadFont(file)
    const scale = em / unitsPerEm
    const buffer = new TextBuffer()
    buffer.addText(letters)
    buffer.setLanguage(lang)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const outline = scaled(font.glyphToPath(codepoint), scale)
      glyphs.push({ outline, x: pen + xOffset * scale, y: -yOffset * scale })
      pen += xAdvance * scale
    }
  }
  return { width: pen, glyphs }
}

/** Splits a text into runs of the same font. */
function runsOf(text: string, files: ReadonlyMap<string, string>): { file: string; letters: string }[] {
  const runs: { file: string; letters: string }[] = []
  for (const letter of text) {
    const [file, last] = [files.get(letter) ?? '', runs.at(-1)]
    if (last?.file === file) last.letters += letter
    else runs.push({ file, letters: letter })
  }
  return runs
}

/** Loads a font. Variable fonts get the weight of the others. */
const loadFont = once(async (file: string) => {
  const variationAxes = file.includes('-wght-') ? { variationAxes: { wght: 500 } } : {}
  const options = { targetFormat: 'sfnt', keepAllGlyphs: true, ...variationAxes } as const
  const face = new Face(new Blob(new Uint8Array(await subsetFont(await readFile(file), null, options))))
  return { font: new Font(face), unitsPerEm: face.upem }
})

/** Converts a font's path (font units, y up) to relative commands in integer units of EM (y down). */
function scaled(data: string, scale: number): string {
  let [x, y] = [0, 0]
  const path = data.replace(/([MLQC])([^MLQCZ]*)|Z/g, (_, command: string | undefined, list: string = '') => {
    if (!command) return 'z'
    const numbers =
      list.match(/-?[\d.]+(?:e-?\d+)?/g)?.map((value, at) => Math.round(Number(value) * (at % 2 ? -scale : scale))) ??
      []
    const offsets = numbers.map((value, at) => value - (at % 2 ? y : x))
    x = numbers.at(-2) ?? x
    y = numbers.at(-1) ?? y
    if (command === 'M') return `M${numbers.join(' ')}`
    const [across, down] = offsets
    if (command === 'L' && down === 0) return `h${across}`
    if (command === 'L' && across === 0) return `v${down}`
    return `${command.toLowerCase()}${offsets.join(' ')}`
  })
  return path.replaceAll(' -', '-')
}
