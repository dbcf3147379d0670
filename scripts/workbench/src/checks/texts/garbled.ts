import { attempt } from '../../lib/attempt.ts'
import { type Check, fixAt } from '../check.ts'
import { clip } from '../text.ts'

/** Encodings in which programs read UTF-8 files. Those of offices in Central and Western Europe come first. */
const encodingNames = ['Windows-1250', 'Windows-1252', 'ISO-8859-2', 'ISO-8859-1', 'Macintosh']

const high = Uint8Array.from({ length: 128 }, (_, index) => 128 + index)

const encodings = encodingNames.map((name) => {
  // A TextDecoder, like browsers, treats ISO-8859-1 as another name of Windows-1252.
  const characters = name === 'ISO-8859-1' ? String.fromCharCode(...high) : new TextDecoder(name).decode(high)
  return { name, bytes: new Map([...characters].map((character, index) => [character, 128 + index])) }
})

function characterClass(from: number, to: number): string {
  const inRange = encodings.flatMap(({ bytes }) => [...bytes].filter(([, byte]) => byte >= from && byte <= to))
  return `[${inRange.map(([character]) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}]`
}

/**
 * The first two bytes of a character in any of the encodings. Correct texts hardly ever have two such characters in a
 * row.
 */
const suspect = new RegExp(`${characterClass(0xc2, 0xf4)}${characterClass(0x80, 0xbf)}`)

/**
 * Letters and signs of European languages, and typographic marks. Any other character is less likely than the run of
 * two or three characters that it would replace: “MENÜ“ would be a Syriac letter.
 */
const usual = /^[\u00A0-\u017F\u2010-\u2026\u2030-\u203A\u20AC\u2122]$/u
const upper = /\p{Lu}/u

/** Finds the runs of a text that are other characters in an encoding, and returns them with these characters. */
function garbledRuns(text: string) {
  if (!suspect.test(text)) return []
  return [...text.matchAll(/[^\0-\x7f]{2,}/g)].flatMap(({ 0: found, index }) => {
    if (isUpperCase(found, text.slice(Math.max(0, index - 1), index), text.charAt(index + found.length))) return []
    return encodings.flatMap(({ name, bytes }) => {
      const meant = decoded(found, bytes)
      return meant === null ? [] : [{ encoding: name, found, meant, index }]
    })
  })
}

/** "WSPÓŁPRACA", “SMÅ”: among capitals, letters that look like the first byte of a character are common. */
const isUpperCase = (run: string, before: string, after: string) =>
  upper.test(before) ? !/\p{Ll}/u.test(run + after) : upper.test(after) && /^\p{Lu}+$/u.test(run)

/** A run of characters whose bytes in an encoding are read as UTF-8; null when they cannot be. */
function decoded(run: string, encoding: ReadonlyMap<string, number>): string | null {
  const bytes = [...run].flatMap((character) => encoding.get(character) ?? [])
  if (bytes.length < [...run].length) return null
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const meant = attempt(() => decoder.decode(Uint8Array.from(bytes)))
  return meant !== null && ([...meant].length > 1 || usual.test(meant)) ? meant : null
}

/** Returns the encoding in which a UTF-8 text was read, such as "Windows-1250"; null for a correct text. */
export function garbledAs(text: string): string | null {
  const found = garbledRuns(text).map(({ encoding }) => encoding)
  const count = (name: string) => found.filter((other) => other === name).length
  const [best] = encodingNames.filter((name) => count(name) > 0).sort((one, other) => count(other) - count(one))
  return best ?? null
}

const examples: Readonly<Record<string, readonly [wrong: string, right: string]>> = {
  'Windows-1250': ['dĹ‚ugi', 'długi'],
  'Windows-1252': ['PÅ‚ug', 'Pług'],
  'ISO-8859-2': ['p\u0139\u0082ug', 'pług'],
  'ISO-8859-1': ['p\u00C5\u0082ug', 'pług'],
  Macintosh: ['pl√°n', 'plán'],
}

export const garbledLetters: Check = {
  ...{ id: 'garbled-letters', kind: 'character', languages: 'none too' },
  describe: 'No letter of a file that was read in the wrong encoding, such as “Å¼” for “ż”.',
  rows: Object.entries(examples).map(([name, [wrong, right]]) => ({
    ...{ id: `garbled/${name}`, example: ['Plough', wrong, right], counter: ['Plough', right] },
  })),
  find: ({ target: { raw } }) => {
    const [first] = garbledRuns(raw)
    if (!first) return []
    const expected = `“${first.meant}”: the file was UTF-8 and read as ${garbledAs(raw)}`
    return [{ expected, found: `“${first.found}” in ${clip(raw, raw.indexOf(first.found))}` }]
  },
  fix: ({ target, source }) =>
    garbledRuns(target.masked).flatMap(({ encoding, found, meant, index }) =>
      source.raw.includes(found) ? [] : [fixAt(`garbled/${encoding}`, index, index + found.length, meant)],
    ),
}
