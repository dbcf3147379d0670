import { attempt } from '../../lib/attempt.ts'
import { type Check, fixAt } from '../check.ts'
import { clip } from '../text.ts'

const high = Uint8Array.from({ length: 128 }, (_, index) => 128 + index)

/** Encodings in which programs read UTF-8 files. Those of offices in Central and Western Europe come first. */
const encodingNames = ['Windows-1250', 'Windows-1252', 'ISO-8859-2', 'ISO-8859-1', 'Macintosh']

const encodings = encodingNames.map((name) => {
  // A TextDecoder, like browsers, treats ISO-8859-1 as another name of Windows-1252.
  const characters = [...(name === 'ISO-8859-1' ? String.fromCharCode(...high) : new TextDecoder(name).decode(high))]
  const classOf = (from: number, to: number) =>
    characters
      .slice(from - 128, to - 127)
      .join('')
      .replace(/[\]\\^-]/g, '\\$&')
  return {
    name,
    bytes: new Map(characters.map((character, index) => [character, 128 + index])),
    /** Characters of UTF-8 beyond ASCII. Correct texts hardly ever have such characters in a row. */
    runs: new RegExp(`(?:[${classOf(0xc2, 0xf4)}][${classOf(0x80, 0xbf)}]{1,3})+`, 'g'),
  }
})

/**
 * Letters and signs of European languages, and typographic marks. Any other character is less likely than the run of
 * two or three characters that it would replace: “MENÜ“ would be a Syriac letter.
 */
const usual = /^[\u00A0-\u017F\u2010-\u2026\u2030-\u203A\u20AC\u2122]$/u
const upper = /\p{Lu}/u

/** Finds the runs of a text that are other characters in an encoding, and returns them with these characters. */
const garbledRuns = (text: string) =>
  (/[\u0080-\uFFFF]{2}/.test(text) ? encodings : []).flatMap(({ name, bytes, runs }) =>
    [...text.matchAll(runs)].flatMap(({ 0: found, index }) => {
      const meant = attempt(() => utf8.decode(Uint8Array.from(found, (character) => bytes.get(character) ?? 0)))
      const isLikely = meant !== null && ([...meant].length > 1 || usual.test(meant))
      return isLikely && !isAmongCapitals(text, found, index) ? [{ encoding: name, found, meant, index }] : []
    }),
  )

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** "WSPÓŁPRACA", “SMÅ”: among capitals, letters that look like the first byte of a character are common. */
function isAmongCapitals(text: string, run: string, index: number): boolean {
  const [before, after] = [text.slice(Math.max(0, index - 1), index), text.charAt(index + run.length)]
  return upper.test(before) ? !/\p{Ll}/u.test(run + after) : upper.test(after) && /^\p{Lu}+$/u.test(run)
}

/** Returns the encoding in which a UTF-8 text was read, such as "Windows-1250"; null for a correct text. */
export function garbledAs(text: string): string | null {
  const found = garbledRuns(text).map(({ encoding }) => encoding)
  const count = (name: string) => found.filter((other) => other === name).length
  return found.toSorted((one, other) => count(other) - count(one))[0] ?? null
}

const examples: Readonly<Record<string, readonly [wrong: string, right: string]>> = {
  'Windows-1250': ['dĹ‚ugi', 'długi'],
  'Windows-1252': ['PÅ‚ug', 'Pług'],
  'ISO-8859-2': ['p\u0139\u0082ug', 'pług'],
  'ISO-8859-1': ['p\u00C5\u0082ug', 'pług'],
  Macintosh: ['pl√°n', 'plán'],
}

/**
 * A question mark in place of a letter, or of all letters of a word. Between Han or Kana letters it is a half-width mark, before
 * a capital the end of a sentence.
 */
const lost = /(?!\p{Ll}\?+\p{Lu})(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L}\?+\p{L}|\?{3}/u

export const garbledLetters: Check = {
  ...{ id: 'garbled-letters', kind: 'character', languages: 'none too' },
  describe: 'No letter that a wrong encoding changed, as in “Å¼” for “ż”, or replaced by “?”.',
  rows: Object.entries(examples).map(([name, [wrong, right]]) => ({
    ...{ id: `garbled/${name}`, example: ['Plough', wrong, right], counter: ['Plough', right] },
  })),
  find: ({ target: { raw, masked }, source }) => {
    const [first] = garbledRuns(raw)
    const at = source && !lost.test(source.masked) ? masked.search(lost) : -1
    if (!first) return at < 0 ? [] : [{ expected: 'the lost letters', found: `“?” in ${clip(raw, at)}` }]
    const expected = `“${first.meant}”: the file was UTF-8 and read as ${garbledAs(raw)}`
    return [{ expected, found: `“${first.found}” in ${clip(raw, raw.indexOf(first.found))}` }]
  },
  fix: ({ target, source }) =>
    garbledRuns(target.masked).flatMap(({ encoding, found, meant, index }) =>
      source.raw.includes(found) ? [] : [fixAt(`garbled/${encoding}`, index, index + found.length, meant)],
    ),
}
