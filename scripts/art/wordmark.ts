import { logo, type Outlines } from '../../src/config/brand.ts'
import { headingFont } from '../../src/config/wordmark.ts'
import { families } from '../lib/brandFonts.ts'
import { fontFiles } from '../lib/fontFiles.ts'
import { shaped } from '../lib/shaped.ts'

/** Font size, left edge and baseline of the word on the grid on which the sign is 128 units high. */
const [EM, LEFT, BASELINE] = [102, 171, 88]

/**
 * Returns the content of src/config/wordmark.json: the word next to the sign in the heading font, as outlines with kerning. Throws if
 * the font lacks one of its letters.
 */
export async function drawnWordmark(): Promise<Outlines & { readonly word: string; readonly font: string }> {
  const word = typeof logo.word === 'string' ? logo.word : ''
  let [path, pen] = ['', LEFT]
  for (const { file, letters } of await runsOf(word)) {
    const { font, em, glyphs } = await shaped(letters, file)
    const scale = EM / em
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphs) {
      path += outlineAt(pen + xOffset * scale, BASELINE - yOffset * scale, font.glyphToPath(codepoint), scale)
      pen += xAdvance * scale
    }
  }
  return { word, font: headingFont, path, width: Math.ceil(pen) }
}

/** Splits a word into runs of the same font file. */
export async function runsOf(word: string): Promise<{ file: string; letters: string }[]> {
  const files = await fontFiles(new Set(word), families.heading.sheet)
  const runs: { file: string; letters: string }[] = []
  for (const letter of word) {
    const [file, last] = [files.get(letter), runs.at(-1)]
    if (file === undefined) throw new Error(`The wordmark: expected letters of ${headingFont}; found "${letter}".`)
    if (last?.file === file) last.letters += letter
    else runs.push({ file, letters: letter })
  }
  return runs
}

/** Converts a letter's path (font units, y up) to relative commands in integers (y down) that start at a point. */
function outlineAt(left: number, baseline: number, data: string, scale: number): string {
  let [x, y] = [0, 0]
  const path = data.replace(/([MLQC])([^MLQCZ]*)|Z/g, (_, command: string | undefined, list: string = '') => {
    if (!command) return 'z'
    const numbers =
      list.match(/-?[\d.]+(?:e-?\d+)?/g)?.map((value, at) => Math.round(Number(value) * (at % 2 ? -scale : scale))) ??
      []
    const offsets = numbers.map((value, at) => value - (at % 2 ? y : x))
    x = numbers.at(-2) ?? x
    y = numbers.at(-1) ?? y
    if (command === 'M') return `M${Math.round(left + x)} ${Math.round(baseline + y)}`
    const [across, down] = offsets
    if (command === 'L' && down === 0) return `h${across}`
    if (command === 'L' && across === 0) return `v${down}`
    return command.toLowerCase() + offsets.join(' ')
  })
  return path.replaceAll(' -', '-')
}
