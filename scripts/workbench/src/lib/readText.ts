import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import type { Fault } from './fault.ts'

/** Reads a file in UTF-8; a fault if it is none, null if it does not exist. */
export function readText(file: string): string | Fault | null {
  try {
    // Hundreds of small files are read again after each change, which takes three times as long with promises.
    return decodeText(readFileSync(file))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if ('code' in error && error.code === 'ENOENT') return null
    return { line: 1, expected: 'a file that can be read', found: error.message }
  }
}

/** The same for the bytes of a file. Bytes that are not UTF-8 never become a text, and a NUL is none of a text. */
export function decodeText(bytes: Buffer): string | Fault {
  const isText = (some: Buffer) => isUtf8(some) && !some.includes(0)
  if (isText(bytes)) return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  // One character for each byte, so that lines match the file.
  const lines = bytes.toString('latin1').split('\n')
  const line = lines.findIndex((text) => !isText(Buffer.from(text, 'latin1'))) + 1
  return { line, expected: '', found: 'Some letters are not in UTF-8. Save the file as UTF-8.' }
}
