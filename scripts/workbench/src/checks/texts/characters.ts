import { codePointName } from '../../lib/difference.ts'
import { type Check, fixEach, type Mismatch, type TranslatedPair } from '../check.ts'
import { type Replacement, replacing, together } from '../rows.ts'
import { clip } from '../text.ts'

/**
 * Controls, soft hyphen, zero-width and bidi characters, private and unassigned ones, fillers, the replacement
 * character.
 */
const suspicious = /(?![\t\n\r])[\p{C}\p{Zl}\p{Zp}]|[\u115F\u1160\u3164\uFFFD]|\u034F/gu

/** Languages whose scripts join letters, and need to say where they do (ZWJ) or do not (ZWNJ). */
const joining = 'ar bn ckb fa gu hi kn ku ml mr ne pa si ta te ur'.split(' ')
const rightToLeft = ['ar', 'ckb', 'fa', 'he', 'ur', 'yi']
const emoji = /\p{Extended_Pictographic}\uFE0F?$/u

/** The end of the stretch that a direction mark opens; null for any other character. */
const closingOf = (mark: string) =>
  /[\u202A\u202B]/.test(mark) ? '\u202C' : /[\u2066-\u2068]/.test(mark) ? '\u2069' : null

function firstInvisible(raw: string, language: string): Mismatch | null {
  const expected = 'no invisible character'
  const open: string[] = []
  for (const { 0: character, index } of raw.matchAll(suspicious)) {
    const close = closingOf(character)
    if (close) open.push(close)
    else if (open.at(-1) === character) open.pop()
    else if (!belongs(character, raw.slice(0, index), language)) {
      if (character === '\uFFFD') return { expected: 'the right letter', found: clip(raw, index) }
      const place = clip(raw.replaceAll(character, '␣'), index)
      return { expected, found: `${codePointName(character)}, shown as ␣ in ${place}` }
    }
  }
  const [left] = open
  return left ? { expected, found: `a direction mark without its end, ${codePointName(left)}` } : null
}

function belongs(character: string, before: string, language: string): boolean {
  if (character === '\u200D') return joining.includes(language) || emoji.test(before)
  if (character === '\u200C') return joining.includes(language)
  return /[\u200E\u200F\u061C]/.test(character) && rightToLeft.includes(language)
}

/**
 * A letter and its accent as two characters look like one, and a search does not find them. Signs that Unicode would
 * reorder are kept.
 */
function accentApart(raw: string): Mismatch | null {
  const found = [...raw.matchAll(/\P{M}\p{M}+/gu)].find(([letter]) => letter.normalize().length < letter.length)
  if (!found) return null
  const [letter] = found
  const codes = [...letter].map(codePointName).join(' ')
  return { expected: `“${letter.normalize()}” as one character`, found: `${codes} in ${clip(raw, found.index)}` }
}

const invisible = (name: string, character: string, languages: readonly string[] = []): Replacement => ({
  ...{ id: `invisible/${name}`, pattern: new RegExp(`${character}+`, 'g'), except: languages },
  by: character === '\u2028' ? ' ' : '',
  if: ({ source, target }) =>
    !source.masked.includes(character) && !(character === '\u200C' && /\p{Extended_Pictographic}/u.test(target.raw)),
  example: ['Wait here', `Cze${character}kać`, character === '\u2028' ? 'Cze kać' : 'Czekać'],
  counter: [`Wait${character} here`, `Cze${character}kać`],
})

const removed = replacing([
  invisible('zero-width-space', '\u200B', ['th', 'lo', 'km', 'my', 'ja', 'zh']),
  invisible('byte-order-mark', '\uFEFF'),
  invisible('word-joiner', '\u2060'),
  invisible('left-to-right-mark', '\u200E', rightToLeft),
  invisible('right-to-left-mark', '\u200F', rightToLeft),
  invisible('zero-width-non-joiner', '\u200C', joining),
  invisible('line-separator', '\u2028'),
])
const apart = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}][\u0300-\u0345]+/gu
const composed = {
  rows: [{ id: 'accent-apart', example: ['Wait', 'Czekac\u0301', 'Czekać'], counter: ['Wait', 'Czekać'] }] as const,
  fix: ({ target }: TranslatedPair) =>
    fixEach('accent-apart', target.masked, apart, ([found]) =>
      found.normalize().length === 1 ? found.normalize() : null,
    ),
}

export const invisibleCharacters: Check = {
  ...{ id: 'invisible-characters', kind: 'character', languages: 'none too' },
  describe: 'No invisible character that the language does not need, and no letter cut from its accent.',
  ...together(removed, composed),
  find: ({ target: { raw }, language }) =>
    [accentApart(raw) ?? firstInvisible(raw, language.code)].filter((one) => one !== null),
}
