import { readFile, stat } from 'node:fs/promises'
import { lineOf } from './characters.ts'

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
  const bytes = await readFile(file)
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new Error(`${file}:1: expected UTF-8, found UTF-16. Save the file as UTF-8.`)
  }
  const zero = bytes.indexOf(0)
  if (zero >= 0) {
    throw new Error(`${file}:${lineOf(bytes.toString('latin1'), zero)}: expected text in UTF-8, found a NUL byte.`)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder().decode(bytes)
    throw new Error(`${file}:${lineOf(text, text.indexOf('\uFFFD'))}: expected UTF-8, found bytes that are not.`)
  }
}
