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

/**
 * Returns, for each letter, the font file of the first style sheet (`package/file.css`) that has it. Letters that none has
 * are omitted.
 */
export async function fontFiles(letters: ReadonlySet<string>, sheets: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const sheet of sheets) {
    for (const { file, codePoints } of await facesOf(sheet)) {
      for (const letter of letters) {
        if (!found.has(letter) && codePoints.has(letter.codePointAt(0) ?? 0)) found.set(letter, file)
      }
    }
  }
  return found
}

/** Returns a font file as TrueType with all its letters, a variable font in the weight of headings. */
export async function staticFont(file: string): Promise<Buffer> {
  const variationAxes = file.includes('-wght-') ? { variationAxes: { wght: 500 } } : {}
  return subsetFont(await readFile(file), null, { targetFormat: 'sfnt', keepAllGlyphs: true, ...variationAxes })
}
