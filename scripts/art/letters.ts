import { readFile } from 'node:fs/promises'
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { once } from '../../src/i18n/once.ts'
import { families } from '../lib/brandFonts.ts'
import { fontFiles } from '../lib/fontFiles.ts'

/** The font's size in the units in which letters are measured: whole ones keep their outlines short. */
export const EM = 72

/** The style sheets of the fonts of drawn words, the one that has a letter first before the others. */
const sheets = [families.heading.sheet, '@fontsource/source-serif-4/500.css', '@fontsource/noto-naskh-arabic/500.css']
/** In place of those, for languages whose letters have shapes of their own. */
const sheetsOf: Readonly<Record<string, readonly string[]>> = {
  ja: ['@fontsource-variable/noto-sans-jp/wght.css'],
  zh: ['@fontsource-variable/noto-sans-sc/wght.css'],
}

/** A letter as it is drawn: its outline as the data of an SVG path, and where it stands along the word and below its line. */
interface Glyph {
  readonly outline: string
  readonly x: number
  readonly y: number
}

export interface Word {
  readonly width: number
  /** From left to right, whatever the direction of the script. */
  readonly glyphs: readonly Glyph[]
}

/**
 * A word as its language (BCP 47) sets it: joined letters, kerning, forms of the language (HarfBuzz). Throws when
 * no font has one of its letters.
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

/** The letters of one font are set together. */
function runsOf(text: string, files: ReadonlyMap<string, string>): { file: string; letters: string }[] {
  const runs: { file: string; letters: string }[] = []
  for (const letter of text) {
    const [file, last] = [files.get(letter) ?? '', runs.at(-1)]
    if (last?.file === file) last.letters += letter
    else runs.push({ file, letters: letter })
  }
  return runs
}

/** A variable font is drawn in the weight of the others. */
const loadFont = once(async (file: string) => {
  const variationAxes = file.includes('-wght-') ? { variationAxes: { wght: 500 } } : {}
  const options = { targetFormat: 'sfnt', keepAllGlyphs: true, ...variationAxes } as const
  const face = new Face(new Blob(new Uint8Array(await subsetFont(await readFile(file), null, options))))
  return { font: new Font(face), unitsPerEm: face.upem }
})

/** A path of a font, in its units and y upwards, in whole units of EM, y downwards, as relative commands. */
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
