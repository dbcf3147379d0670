import { isUtf8 } from 'node:buffer'
import { clip, type Mismatch, type Text } from '../text.ts'

/** Encodings in which programs read files that are UTF-8, those of offices in Central and Western Europe first. */
const names = ['Windows-1250', 'Windows-1252', 'ISO-8859-2', 'ISO-8859-1', 'Macintosh']

const high = Uint8Array.from({ length: 128 }, (_, index) => 128 + index)

const encodings = names.map((name) => {
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
function garbledRuns(text: string) {
  if (!suspect.test(text)) return []
  return [...text.matchAll(/[^\0-\x7f]{2,}/g)].flatMap(({ 0: found, index }) => {
    if (isUpperCase(found, text.slice(Math.max(0, index - 1), index), text.charAt(index + found.length))) return []
    return encodings.flatMap(({ name, bytes }) => {
      const meant = decoded(found, bytes)
      return meant === null ? [] : [{ encoding: name, found, meant }]
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
  if (found.length < [...run].length || !isUtf8(bytes)) return null
  const meant = new TextDecoder().decode(bytes)
  return [...meant].length > 1 || usual.test(meant) ? meant : null
}

/** The encoding in which a text that is UTF-8 was read, such as "Windows-1250"; null for a text as it should be. */
export function garbledAs(text: string): string | null {
  const found = garbledRuns(text).map(({ encoding }) => encoding)
  const count = (name: string) => found.filter((other) => other === name).length
  const [best] = names.filter((name) => count(name) > 0).sort((one, other) => count(other) - count(one))
  return best ?? null
}

/** The first letter of a text that was read in the wrong encoding. */
export function garbledMismatches({ raw }: Text): Mismatch[] {
  const [first] = garbledRuns(raw)
  if (!first) return []
  const { found, meant } = first
  const expected = `“${meant}”: the file was UTF-8 and read as ${garbledAs(raw)}`
  return [{ expected, found: `“${found}” in ${clip(raw, raw.indexOf(found))}` }]
}
