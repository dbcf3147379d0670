import { clip, type Mismatch, type Text } from '../text.ts'

const doubled = /[\s\u00A0\u202F]{2,}|[\t\n\r]/

/** Space at either end, two spaces together, tabs and line breaks. */
export function spaceMismatches({ raw, prose }: Text): Mismatch[] {
  const words = prose.trim()
  const match = doubled.exec(words)
  return [
    ...(raw === raw.trim() ? [] : [{ expected: 'no space at either end', found: JSON.stringify(raw) }]),
    ...(match ? [{ expected: 'one space', found: clip(words, match.index) }] : []),
  ]
}

/** Languages in which reduplication is ordinary grammar. */
const doubling = new Set(['ar', 'he', 'hi', 'hu', 'id', 'ja', 'ko', 'ms', 'th', 'tr', 'vi', 'zh'])
/** Words that other languages may say twice in a row. */
const mayRepeat: Readonly<Record<string, readonly string[]>> = {
  de: ['der', 'die', 'das', 'sie'],
  en: ['had', 'that'],
  es: ['ja', 'una', 'uno'],
  fr: ['nous', 'vous'],
  it: ['via', 'man', 'piano'],
  nl: ['dat', 'die', 'je', 'zij'],
  pl: ['coraz', 'tuż'],
}
/** A word of letters, perhaps after signs, and the same again, perhaps before signs: not "cat cat's" or "co co-worker". */
const repeated =
  /(?<![^ \u00A0])([^\p{L} \u00A0]*)(\p{L}+)[ \u00A0](?=\2(?!\p{L}|\p{N}))(\p{L}+(?!['’-])[^\p{L}\p{N} \u00A0]*)(?![^ \u00A0])/gu

/** A word that stands twice in a row, in whatever case: "the the". `language` is a language subtag. */
export function doubledWordMismatches(text: Text, language: string): Mismatch[] {
  const prose = text.prose.toLowerCase()
  if (doubling.has(language) || prose.search(repeated) < 0) return []
  const found = [...prose.matchAll(repeated)].find(([, , word = '']) => !mayRepeat[language]?.includes(word))
  if (!found) return []
  const [, signs = '', word = '', again = ''] = found
  return [{ expected: `“${word}” once`, found: `“${signs}${word} ${again}”` }]
}
