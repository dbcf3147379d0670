import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { webFaces } from './webFaces.ts'

/**
 * For each letter, the file of the first style sheet (`package/file.css`) with a face that has it. Letters that none has are
 * left out.
 */
export async function fontFiles(letters: ReadonlySet<string>, sheets: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const { resolve } = createRequire(import.meta.url)
  for (const sheet of sheets) {
    const file = resolve(sheet)
    // Of two faces with a letter, the later one has it (CSS Fonts 4, section 5.2).
    for (const { url, codePoints } of webFaces(await readFile(file, 'utf8'), sheet).reverse()) {
      const covered = new Set(codePoints)
      for (const letter of letters) {
        if (!found.has(letter) && covered.has(letter.codePointAt(0) ?? 0)) {
          found.set(letter, path.resolve(path.dirname(file), url))
        }
      }
    }
  }
  return found
}
