import { once } from '../../../../src/i18n/once.ts'
import { countingWords, magnitudesOf, monthsOf, unitWordsOf, type WordFinder } from './numberWords.ts'

/** How a language writes numbers, dates and units, from Intl. */
export interface NumberLocale {
  /** A number with thousands parted as the language does it, perhaps with decimals. */
  readonly grouped: RegExp
  /** Whether the month comes before the day in a date of digits. */
  readonly monthFirst: boolean
  /** Names of the months with their numbers; null for a language that numbers its months. */
  readonly months: WordFinder | null
  readonly units: WordFinder
  /** "million", "mln", "万": what they multiply by. */
  readonly magnitudes: WordFinder | null
  /** "two", "once": only for English, where a translation may write digits instead. */
  readonly inWords: WordFinder | null
  /** Whether the language is written in a script beside which Roman numerals are usual. */
  readonly hasRomans: boolean
  /** Whether inserted articles are told as "56 bis" for 56a. In German, "3 bis 5" is a range. */
  readonly hasLatinInserts: boolean
}

const spaces = String.raw` \u00A0\u202F\u2009`
const latinInserts = new Set(['ca', 'es', 'fr', 'it', 'pt'])
const scriptsWithRomans = new Set(['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor'])

/** The number formats of a BCP 47 tag. */
export const numberLocaleOf = once((tag: string): NumberLocale => {
  const { language, script = '' } = new Intl.Locale(tag).maximize()
  const parts = new Intl.NumberFormat(`${tag}-u-nu-latn`, { useGrouping: 'always' }).formatToParts(12345.5)
  // As part of a character class. An apostrophe may be typed either way.
  const sign = (type: string) =>
    (parts.find((part) => part.type === type)?.value ?? '').replace(/['’]/g, "'’").replace(/[\]\\^-]/g, '\\$&')
  const [group, decimal] = [`[${spaces}٬${sign('group')}]`, `[٫${sign('decimal')}]`]
  const order = new Intl.DateTimeFormat(tag).formatToParts().map(({ type }) => type)
  return {
    grouped: new RegExp(
      String.raw`^(?<whole>\d{1,3}(?:${group}\d{2,3})*${group}\d{3})(?:${decimal}(?<decimals>\d+))?$`,
    ),
    monthFirst: order.indexOf('month') < order.indexOf('day'),
    months: monthsOf(tag),
    units: unitWordsOf(tag, script),
    magnitudes: magnitudesOf(tag, script),
    inWords: language === 'en' ? countingWords : null,
    hasRomans: scriptsWithRomans.has(script),
    hasLatinInserts: latinInserts.has(language),
  }
})
