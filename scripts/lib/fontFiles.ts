import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { once } from '../../src/i18n/once.ts'
import { webFaces } from './webFaces.ts'

const { resolve } = createRequire(import.meta.url)

/** Returns the font files of a package's style sheet with their code points. For a letter in two, the first wins. */
const facesOf = once(async (sheet: string) => {
  const file = resolve(sheet)
  return (
    webFaces(await readFile(file, 'utf8'), sheet)
      .map(({ url, codePoints }) => ({ file: path.resolve(path.dirname(file), url), codePoints: new Set(codePoints) }))
      // The later face of a style sheet wins (CSS Fonts 4, section 5.2).
      .reverse()
  )
})

/** Returns, for each letter, the font file of a style sheet (`package/file.css`) that has it. Letters without one are omitted. */
export async function fontFiles(letters: ReadonlySet<string>, sheet: string): Promise<Map<string, string>> {
  const faces = await facesOf(sheet)
  return new Map(
    [...letters].flatMap((letter): [string, string][] => {
      const face = faces.find(({ codePoints }) => codePoints.has(letter.codePointAt(0) ?? 0))
      return face ? [[letter, face.file]] : []
    }),
  )
}

/** Returns a font file as TrueType with all its letters, a variable font in a weight. */
export async function staticFont(file: string, weight = 500): Promise<Buffer> {
  const variationAxes = file.includes('-wght-') ? { variationAxes: { wght: weight } } : {}
  return subsetFont(await readFile(file), null, { targetFormat: 'sfnt', keepAllGlyphs: true, ...variationAxes })
}
