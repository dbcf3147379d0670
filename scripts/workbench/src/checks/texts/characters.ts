import { codePointName } from '../../lib/difference.ts'
import { clip, type JudgedText, type Mismatch } from '../text.ts'
import { attempt } from '../../lib/attempt.ts'

/** Controls, soft hyphen, zero-width and bidi characters, private and unassigned ones, fillers, the sign of a broken encoding. */
const suspicious = /(?![\t\n\r])[\p{C}\p{Zl}\p{Zp}]|[\u115F\u1160\u3164\uFFFD]|\u034F/u
/** Most texts have nothing outside these blocks, and need no closer look. */
const unusual = /[^ -~\u00A0-\u00AC\u00AE-\u02FF\u0370-\u05FF\u2010-\u2027\u2030-\u205F]/
const everySuspicious = new RegExp(suspicious, 'gu')

/** Languages whose scripts join letters, and need to say where they do (ZWJ) or do not (ZWNJ). */
export const joining: ReadonlySet<string> = new Set('ar bn ckb fa gu hi kn ku ml mr ne pa si ta te ur'.split(' '))
export const rightToLeft: ReadonlySet<string> = new Set(['ar', 'ckb', 'fa', 'he', 'ur', 'yi'])
const emoji = /\p{Extended_Pictographic}\uFE0F?$/u

/** What ends the stretch that a direction mark opens; null for any other character. */
const closingOf = (mark: string) =>
  /[\u202A\u202B]/.test(mark) ? '\u202C' : /[\u2066-\u2068]/.test(mark) ? '\u2069' : null

/** Invisible characters that do not belong. */
export function invisibleMismatches({ text: { raw }, language }: JudgedText): Mismatch[] {
  if (!unusual.test(raw)) return []
  const apart = accentApart(raw)
  if (apart) return [apart]
  if (!suspicious.test(raw)) return []
  const open: string[] = []
  for (const { 0: character, index } of raw.matchAll(everySuspicious)) {
    const close = closingOf(character)
    if (close) open.push(close)
    else if (open.at(-1) === character) open.pop()
    else if (!belongs(character, raw.slice(0, index), language?.code ?? '')) return [mismatch(character, raw, index)]
  }
  const [left] = open
  return left ? [{ expected: `each direction mark ended by ${codePointName(left)}`, found: 'one without its end' }] : []
}

/**
 * A letter and its accent as two characters look like one, and are found by no search. Signs that Unicode would only put in
 * another order stay as people type them.
 */
function accentApart(raw: string): Mismatch | null {
  const found = [...raw.matchAll(/\P{M}\p{M}+/gu)].find(([letter]) => letter.normalize().length < letter.length)
  if (!found) return null
  const [letter] = found
  const codes = [...letter].map(codePointName).join(' ')
  return { expected: `“${letter.normalize()}” as one character (NFC)`, found: `${codes} in ${clip(raw, found.index)}` }
}

function belongs(character: string, before: string, language: string): boolean {
  if (character === '\u200D') return joining.has(language) || emoji.test(before)
  if (character === '\u200C') return joining.has(language)
  return /[\u200E\u200F\u061C]/.test(character) && rightToLeft.has(language)
}

function mismatch(character: string, raw: string, index: number): Mismatch {
  const place = clip(raw.replaceAll(character, '␣'), index)
  return { expected: 'no invisible character', found: `${codePointName(character)}, shown as ␣ in ${place}` }
}

/** Encodings in which programs read files that are UTF-8, those of offices in Central and Western Europe first. */
const encodingNames = ['Windows-1250', 'Windows-1252', 'ISO-8859-2', 'ISO-8859-1', 'Macintosh']

const high = Uint8Array.from({ length: 128 }, (_, index) => 128 + index)

const encodings = encodingNames.map((name) => {
  // To a TextDecoder, as to browsers, ISO-8859-1 is another name of Windows-1252.
  const characters = name === 'ISO-8859-1' ? String.fromCharCode(...high) : new TextDecoder(name).decode(high)
  return { name, bytes: new Map([...characters].map((character, index) => [character, 128 + index])) }
})

function characterClass(from: number, to: number): string {
  const inRange = encodings.flatMap(({ bytes }) => [...bytes].filter(([, byte]) => byte >= from && byte <= to))
  return `[${inRange.map(([character]) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}]`
}

/** Nearly no sound text has what the first two bytes of a character look like in any of the encodings. */
const suspect = new RegExp(`${characterClass(0xc2, 0xf4)}${characterClass(0x80, 0xbf)}`)

/**
 * Letters and signs of European languages, and typographic marks. Anything else that a run of two or three characters
 * could stand for is rarer than that run itself: “MENÜ“ would be a Syriac letter.
 */
const usual = /^[\u00A0-\u017F\u2010-\u2026\u2030-\u203A\u20AC\u2122]$/u
const upper = /\p{Lu}/u

/** The runs of a text that are other characters in an encoding, with what they were. */
export function garbledRuns(text: string) {
  if (!suspect.test(text)) return []
  return [...text.matchAll(/[^\0-\x7f]{2,}/g)].flatMap(({ 0: found, index }) => {
    if (isUpperCase(found, text.slice(Math.max(0, index - 1), index), text.charAt(index + found.length))) return []
    return encodings.flatMap(({ name, bytes }) => {
      const meant = decoded(found, bytes)
      return meant === null ? [] : [{ encoding: name, found, meant, index }]
    })
  })
}

/** "WSPÓŁPRACA", “SMÅ”: in capitals, what looks like the first byte of a character is common. */
const isUpperCase = (run: string, before: string, after: string) =>
  upper.test(before) ? !/\p{Ll}/u.test(run) : upper.test(after) && /^\p{Lu}+$/u.test(run)

/** What a run of characters is when its bytes in an encoding are read as UTF-8; null when they cannot be. */
function decoded(run: string, encoding: ReadonlyMap<string, number>): string | null {
  const found = [...run].flatMap((character) => encoding.get(character) ?? [])
  const bytes = Uint8Array.from(found)
  if (found.length < [...run].length) return null
  const meant = utf8In(bytes)
  if (meant === null) return null
  return [...meant].length > 1 || usual.test(meant) ? meant : null
}

/** Some bytes as UTF-8; null when they are not. */
const utf8In = (bytes: Uint8Array) =>
  attempt(() => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))

/** The encoding in which a text that is UTF-8 was read, such as "Windows-1250"; null for a text as it should be. */
export function garbledAs(text: string): string | null {
  const found = garbledRuns(text).map(({ encoding }) => encoding)
  const count = (name: string) => found.filter((other) => other === name).length
  const [best] = encodingNames.filter((name) => count(name) > 0).sort((one, other) => count(other) - count(one))
  return best ?? null
}

/** The first letter of a text that was read in the wrong encoding. */
export function garbledMismatches({ text: { raw } }: JudgedText): Mismatch[] {
  const [first] = garbledRuns(raw)
  if (!first) return []
  const { found, meant } = first
  const expected = `“${meant}”: the file was UTF-8 and read as ${garbledAs(raw)}`
  return [{ expected, found: `“${found}” in ${clip(raw, raw.indexOf(found))}` }]
}
