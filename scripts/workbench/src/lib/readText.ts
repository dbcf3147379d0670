import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { type Fault, lineAt } from './fault.ts'

/** In bytes. The sample of a file for the detection of its encoding. */
const SAMPLE = 20_000

/** The size of a file, in bytes. */
export const sizeOf = (file: string): number => statSync(file).size

/** Reads a file in UTF-8; a fault if it is none, null if it does not exist. `locale` settles a doubtful encoding. */
export async function readText(file: string, locale?: string): Promise<string | Fault | null> {
  try {
    // Hundreds of small files are read again after each change, which takes three times as long with promises.
    return await decodeText(readFileSync(file), locale)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if ('code' in error && error.code === 'ENOENT') return null
    return { line: 1, expected: 'a file that can be read', found: error.message }
  }
}

/** The same for the bytes of a file. Bytes that are not UTF-8 never become a text. */
export async function decodeText(bytes: Buffer, locale?: string): Promise<string | Fault> {
  const expected = 'UTF-8'
  const next = 'Save the file as UTF-8.'
  if (isUtf16(bytes)) return { line: 1, expected, found: 'UTF-16', next }
  if (isUtf8(bytes) && !bytes.includes(0)) return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  // One character for each byte, so that offsets and lines match the file.
  const plain = bytes.toString('latin1')
  const zero = plain.indexOf('\0')
  if (zero >= 0) {
    const next = 'Delete that character, or save the file again.'
    return { line: lineAt(plain, zero), expected: 'text in UTF-8', found: 'a NUL byte', next }
  }
  const isBad = (text: string) => !isUtf8(Buffer.from(text, 'latin1'))
  // The words around them may be in another language.
  const bad = plain.split(/[ \t\r\n,;"]+/).filter(isBad)
  const encoding = await guess(Buffer.from(bad.join(' '), 'latin1'), locale)
  const found = encoding ? `bytes that look like ${encoding}` : 'bytes that are not'
  return { line: plain.split('\n').findIndex(isBad) + 1, expected, found, next }
}

/** Detected by its mark, or by the zero bytes of Latin letters. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  const start = bytes.subarray(0, SAMPLE)
  return start.includes(0) && start.filter((byte) => byte === 0).length > start.length / 4
}

/** Guesses the encoding of some bytes; null if unknown. The detector is loaded on demand, since few files need it. */
async function guess(bytes: Buffer, locale: string | undefined): Promise<string | null> {
  const { analyse } = await import('chardet')
  const matches = analyse(bytes.subarray(0, SAMPLE)).filter(({ name }) => name !== 'UTF-8' && name !== 'ASCII')
  const [language] = locale?.split('-') ?? []
  const best = matches.find(({ lang }) => lang !== undefined && lang === language) ?? matches[0]
  return best?.name.replace(/^windows/, 'Windows') ?? null
}
