import { readFile, stat } from 'node:fs/promises'
import { decodeText } from '../../lib/readText.ts'

/** In bytes. A whole locale of this site has less than 2 MB. */
const LARGEST = 16_000_000

/**
 * The text of a file that came from outside: UTF-8, with or without a byte-order mark. Throws an error that names the
 * place when it is anything else, or too large.
 */
export async function loadText(file: string): Promise<string> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file}: ${error.code === 'ENOENT' ? 'no such file' : error.message}.`)
  })
  if (!found.isFile()) throw new Error(`${file}: expected a file, found something else.`)
  if (found.size > LARGEST) {
    throw new Error(
      `${file}: expected at most ${LARGEST / 1_000_000} MB, found ${(found.size / 1_000_000).toFixed(1)} MB.`,
    )
  }
  const text = await decodeText(await readFile(file))
  if (typeof text !== 'string') {
    const { line, expected, found, next } = text
    throw new Error(`${file}:${line}: expected ${expected}, found ${found}. ${next ?? ''}`.trimEnd())
  }
  return text.replace(/^\uFEFF/, '')
}
