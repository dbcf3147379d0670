import { attempt } from '../lib/attempt.ts'
import { lineAt } from '../lib/fault.ts'
import { FileFault } from '../formats/fileFault.ts'

/** A file as text, and the way back: what was not changed is the same bytes again. */
export interface Decoded {
  readonly text: string
  /** Whether the encoding has the characters of a text. */
  readonly holds: (text: string) => boolean
  readonly encode: (text: string) => Uint8Array
}

interface Encoding extends Omit<Decoded, 'text'> {
  readonly decode: (bytes: Uint8Array) => string
}

const unicode = (label: string, encode: Decoded['encode']): Encoding => ({
  decode: (bytes) => new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes),
  holds: () => true,
  encode,
})

function utf16(isLittle: boolean): Encoding {
  return unicode(isLittle ? 'utf-16le' : 'utf-16be', (text) => {
    const view = new DataView(new ArrayBuffer(text.length * 2))
    for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle)
    return new Uint8Array(view.buffer)
  })
}

const utf8 = unicode('utf-8', (text) => new TextEncoder().encode(text))

/** An encoding with a byte for each character, by the characters of its 256 bytes. */
function singleByte(characters: string, decode: Encoding['decode']): Encoding {
  const bytes = new Map([...characters].map((character, byte) => [character, byte]))
  return {
    decode,
    holds: (text) => [...text].every((character) => bytes.has(character)),
    encode: (text) => Uint8Array.from(text, (character) => bytes.get(character) ?? 0x3f),
  }
}

const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)

/** In pieces, since a call takes only so many arguments. */
function oneToOne(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

/** To a TextDecoder, these names mean Windows-1252, which would write characters that the others do not have. */
const latin1 = /^(?:iso-?8859-1|latin-?1|iso_8859-1)$/i
const ascii = /^(?:us-)?ascii$/i

/** An encoding by its name in a file; null for one that nobody here can write. */
function encodingNamed(name: string): Encoding | null {
  if (/^utf-?8$/i.test(name)) return utf8
  if (latin1.test(name)) return singleByte(oneToOne(all), oneToOne)
  if (ascii.test(name)) {
    return singleByte(oneToOne(all.subarray(0, 128)), (bytes) => {
      if (bytes.some((byte) => byte > 127)) throw new TypeError('not ASCII')
      return oneToOne(bytes)
    })
  }
  const characters = attempt(() => new TextDecoder(name).decode(all))
  const isSingle =
    characters?.length === 256 &&
    new Set(characters).size >= 250 &&
    characters.startsWith(oneToOne(all.subarray(0, 128)))
  return isSingle ? singleByte(characters, (bytes) => new TextDecoder(name, { fatal: true }).decode(bytes)) : null
}

const declarations = [
  /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"'<>]+)["']/,
  /^"Content-Type:[^"]*?charset=([\w.:-]+)/im,
]

/** In bytes. So much of a file has its declaration in it. */
const START = 20_000

/** Which encoding a file says that it is in: by its first bytes, else by what it declares, else UTF-8. */
function declared(bytes: Uint8Array): { name: string; encoding: Encoding | null } {
  const [first, second, third, fourth] = bytes
  if (first === 0xfe && second === 0xff) return { name: 'UTF-16', encoding: utf16(false) }
  if (first === 0xff && second === 0xfe) return { name: 'UTF-16', encoding: utf16(true) }
  if (first === 0xef && second === 0xbb && third === 0xbf) return { name: 'UTF-8', encoding: utf8 }
  if (first === 0 && second === 0x3c && third === 0) return { name: 'UTF-16', encoding: utf16(false) }
  if (first === 0x3c && second === 0 && third !== 0 && fourth === 0) return { name: 'UTF-16', encoding: utf16(true) }
  const start = oneToOne(bytes.subarray(0, START))
  const name = declarations.map((pattern) => pattern.exec(start)?.[1]).find((found) => found !== undefined)
  // A template of a PO file, which nobody has filled in.
  if (name === undefined || name === 'CHARSET') return { name: 'UTF-8', encoding: utf8 }
  return { name, encoding: encodingNamed(name) }
}

/** The text of a file in UTF-8, in UTF-16, or in an encoding with a byte for each character that the file declares. */
export function decode(bytes: Uint8Array): Decoded {
  const { name, encoding } = declared(bytes)
  if (!encoding) throw new FileFault('unknown-encoding', { encoding: name })
  let text: string
  try {
    text = encoding.decode(bytes)
  } catch {
    throw new FileFault('wrong-encoding', { encoding: name, line: wrongLine(bytes, encoding) })
  }
  return { text, holds: encoding.holds, encode: encoding.encode }
}

/** The line on which the first byte stands that cannot be read, by halving. */
function wrongLine(bytes: Uint8Array, { decode }: Encoding): number {
  const isSound = (end: number) => attempt(() => decode(bytes.subarray(0, end))) !== null
  let [sound, wrong] = [0, bytes.length]
  // A cut inside a character is as wrong as a bad byte; both lie on the same line or the one before.
  while (wrong - sound > 1) {
    const middle = (sound + wrong) >> 1
    if (isSound(middle)) sound = middle
    else wrong = middle
  }
  return lineAt(oneToOne(bytes.subarray(0, wrong)), wrong)
}
