import { once } from '../../lib/once.ts'
import { literally } from '../../project/keyPattern.ts'

/** The numbers, dates and units of a language, from Intl. */
export interface NumberLocale {
  /** A number with the thousands separators of the language, perhaps with decimals. */
  readonly grouped: RegExp
  /** True if the month comes before the day in a date of digits. */
  readonly monthFirst: boolean
  /** Names of the months with their numbers; null for a language that numbers its months. */
  readonly months: WordFinder | null
  readonly units: WordFinder
  /** "million", "mln", "万": their factors. */
  readonly magnitudes: WordFinder | null
  readonly language: string
  readonly script: string
}

export const spaces = String.raw` \u00A0\u202F\u2009`
/** The number formats of a BCP 47 tag. */
export const numberLocaleOf = once((tag: string): NumberLocale => {
  const { language, script = '' } = new Intl.Locale(tag).maximize()
  const parts = new Intl.NumberFormat(`${tag}-u-nu-latn`, { useGrouping: 'always' }).formatToParts(12345.5)
  // Part of a character class. The apostrophe has two spellings.
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
    language,
    script,
  }
})

/** Finds one of some words in a text: an expression whose first group is the word, and the meaning of each word. */
interface WordFinder {
  readonly pattern: RegExp
  readonly meanings: ReadonlyMap<string, string>
}

/** Finds words by an expression with WORD in it for any of them, the longest first: "minutes" is not taken for "min". */
function finder(list: Iterable<readonly [string, string]>, pattern: string, flags = 'u'): WordFinder {
  const meanings = new Map(list)
  const words = [...meanings.keys()].sort((one, other) => other.length - one.length).map(literally)
  return {
    pattern: new RegExp(
      pattern.replace('WORD', () => `(${words.join('|')})`),
      flags,
    ),
    meanings,
  }
}

/** Scripts without spaces between words. */
const unspaced = new Set(['Jpan', 'Hans', 'Hant', 'Kore', 'Thai', 'Laoo', 'Khmr', 'Mymr'])
/** The separators between a number and its unit: "7 days", "7-day", "7日". */
const gap = String.raw`^[\s\u00A0\u202F\u2009\-\u2011]?`

/** Finds words, in lower case, perhaps with an ending, directly after a number. A single letter may have another meaning. */
function afterNumber(list: Iterable<readonly [string, string]>, script: string): WordFinder {
  const isUnspaced = unspaced.has(script)
  // "5 in 10 people" has no inches.
  const words = [...list].filter(([word]) => word.length > (isUnspaced ? 0 : 1) && word !== 'in')
  return finder(words, `${gap}WORD${isUnspaced ? '' : String.raw`(?:e?n|ach|ami|om)?(?![\p{L}\p{M}])`}`)
}

/** Optional Arabic vowel signs, and direction marks. */
export const withoutMarks = (text: string) => text.replace(/[\u064B-\u0652\u061C\u200E\u200F]/g, '')

const displays = ['long', 'short'] as const
const units =
  'percent celsius fahrenheit gram kilogram liter milliliter meter centimeter millimeter kilometer kilobyte megabyte ' +
  'gigabyte terabyte microsecond second minute hour day week month year inch foot mile ounce pound fluid-ounce gallon'
/** Numbers that cover every plural form of every language. */
const samples = [0, 1, 2, 3, 5, 6, 11, 20, 100, 1.5]

