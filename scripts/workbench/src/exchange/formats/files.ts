import { readFile, stat } from 'node:fs/promises'
import { decodeText } from '../../lib/readText.ts'

/** In bytes. A whole locale of this site has less than 2 MB. */
const LARGEST = 16_000_000

/**
 * Reads the content of an external file. Throws an error that names it if it has more than `most` bytes or is no file.
 */
export async function readBytes(file: string, most: number): Promise<Buffer> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file}: ${error.code === 'ENOENT' ? 'no such file' : error.message}.`)
  })
  if (!found.isFile()) throw new Error(`${file} is not a file.`)
  // Checked before reading, to save memory.
  if (found.size === 0) throw new Error(`${file} is empty. Save it again in your program.`)
  if (found.size > most)
    throw new Error(`${file} has ${(found.size / 1e6).toFixed(1)} MB; at most ${most / 1e6} MB are read.`)
  return readFile(file)
}

/**
 * Reads the text of an external file: UTF-8, with or without a byte-order mark. Throws an error with the place if it is
 * anything else, or too large.
 */
export async function loadText(file: string): Promise<string> {
  const bytes = await readBytes(file, LARGEST)
  if (isPacked(bytes)) {
    const advice = 'Save it as CSV (UTF-8), or unpack it'
    throw new Error(`${file} is a workbook (.xlsx, .ods, .xls) or another packed file. ${advice}.`)
  }
  const text = decodeText(bytes)
  if (typeof text !== 'string') {
    const inCsv = ' In a spreadsheet: save it as CSV again, with the character set “Unicode (UTF-8)”.'
    throw new Error(`${file}:${text.line}: ${text.found}${/\.csv$/i.test(file) ? inCsv : ''}`)
  }
  return text.replace(/^\uFEFF/, '')
}

/** True if a file begins like a ZIP archive, as new workbooks do, or like an old workbook. */
const isPacked = (bytes: Buffer) => ['504b0304', 'd0cf11e0'].includes(bytes.subarray(0, 4).toString('hex'))
