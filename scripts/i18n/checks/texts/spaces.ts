import type { Remark } from '../registry.ts'
import { clip } from '../registry.ts'
import type { Text } from '../text.ts'

const doubled = /[\s\u00A0\u202F]{2,}|[\t\n\r]/

/** Space at either end, two spaces together, tabs and line breaks. */
export function spaceRemarks(text: Text): Remark[] {
  const { raw, prose } = text
  const remarks: Remark[] = []
  if (raw !== raw.trim()) remarks.push({ expected: 'no space at either end', found: JSON.stringify(raw) })
  const match = doubled.exec(prose.trim())
  if (match) remarks.push({ expected: 'one space', found: clip(prose.trim(), match.index) })
  return remarks
}

/**
 * Words that a language may say twice in a row; null where reduplication is ordinary grammar. Languages that are not
 * listed have none.
 */
const legitimate: Readonly<Record<string, readonly string[] | null>> = {
  de: ['der', 'die', 'das', 'sie'],
  en: ['had', 'that'],
  es: ['ja'],
  fr: ['nous', 'vous'],
  hu: null,
  he: null,
  hi: null,
  id: null,
  it: ['via', 'man', 'piano'],
  ja: null,
  ko: null,
  ms: null,
  nl: ['dat', 'die', 'je', 'zij'],
  pl: ['coraz', 'tuż'],
  th: null,
  tr: null,
  vi: null,
  zh: null,
}

const leading = /^[^\p{L}]+/u
const onlyLetters = /^\p{L}+$/u
const tail = /^(?!['’-])[^\p{L}\p{N}]*$/u

/** Sure of a letter at the start of a word in lower case: a to z, or from À to the last alphabet before punctuation. */
function beginsWithLetter(word: string): boolean {
  const code = word.charCodeAt(0)
  return (code >= 0x61 && code <= 0x7a) || (code >= 0xc0 && code < 0x2000)
}

/** A word that stands twice in a row, in whatever case: "the the". `language` is a language subtag. */
export function doubledWordRemarks(text: Text, language: string): Remark[] {
  const allowed = legitimate[language] ?? []
  if (legitimate[language] === null) return []
  const words = text.prose.toLowerCase().replaceAll('\u00A0', ' ').split(' ')
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const before = words[at - 1] ?? ''
    // Nearly all pairs end here, before any expression is run.
    if (word.charCodeAt(0) !== before.charCodeAt(0) && beginsWithLetter(before)) continue
    const first = before.replace(leading, '')
    if (!word.startsWith(first) || !onlyLetters.test(first) || !tail.test(word.slice(first.length))) continue
    if (!allowed.includes(first)) return [{ expected: `“${first}” once`, found: `“${before} ${word}”` }]
  }
  return []
}
