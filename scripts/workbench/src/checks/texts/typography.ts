import { clip, type JudgedText, type LanguageJudge, type Mismatch } from '../text.ts'

const doubled = /[\s\u00A0\u202F]{2,}|[\t\n\r]/
/** The same in lines. */
const doubledInLine = /[^\S\n]{2,}|[\t\r]/

/** Space at either end, two spaces together, tabs, and line breaks where English has none. */
export function spaceMismatches({ text: { raw, prose }, original }: JudgedText): Mismatch[] {
  const words = prose.trim()
  const match = (original?.raw.includes('\n') ? doubledInLine : doubled).exec(words)
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

/** A word that stands twice in a row, in whatever case: "the the". */
export const doubledWordMismatches: LanguageJudge = ({ text, language: { code } }) => {
  const prose = text.prose.toLowerCase()
  if (doubling.has(code) || prose.search(repeated) < 0) return []
  const found = [...prose.matchAll(repeated)].find(([, , word = '']) => !mayRepeat[code]?.includes(word))
  if (!found) return []
  const [, signs = '', word = '', again = ''] = found
  return [{ expected: `“${word}” once`, found: `“${signs}${word} ${again}”` }]
}

/**
 * Quotation marks, opening and closing in turn, with the languages that have them: the usual pair first, then the pair
 * inside another. From CLDR 42 (delimiters), as ICU 72 gives them.
 */
const cldr = [
  ['“” ‘’', 'da en ga gl hi id ko lv ms mt pt th tr vi zh'],
  ['«» “”', 'ca el es eu it pt-PT sq'],
  ['„“ ‚‘', 'cs de et hr is mk sk sl'],
  ['”” ’’', 'fi he sv'],
  ['«» „“', 'be ru uk'],
  ['«» ‘’', 'nb nn'],
  ['„” «»', 'pl ro'],
  ['„“', 'bg lt'],
  ['«» ‹›', 'fa fr-CH'],
  ['「」 『』', 'ja zh-Hant zh-HK zh-TW'],
  ['”“ ’‘', 'ar'],
  ['«»', 'fr'],
  ['«» ”“', 'fr-CA'],
  ['„” »«', 'hu'],
  ['„“ «»', 'ka'],
  ['‘’', 'nl'],
  ['„“ ‘‘', 'sr'],
] as const

/** Pairs that style guides of a language allow beside those of CLDR. */
const customary = [
  ['«» “”', 'ar'],
  ['»« ›‹', 'cs de sk'],
  ['‘’', 'es it pt-PT'],
  ['»»', 'fi sv'],
  ['»«', 'hr sl'],
  ['’’ «»', 'bg'],
  ['»« ”” ’’', 'da'],
  ['«» ‹›', 'de-CH'],
  ['“” ‹›', 'fr'],
  ['「」 『』', 'ko'],
  ['«» „“', 'lv'],
  ['“”', 'nl'],
  ['«» ‘’', 'no'],
  ['‚’', 'pl'],
  ['《》', 'zh'],
] as const

export interface QuotationMarks {
  /** The marks of CLDR, for a person to read: “ ” or ‘ ’. */
  readonly name: string
  readonly pairs: readonly (readonly [open: string, close: string])[]
}

/** The quotation marks of a BCP 47 tag: the longest prefix of it that has a row. Null for a language without one. */
export function quotationMarksOf(tag: string): QuotationMarks | null {
  const [usual, others] = [pairsOf(cldr, tag), pairsOf(customary, tag)]
  const named = usual ?? others
  if (!named) return null
  const name = named.map(([open, close]) => `${open} ${close}`).join(' or ')
  return { name, pairs: [...named, ...(others ?? [])] }
}

function pairsOf(rows: readonly (readonly [marks: string, tags: string])[], tag: string) {
  for (let name = tag; name; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    const row = rows.find(([, tags]) => tags.split(' ').includes(name))
    if (row) return row[0].split(' ').map(([open = '', close = '']) => [open, close] as const)
  }
  return null
}

const quotationMarks = /["'`´“”„‟«»‹›‚‘’‛「」『』]/
const everyMark = new RegExp(quotationMarks, 'g')
const straight = /["'`´]/
const wordCharacter = /[\p{L}\p{N}]/u

/**
 * The first quotation mark that is straight, foreign to the language or without its other half. The apostrophe ’ between
 * or after letters is none. Without marks for the language only straight ones are found.
 */
export const quotationMismatches: LanguageJudge = ({ text: { prose }, language: { quotationMarks: language } }) => {
  if (!quotationMarks.test(prose)) return []
  const open: { close: string; at: number }[] = []
  const wrong = (at: number, expected: string): Mismatch[] => [{ expected, found: clip(prose, at) }]
  for (const { 0: mark, index } of prose.matchAll(everyMark)) {
    if (straight.test(mark)) return wrong(index, straightExpectation(prose, index, language))
    if (!language) continue
    if (mark === open.at(-1)?.close && !isInsideWord(prose, index, mark)) open.pop()
    else if (isApostrophe(prose, index, mark)) continue
    else {
      const pair = language.pairs.find(([opening]) => opening === mark)
      if (pair) open.push({ close: pair[1], at: index })
      else if (language.pairs.some(([, close]) => close === mark)) {
        return wrong(index, `an opening mark before ${mark}, as in ${language.name}`)
      } else return wrong(index, `${language.name} in place of ${mark}`)
    }
  }
  const last = open.at(-1)
  return last ? wrong(last.at, `a closing ${last.close}`) : []
}

const isInsideWord = (text: string, at: number, mark: string) =>
  mark === '’' && wordCharacter.test(text[at - 1] ?? '') && wordCharacter.test(text[at + 1] ?? '')

/** After a letter ("patients’ answers", “it’s”) or before one ("’tis"). */
const isApostrophe = (text: string, at: number, mark: string) =>
  mark === '’' && (wordCharacter.test(text[at - 1] ?? '') || wordCharacter.test(text[at + 1] ?? ''))

function straightExpectation(text: string, at: number, language: QuotationMarks | null): string {
  if (text[at] !== '"' && wordCharacter.test(text[at - 1] ?? '')) return 'the apostrophe ’'
  return language ? language.name : 'curly quotation marks'
}
