import { FileFault } from '../formats/fileFault.ts'
import { attempt } from '../../lib/attempt.ts'
import { lineAt } from '../../lib/fault.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** In bytes. The XML declaration is within this much of a file. */
const START = 200
const declaration = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"'<>]+)["']/

/** Returns the encoding of a file by its first bytes. Throws a FileFault for a declared but unsupported one. */
function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  const [, encoding = 'UTF-8'] = declaration.exec(String.fromCharCode(...bytes.subarray(0, START))) ?? []
  if (!/^utf-?8$/i.test(encoding)) throw new FileFault('unknown-encoding', { encoding })
  return 'utf-8'
}

/** Decodes a file in UTF-8 or UTF-16, for an encoder of changed text. Throws a FileFault for any other encoding. */
export function decode(bytes: Uint8Array) {
  const encoding = encodingOf(bytes)
  const text = attempt(() => new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes))
  if (text === null) {
    const damaged = new TextDecoder(encoding).decode(bytes)
    const parameters = {
      encoding: encoding.slice(0, 6).toUpperCase(),
      line: lineAt(damaged, damaged.indexOf('\uFFFD')),
    }
    throw new FileFault('wrong-encoding', parameters)
  }
  return { text, encode: (written: string) => encoded(written, encoding) }
}

function encoded(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le')
  return new Uint8Array(view.buffer)
}
