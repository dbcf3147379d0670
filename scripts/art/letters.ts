import { readFile } from 'node:fs/promises'
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { once } from '../../src/i18n/once.ts'
import { families } from '../lib/brandFonts.ts'
import { fontFiles } from '../lib/fontFiles.ts'

/** The font's size in the units in which letters are measured: whole ones keep their outlines short. */
export const EM = 72

/** The fonts of drawn words: that of the headings first, then those of other scripts, which may be of the build alone. */
export const sheets = [
  families.heading.sheet,
  '@fontsource/source-serif-4/500.css',
  '@fontsource/noto-naskh-arabic/500.css',
]
/** In place of those for languages whose letters have shapes of their own. */
const sheetsOf: Readonly<Record<string, readonly string[]>> = {
  ja: ['@fontsource-variable/noto-sans-jp/wght.css'],
  zh: ['@fontsource-variable/noto-sans-sc/wght.css'],
}

/** A letter as it is drawn: its outline's id, and where it stands along the word and above its line. */
export interface Glyph {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly advance: number
}

export interface Word {
  /** BCP 47 tag. */
  readonly lang: string
  readonly width: number
  /** From left to right, whatever the direction of the script. */
  readonly glyphs: readonly Glyph[]
}

export interface Letters {
  /** A word as its language sets it: joined letters, kerning, forms of the language (HarfBuzz). */
  set(lang: string, text: string): Word
  /** The outline of a letter as the data of an SVG path, y downwards. */
  outline(id: string): string
}

interface LoadedFace {
  readonly font: Font
  readonly unitsPerEm: number
}

/** Reads the fonts of words in several languages. */
export async function lettersOf(words: readonly { readonly lang: string; readonly term: string }[]): Promise<Letters> {
  const load = (chosen: typeof words, from: readonly string[]) =>
    loadLetters(
      chosen.map(({ term }) => term),
      from,
    )
  const own = new Map<string, Letters>()
  for (const [language, from] of Object.entries(sheetsOf))
    own.set(
      language,
      await load(
        words.filter(({ lang }) => lang === language),
        from,
      ),
    )
  const others = await load(
    words.filter(({ lang }) => !own.has(lang)),
    sheets,
  )
  const all = [others, ...own.values()]
  return {
    set: (lang, text) => (own.get(lang) ?? others).set(lang, text),
    outline: (id) => all.map((letters) => letters.outline(id)).find(Boolean) ?? '',
  }
}

/** Reads the fonts of style sheets that some texts need; letters have `em` units. Throws when none has one of their letters. */
export async function loadLetters(texts: readonly string[], from: readonly string[], em = EM): Promise<Letters> {
  const files = await filesOf(new Set(texts.join('')), from)
  const faces = new Map<string, LoadedFace>()
  for (const file of new Set(files.values())) faces.set(file, await loadFace(file))
  const faceOf = (character: string) => {
    const file = files.get(character) ?? ''
    return { file, face: faces.get(file) }
  }
  return {
    set: (lang, text) => setWord(lang, text, em, faceOf),
    outline: (id) => {
      const [file = '', glyph] = id.split('#')
      const face = faces.get(file)
      return face ? scaled(face.font.glyphToPath(Number(glyph)), em / face.unitsPerEm) : ''
    },
  }
}

/** For each letter, the file of the first face that has it. A space goes with the letters before it. */
async function filesOf(letters: ReadonlySet<string>, families: readonly string[]): Promise<Map<string, string>> {
  const found = await fontFiles(letters, families)
  const absent = [...letters].filter((letter) => !found.has(letter))
  if (absent.length > 0) {
    throw new Error(`Drawn words: expected letters of ${families.join(', ')}; found ${absent.join(' ')} in none.`)
  }
  return found
}

/** A variable font is drawn in the weight of the others. */
const loadFace = once(async (file: string): Promise<LoadedFace> => {
  const variationAxes = file.includes('-wght-') ? { variationAxes: { wght: 500 } } : {}
  const options = { targetFormat: 'sfnt', keepAllGlyphs: true, ...variationAxes } as const
  const face = new Face(new Blob(new Uint8Array(await subsetFont(await readFile(file), null, options))))
  return { font: new Font(face), unitsPerEm: face.upem }
})

type FaceOf = (character: string) => { readonly file: string; readonly face: LoadedFace | undefined }

/** Letters of one face are set together; where another one takes over, the pen goes on. */
function setWord(lang: string, text: string, em: number, faceOf: FaceOf): Word {
  const runs: { file: string; face: LoadedFace; text: string }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const { file, face } = character === ' ' && last ? last : faceOf(character)
    if (last?.file === file) last.text += character
    else if (face) runs.push({ file, face, text: character })
  }
  const glyphs: Glyph[] = []
  let pen = 0
  for (const run of runs) {
    const scale = em / run.face.unitsPerEm
    const buffer = new TextBuffer()
    buffer.addText(run.text)
    buffer.setLanguage(lang)
    buffer.guessSegmentProperties()
    shape(run.face.font, buffer)
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const [x, y, advance] = [pen + xOffset * scale, -yOffset * scale, xAdvance * scale]
      glyphs.push({ id: `${run.file}#${codepoint}`, x, y, advance })
      pen += advance
    }
  }
  return { lang, width: pen, glyphs }
}

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