/** The words and abbreviations of a language for units. */
function unitWordsOf(tag: string, script: string): WordFinder {
  const rules = new Intl.PluralRules(tag)
  const onePerForm = [...new Map(samples.map((sample) => [rules.select(sample), sample])).values()]
  const wordsOf = once((unit: string) =>
    displays.flatMap((unitDisplay) => {
      const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay })
      return onePerForm.flatMap((sample) => {
        const [word, ...more] = format.formatToParts(sample).filter(({ type }) => type === 'unit')
        return word && more.length === 0 ? [withoutMarks(word.value).toLowerCase()] : []
      })
    }),
  )
  // Intl has no milligrams: "mililitrów" less "litrów" is "mili", with "gramów" "miligramów".
  const grams = (small: string, whole: string, unit: string) =>
    wordsOf(whole).flatMap((end) => {
      const prefixes = wordsOf(small).flatMap((word) => (word.endsWith(end) ? [word.slice(0, -end.length)] : []))
      return prefixes.flatMap((prefix) => wordsOf('gram').map((gram) => [prefix + gram, unit] as const))
    })
  const words = units.split(' ').flatMap((unit) => wordsOf(unit).map((word) => [word, unit] as const))
  const small = [...grams('milliliter', 'liter', 'mg'), ...grams('microsecond', 'second', 'µg')]
  return afterNumber([...small, ...words, ['per cent', 'percent']], script)
}

/** The symbols of units, the same in most languages, by the unit's name in Intl; all others are their own symbol. */
const symbolsOf = `percent: % ٪, celsius: °C ℃, fahrenheit: °F ℉, gram: g, kilogram: kg, mg: mg мг, µg: µg μg mcg мкг, ng,
  liter: l L, dL: dl dL, milliliter: ml mL, µL: µl µL μl μL, meter: m, centimeter: cm, millimeter: mm, kilometer: km,
  kilobyte: kB KB, megabyte: MB, gigabyte: GB, terabyte: TB, second: s, millisecond: ms, minute: min, hour: h,
  ‰, mol, mmol, Hz, kHz, MHz, GHz, V, kV, mV, W, kW, Pa, kPa, USD, EUR, PLN`

export const symbols = finder(
  symbolsOf.split(/,\s+/).flatMap((row) => {
    const [unit = '', list = unit] = row.split(': ')
    return list.split(' ').map((symbol) => [symbol, unit] as const)
  }),
  String.raw`${gap}WORD(?![\p{Script=Latin}\p{Script=Cyrillic}\d])`,
)

/** The words of a language for thousands, millions and so on, with their factors; null when it has none. */
function magnitudesOf(tag: string, script: string): WordFinder | null {
  const formats = displays.map(
    (compactDisplay) => new Intl.NumberFormat(`${tag}-u-nu-latn`, { notation: 'compact', compactDisplay }),
  )
  const amounts = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e12].flatMap((power) => [power, 2 * power, 5 * power])
  const words = formats.flatMap((format) =>
    amounts.flatMap((amount) => {
      const parts = format.formatToParts(amount)
      const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
      const shown = Number(partOf('integer'))
      return shown > 0 ? [[partOf('compact').trim().toLowerCase(), String(amount / shown)] as const] : []
    }),
  )
  if (tag.startsWith('en')) words.push(['hundred', '100'])
  const found = afterNumber(words, script)
  return found.meanings.size > 0 ? found : null
}

/** The names of the months in lower case without a point: alone, or as a date has them. */
export function monthNames(tag: string, month: 'long' | 'short', day?: 'numeric'): string[] {
  const format = new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, { month, day, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => {
    const part = format.formatToParts(Date.UTC(2026, index, 21)).find(({ type }) => type === 'month')
    return part?.value.toLowerCase().replace(/\.$/, '') ?? ''
  })
}

/** Finds the names of the months, perhaps with the ending of a case; null for a language that numbers its months. */
function monthsOf(tag: string): WordFinder | null {
  const names = displays.flatMap((month) =>
    [monthNames(tag, month), monthNames(tag, month, 'numeric')].flatMap((list) =>
      list.map((name, index) => {
        const mayChange = month === 'long' && name.length > 4 && !/\d/.test(name)
        return [mayChange ? name.slice(0, -1) : name, `m${index + 1}`] as const
      }),
    ),
  )
  const words = names.filter(([name]) => /\p{L}{2}/u.test(name))
  if (words.length === 0) return null
  return finder(words, String.raw`(?<![\p{L}\p{N}])WORD(?!\d)\p{L}{0,4}(?!\p{L})\.?`, 'gu')
}
