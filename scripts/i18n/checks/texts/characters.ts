import { codePointName } from '../../../lib/difference.ts'
import { clip, type Mismatch, type Text } from '../text.ts'

/** Controls, soft hyphen, zero-width and bidi characters, private and unassigned ones, fillers, the sign of a broken encoding. */
const suspicious = /(?![\t\n\r])[\p{C}\p{Zl}\p{Zp}]|[\u115F\u1160\u3164\uFFFD]|\u034F/u
/** Most texts have nothing outside these blocks, and need no closer look. */
const unusual = /[^ -~\u00A0-\u00AC\u00AE-\u02FF\u0370-\u05FF\u2010-\u2027\u2030-\u205F]/
const everySuspicious = new RegExp(suspicious, 'gu')

/** Languages whose scripts join letters, and need to say where they do (ZWJ) or do not (ZWNJ). */
const joining = new Set(['ar', 'bn', 'fa', 'gu', 'hi', 'kn', 'ml', 'mr', 'ne', 'pa', 'si', 'ta', 'te', 'ur'])
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur', 'yi'])
const emoji = /\p{Extended_Pictographic}\uFE0F?$/u

/** What ends the stretch that a direction mark opens; null for any other character. */
const closingOf = (mark: string) =>
  /[\u202A\u202B]/.test(mark) ? '\u202C' : /[\u2066-\u2068]/.test(mark) ? '\u2069' : null

/** Invisible characters that do not belong. `language` is a language subtag. */
export function invisibleMismatches(text: Text, language: string): Mismatch[] {
  const { raw } = text
  if (!unusual.test(raw)) return []
  const apart = accentApart(raw)
  if (apart) return [apart]
  if (!suspicious.test(raw)) return []
  const open: string[] = []
  for (const { 0: character, index } of raw.matchAll(everySuspicious)) {
    const close = closingOf(character)
    if (close) open.push(close)
    else if (open.at(-1) === character) open.pop()
    else if (!belongs(character, raw.slice(0, index), language)) return [mismatch(character, raw, index)]
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
