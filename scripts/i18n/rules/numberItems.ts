import { kindsOf } from './numbers.ts'
import type { NumberLocale } from './numberLocale.ts'
import { foldDigits, plain, readingsOf, clockReadings, timeOf } from './numberReadings.ts'
import { meaningOf, withoutMarks } from './numberWords.ts'
import { romansIn } from './romans.ts'

/** A number, date or time of a text. */
export interface NumberItem {
  /** As it stands, with letters before it (E6) and its unit. */
  readonly text: string
  readonly index: number
  /** What it may mean: each reading is a list of values, such as the day, month ("m11") and year of a date. */
  readonly readings: readonly (readonly string[])[]
  /** The unit after it; null when there is none or the language's words for units do not include it. */
  readonly unit: string | null
  /** Whether the other text has to have it too; if not, it only may. */
  readonly required: boolean
  readonly isRoman: boolean
}

const spaces = String.raw`\u00A0\u202F\u2009 `
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
const numberedMonth = /(?<!\d)(\d{1,2})[^\S\n]?[月월]/gu
const negative = /(?:^|[\s(])[-−–]$|(?:^|\P{L})(?:minus|moins|menos|meno)\s$|マイナス$|零下$|负$/iu
const nearNumber = {
  before: /\d\p{L}{0,2}[.º]?[\s,]*(?:(?:of|de|del|den)\s)?$/u,
  after: /^,?\s*(?:(?:de|del|of)\s)?\d/u,
}

/** The numbers, dates, times and Roman numerals of a text without tags and variables. */
export function numberItems(prose: string, locale: NumberLocale): NumberItem[] {
  const items: NumberItem[] = []
  let text = foldDigits(prose)
  /** Takes an item out of the text, so that nothing in it is read again. */
  const take = (index: number, found: string, value: string) => {
    items.push({
      text: prose.slice(index, index + found.length),
      index,
      readings: [[value]],
      unit: null,
      required: true,
      isRoman: false,
    })
    text = text.slice(0, index) + ' '.repeat(found.length) + text.slice(index + found.length)
  }
  for (const { 0: found, 1: name = '', index } of [...text.matchAll(locale.months?.pattern ?? /$^/g)]) {
    const value = locale.months && isMonth(text, { found, name, index }, locale) ? meaningOf(locale.months, name) : null
    if (value) take(index, found, value)
  }
  for (const { 0: found, 1: month, index } of text.matchAll(numberedMonth)) {
    if (Number(month) >= 1 && Number(month) <= 12) take(index, found, `m${Number(month)}`)
  }
  const references = locale.inWords ? kindsOf(prose) : null
  for (const { 0: found, index } of text.matchAll(tokens)) {
    const isReference = references?.get(found) === 'reference'
    items.push(numberAt(text, prose, { found, index, isReference }, locale))
  }
  items.push(...romansIn(text))
  for (const { 0: word, index } of locale.inWords ? text.matchAll(locale.inWords.pattern) : []) {
    const value = locale.inWords ? meaningOf(locale.inWords, word.toLowerCase()) : null
    if (value) items.push({ text: word, index, readings: [[value]], unit: null, required: false, isRoman: false })
  }
  return items
}

/** The number before "million", for a text in which nobody knows the word after it. */
export const withoutFactor = (value: string) => `×${value}`

interface Found {
  readonly found: string
  readonly index: number
}

/** "May 5", not "section 5 may": beside a number, and in English with its capital letter. */
function isMonth(text: string, { found, name, index }: Found & { name: string }, { inWords }: NumberLocale): boolean {
  if (/\d/.test(name)) return true
  if (inWords && found.charAt(0) === found.charAt(0).toLowerCase()) return false
  return nearNumber.before.test(text.slice(0, index)) || nearNumber.after.test(text.slice(index + found.length))
}

function numberAt(
  text: string,
  prose: string,
  { found, index, isReference }: Found & { isReference: boolean },
  locale: NumberLocale,
): NumberItem {
  const end = index + found.length
  const rest = withoutMarks(text.slice(end, end + 40))
  const start = index - (/(?:\p{Lu}{0,4}|[-−–])$/u.exec(prose.slice(0, index))?.[0].length ?? 0)
  const item = (readings: string[][], more = '', unit: string | null = null): NumberItem => ({
    text: prose.slice(start, end) + more,
    index: start,
    readings,
    unit,
    required: true,
    isRoman: false,
  })
  if (isReference) return item([[found]])
  if (/\p{L}/u.test(found)) return item(clockReadings(found))
  const halfDay = /^\s?([ap])\.?\s?m\b\.?/i.exec(rest)
  if (halfDay) return item(timeOf(found, halfDay[1]?.toLowerCase() === 'p'), halfDay[0])
  const letter = /^[a-c](?!\p{L})/u.exec(rest)
  if (letter && /^\d+$/.test(found)) return item([[plain(found) + letter[0]]], letter[0])
  const sign = negative.test(text.slice(Math.max(0, index - 10), index)) ? '-' : ''
  const large = locale.magnitudes?.pattern.exec(rest)
  const factor = locale.magnitudes && large?.[1] ? meaningOf(locale.magnitudes, large[1]) : null
  if (factor && large) {
    const values = readingsOf(found, locale, false).flatMap(([value = '']) =>
      Number.isNaN(Number(value)) ? [] : [[sign + times(value, factor)], [withoutFactor(value)]],
    )
    return item(values, large[0])
  }
  const word = locale.symbols.pattern.exec(rest) ?? locale.units.pattern.exec(rest)
  const unit = word?.[1] ? (meaningOf(locale.symbols, word[1]) ?? meaningOf(locale.units, word[1])) : null
  const readings = readingsOf(found, locale, unit === null)
  return item(
    sign ? readings.map(([value = '', ...others]) => [sign + value, ...others]) : readings,
    unit ? word?.[0] : '',
    unit,
  )
}

/** Fifteen digits are what a number of JavaScript holds: 1.1 million is 1100000 and not 1100000.0000000001. */
const times = (value: string, factor: string) => String(Number((Number(value) * Number(factor)).toPrecision(12)))
