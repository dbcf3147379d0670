import { UNSPACED } from '../../project/unspaced.ts'
import { type NumberLocale, spaces, symbols, withoutMarks } from './numberLocale.ts'
import { englishNumbersIn } from './numberWords.ts'
import { kindsOf } from './signs.ts'

/** A whole date in digits, a time in hours and minutes, or digits with signs between them. */
const tokens = new RegExp(
  [
    String.raw`\d{4}(?<iso>[./-])\s?\d{1,2}\k<iso>\s?\d{1,2}(?!\d)`,
    String.raw`\d{1,2}\u200F?(?<sign>[./-])\s?\d{1,2}\u200F?\k<sign>\s?\d{4}(?!\d)`,
    String.raw`\d{1,2}[${spaces}]?(?:h|Uhr|時|时|点|點|시)[${spaces}]?\d{1,2}(?!\d)`,
    String.raw`(?<=\d)[⁰¹²³⁴-⁹]+|(?<![^\s(])\.\d+`,
    String.raw`\d+(?:[.,:/٫٬'’]\d+|(?<=(?<!\d)\d{1,3}(?:[${spaces}]\d{3})*)[${spaces}]\d{3}(?!\d))*`,
  ].join('|'),
  'gu',
)
/** "au moins 1" and "al menos 1" are no minus. */
const negative =
  /(?:^|[\s(\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、，。])[-−–]$|(?:^|\P{L})(?<!(?:^|\P{L})(?:al|ao|au|du|lo|pelo)\s)(?:minus|moins|menos|meno)\s$|マイナス$|零下$|负$|[減减]\s?$/iu
/** The numbers, dates, times and Roman numerals of a text without tags and variables. */
export function numberItems(prose: string, locale: NumberLocale): NumberItem[] {
  let text = foldDigits(prose)
  const isEnglish = locale.language === 'en'
  if (!isEnglish && !/\d/.test(text)) return romansIn(text)
  const items: NumberItem[] = []
  for (const { found, index, value } of monthsIn(text, locale)) {
    const end = index + found.length
    items.push({ ...plainItem, text: prose.slice(index, end), readings: [[value]] })
    // Removed from the text, so that its digits are not read again.
    text = text.slice(0, index) + ' '.repeat(found.length) + text.slice(end)
  }
  const references = isEnglish ? kindsOf(prose) : null
  for (const token of text.matchAll(tokens)) {
    items.push(numberAt(text, prose, token, references?.get(token[0]) === 'reference', locale))
  }
  items.push(...romansIn(text))
  for (const [decade, century] of isEnglish ? text.matchAll(/\b(\d\d)\d0['’]?s\b/g) : []) {
    items.push({ ...plainItem, text: decade, readings: [[String(Number(century) + 1)]], required: false })
  }
  for (const { word, index, values } of isEnglish ? englishNumbersIn(text) : []) {
    const [value = '', ...others] = values
    const meaning = meaningOf(value, text.slice(index + word.length, index + word.length + 40), '', locale)
    const { readings, unit = null } = others.length > 0 ? { readings: values.map((one) => [one]) } : meaning
    items.push({ ...plainItem, text: word, readings, unit, required: false })
  }
  return items
}

/** The rest after the number of an inserted article, as in "56a" and "56 bis". */
const inserted = new RegExp(String.raw`^(?:([a-c])(?!(?![${UNSPACED}])\p{L})|\s(bis|ter|quater)(?!\p{L}))`, 'u')
/** In German, "3 bis 5" is a range. */
const hasLatinInserts = /^(?:ca|es|fr|it|pt)$/
const insertedNames: Readonly<Record<string, string>> = { bis: 'a', ter: 'b', quater: 'c' }

/** The number before "million", for a text with an unknown word after it. */
export const withoutFactor = (value: string) => `×${value}`

function numberAt(
  text: string,
  prose: string,
  { 0: found, index }: RegExpExecArray,
  isReference: boolean,
  locale: NumberLocale,
): NumberItem {
  const end = index + found.length
  const before = text.slice(Math.max(0, index - 12), index)
  const sign = negative.test(before) ? '-' : ''
  const attached = sign ? /[-−–]?$/ : /\p{Lu}{0,4}$/u
  const start = index - (attached.exec(prose.slice(0, index))?.[0].length ?? 0)
  const rest = withoutMarks(text.slice(end, end + 40))
  const meaning: Meaning = isReference ? { readings: [[found]] } : meaningOf(found, rest, sign, locale)
  const { readings, unit = null, more = '' } = meaning
  const [, opening] = (locale.language === 'en' && unit === null && opens.exec(before)) || []
  const closing = Number(opening) > Number.parseInt(found, 10) ? timeOf(found, true) : []
  return {
    ...{ text: prose.slice(start, end) + more, readings: [...readings, ...closing], unit },
    ...{ isReference, isRoman: false, isAfternoon: /^\s?p\.?\s?m\b/i.test(more) },
    ...{ required: !mayBeWord(found, rest, unit), mayBeLarge: largeWord.test(rest.replace(rangeEnd, '')) },
  }
}

/** English opening hours without a.m. and p.m.: "from 9 to 5" ends at 17. */
const opens = /(?<![\d.,:])(\d{1,2})(?::\d\d)?(?:\s?[-–]\s?|[\s-](?:to|until|till)[\s-])$/

/** The end of a range after its start. */
const rangeEnd = /^(?:\s?[-–—~]\s?|\s\p{L}{1,5}\s)\d+(?:[.,]\d+)?/u
/** The beginning of a word for a large number in any language, or a word in another script than those. */
const largeWord =
  /^[\s\u00A0\u202F-]?(?:[kmg](?!\p{L})|m(?:il|ln|io|rd|ld|d)|b(?:il|ln|io|n(?!\p{L})|ін)|t(?:ri|ys|sd|aus|is|ús|uh|hou)|тыс|тис|мил|міл|мл|трл|хил|χιλ|εκατ|δισ|ألف|آلاف|ملي|ترل|[百千万萬億亿兆]|(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L})/iu

/** Numbers that another language writes as a word: "1 week", "1w", "1/2", "24-hour", "2x", "double" for 2倍, "hex" for 16進. */
const mayBeWord = (found: string, rest: string, unit: string | null): boolean =>
  /^(?:1 (?:hour|day|week|month|year)|24 hour|365 day|1\/2 \w+)$/.test(`${found} ${unit}`) ||
  (found === '1' && /^[dwmy]\b/.test(rest)) ||
  /^[\s\u00A0]?[進进割折]/.test(rest) ||
  (found === '2' && /^(?:x\b|FA\b|\s?(?:倍|つ以上))/.test(rest))

interface Meaning extends Pick<NumberItem, 'readings'> {
  readonly unit?: string | null
  /** Continues the number from the following text. */
  readonly more?: string
}

function meaningOf(found: string, rest: string, sign: string, locale: NumberLocale): Meaning {
  // "9 h 30": a time of day, or a duration in hours and minutes.
  if (/\p{L}/u.test(found)) return { readings: [...timeOf(found, false), found.split(/\D+/).map(plain)] }
  // "The 1990s" are "lata 90." or "lata 90. XX wieku" in Polish.
  const isDecade = locale.language === 'en' && /^\d\d[1-9]0$/.test(found) && /^['’]?s(?!\p{L})/u.test(rest)
  if (isDecade) return { readings: [[found], [found.slice(2)]], more: 's' }
  const [halfDay, range, half = ''] = /^(\s?[-–]\s?\d{1,2}(?::\d\d)?)?\s?([ap])\.?\s?m\b\.?/i.exec(rest) ?? []
  if (halfDay) return { readings: timeOf(found, /p/i.test(half)), ...(range ? {} : { more: halfDay }) }
  const [, letter, latin] = inserted.exec(rest) ?? []
  const inserts = letter ?? (latin && hasLatinInserts.test(locale.language) && insertedNames[latin])
  if (inserts && /^\d+$/.test(found)) return { readings: [[plain(found) + inserts]], more: letter ?? ` ${latin}` }
  const large = locale.magnitudes?.pattern.exec(rest.toLowerCase())
  const factor = factorAt(rest, locale)
  if (factor && large) {
    const values = readingsOf(found, locale, false).flatMap(([value = '']) =>
      Number.isNaN(Number(value)) ? [] : [[sign + times(value, factor)], [withoutFactor(value)]],
    )
    return { readings: values, more: large[0] }
  }
  const symbol = symbols.pattern.exec(rest)
  const word = symbol ?? locale.units.pattern.exec(rest.toLowerCase())
  const unit = (symbol ? symbols : locale.units).meanings.get(word?.[1] ?? '') ?? null
  const readings = readingsOf(found, locale, unit === null).map(([value = '', ...others]) => [sign + value, ...others])
  // "20K", and "2 to 3 million" for 2 million.
  const shared = /^[Kk](?![\p{L}\d-])/u.test(rest) ? '1000' : factorAt(rest.replace(rangeEnd, ''), locale)
  if (shared) readings.push([sign + times(plain(found), shared)])
  return { readings, unit, more: unit && word ? word[0] : '' }
}

/** The factor of the word for a large number with which a text begins. */
const factorAt = (text: string, { magnitudes }: NumberLocale) =>
  magnitudes?.meanings.get(magnitudes.pattern.exec(text.toLowerCase())?.[1] ?? '')

/** A JavaScript number holds fifteen digits: 1.1 million is 1100000 and not 1100000.0000000001. */
const times = (value: string, factor: string) => String(Number((Number(value) * Number(factor)).toPrecision(12)))

const numbered = /(?<!\d)(\d{1,2})[^\S\n]?[月월]/gu
const beforeMonth = /\d\p{L}{0,2}[.º]?[\s,]*(?:(?:of|de|del|den)\s)?$/u
const afterMonth = /^,?\s*(?:(?:de|del|of)\s)?\d/u

/** The months of dates in a text whose digits are 0 to 9, each as written and as a value, "m11". */
function monthsIn(text: string, { months }: NumberLocale) {
  const found = [...text.matchAll(numbered)].flatMap(({ 0: month, 1: number, index }) =>
    Number(number) >= 1 && Number(number) <= 12 ? [{ found: month, index, value: `m${Number(number)}` }] : [],
  )
  for (const { 0: month, 1: name = '', index } of months ? text.toLowerCase().matchAll(months.pattern) : []) {
    const end = index + month.length
    const isNear = /\d/.test(name) || beforeMonth.test(text.slice(0, index)) || afterMonth.test(text.slice(end))
    const value = isNear ? months?.meanings.get(name) : null
    if (value) found.push({ found: text.slice(index, end), index, value })
  }
  return found
}

const tens = ['', 'X', 'XX']
const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']
/** Roman numerals up to XXIX with their values. */
const numerals = new Map(
  tens.flatMap((ten, at) => ones.map((one, rest) => [ten + one, String(at * 10 + rest)] as const)),
)
/** Perhaps with the ending of a French ordinal: "XXIᵉ". */
const roman = /(?<![\p{Script=Latin}\p{N}_.])(?:[IVX]+|[Ⅰ-Ⅻ])(?=(?:e|er|re|ème|ᵉʳ?)?(?![\p{Script=Latin}\p{N}_]))/gu
/** Most texts have neither a digit nor a Roman numeral, and so no number that the other text needs. */
export const mayHaveNumber = new RegExp(String.raw`[\p{Nd}ＩＶＸ]|(?=[IVXⅠ-Ⅻ])${roman.source}`, 'u')

/** English words after which a letter is a number: "Annex I". */
const numberedPart =
  /\b(?:annex|appendix|article|book|category|chapter|class|grade|group|level|module|part|phase|schedule|section|stage|table|title|type|volume)\s$/i

/**
 * Returns Roman numerals as numbers. The other text needs a single letter, or IV, which is also short for intravenous,
 * only after a word such as "Annex".
 */
const romansIn = (text: string): NumberItem[] =>
  [...text.matchAll(roman)].flatMap(({ 0: found, index }) => {
    const value = numerals.get(found.normalize('NFKC'))
    const isNamed = numberedPart.test(text.slice(Math.max(0, index - 12), index))
    const required = isNamed || !['I', 'V', 'X', 'IV'].includes(found)
    return value ? [{ ...plainItem, text: found, readings: [[value]], required, isRoman: true }] : []
  })

/** A number, date or time of a text. */
export interface NumberItem {
  /** As written, with letters before it (E6) and its unit. */
  readonly text: string
  /** The possible readings: each is a list of values, such as the day, month ("m11") and year of a date. */
  readonly readings: readonly (readonly string[])[]
  /** The unit after it; null when there is none or the language's words for units do not include it. */
  readonly unit: string | null
  /** True if the other text has to contain it; otherwise it only may. */
  readonly required: boolean
  readonly isRoman: boolean
  /** True if an unknown word after it may be one for a large number, which the other text may know. */
  readonly mayBeLarge: boolean
  /** True for 2 p.m., which is 14 without a word such as "afternoon". */
  readonly isAfternoon?: boolean
  /** True if it is the number of a section: 23.4 is not 23.40. */
  readonly isReference: boolean
}

/** The defaults of an item. */
const plainItem = { unit: null, required: true, isRoman: false, isReference: false, mayBeLarge: false } as const

/** A text of the same length with the digits 0 to 9 in place of those of other scripts, and full-width signs narrow. */
const foldDigits = (text: string) =>
  text.replace(/(?![0-9])\p{Nd}|[！-～]/gu, (character, at: number) => {
    // A comma between numbers, unless the digits are full-width too.
    if (character === '，' && !/[０-９]/.test(text.charAt(at - 1))) return ' '
    if (character >= '！') return character.normalize('NFKC')
    if (character.length > 1) return character
    // In Unicode, the digits of a script are consecutive, from 0 to 9.
    let zero = character.charCodeAt(0)
    while (/\p{Nd}/u.test(String.fromCharCode(zero - 1))) zero -= 1
    return String((character.charCodeAt(0) - zero) % 10)
  })

/** "007" as "7", "7.50" as "7.5". */
function plain(number: string): string {
  const [whole = '', decimals = ''] = number.split('.')
  const rest = decimals.replace(/0+$/, '')
  return whole.replace(/^0+(?=\d)/, '') + (rest ? `.${rest}` : '')
}

/** The possible readings of digits with signs between them; `mayBeDate` unless a unit makes them a quantity. */
function readingsOf(token: string, locale: NumberLocale, mayBeDate: boolean): string[][] {
  if (/^\d+$/.test(token)) return [[plain(token)]]
  if (/^\D/.test(token)) return [[token.startsWith('.') ? plain(`0${token}`) : token]]
  const date = dateOf(token, locale)
  if (date) return [date, [token]]
  const readings = [[token], ...valuesOf(token, locale).map((value) => [value])]
  if (token.includes('/')) readings.push(token.split('/').map((part) => valuesOf(part, locale)[0] ?? plain(part)))
  const groups = token.split(/[\u00A0\u202F\u2009 ]/)
  if (groups.length > 1) readings.push(groups.map(plain))
  if (/^\d+(?:,\d+){2,}$/.test(token)) readings.push(token.split(',').map(plain))
  if (!mayBeDate) return readings
  const [first = '', second = ''] = token.split(/\D+/)
  const isTime = /^\d{1,2}[:.]\d\d$/.test(token) && Number(first) < 25 && Number(second) < 60
  if (isTime) readings.push(...timeOf(token, false))
  const [[, month] = []] = dayAndMonth('1', first)
  if (/^\d{1,2}[./]\d{4}$/.test(token) && month) readings.push([month, second])
  if (/^\d{1,2}[./]\d{1,2}$/.test(token)) readings.push(...dayAndMonth(first, second), ...dayAndMonth(second, first))
  return readings
}

const dayAndMonth = (day: string, month: string) =>
  Number(day) <= 31 && Number(month) <= 12 ? [[plain(day), `m${Number(month)}`]] : []

/**
 * Reads a number by the signs of the language. With a single sign, also as a decimal, since another rule checks the
 * sign.
 */
function valuesOf(token: string, { grouped }: NumberLocale): string[] {
  const groups = grouped.exec(token)?.groups
  if (groups) return [plain(`${groups['whole']?.replace(/\D/g, '')}.${groups['decimals'] ?? ''}`)]
  // The sign of Switzerland, in any language.
  if (/^\d{1,3}(?:['’]\d{3})+$/.test(token)) return [token.replace(/\D/g, '')]
  const [, whole, decimals] = /^(\d+)[.,٫](\d+)$/u.exec(token) ?? []
  return whole === undefined ? [] : [`${whole}.${decimals}`, plain(`${whole}.${decimals}`)]
}

/** A date with its year, in the order of the language unless that makes no date. */
function dateOf(token: string, { monthFirst }: NumberLocale): string[] | null {
  const parts = token.split(/\u200F?[./-]\s?/)
  const yearAt = parts.findIndex((part) => /^\d{4}$/.test(part))
  if (parts.length !== 3 || yearAt === 1 || yearAt < 0) return null
  const [one = '', other = ''] = parts.filter((_, at) => at !== yearAt)
  const year = parts[yearAt] ?? ''
  const isMonthFirst = yearAt === 0 || (monthFirst ? Number(one) <= 12 : Number(other) > 12)
  const [date] = isMonthFirst ? dayAndMonth(other, one) : dayAndMonth(one, other)
  return date ? [...date, year] : null
}

/** "9:30" and its equivalents: the hour alone if it is full, twelve hours more after noon. */
function timeOf(token: string, isAfternoon: boolean): string[][] {
  const [hour = '', minute = '00'] = token.split(/\D+/)
  const hours = isAfternoon && Number(hour) < 12 ? [Number(hour), Number(hour) + 12] : [Number(hour)]
  return hours.flatMap((value) => [
    [`${value}:${minute.padStart(2, '0')}`],
    ...(Number(minute) === 0 ? [[String(value)]] : []),
  ])
}
