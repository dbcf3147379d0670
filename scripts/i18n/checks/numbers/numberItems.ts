import { monthsIn } from './monthsIn.ts'
import type { NumberLocale } from './numberLocale.ts'
import { clockReadings, foldDigits, plain, readingsOf, timeOf } from './numberReadings.ts'
import { kindsOf } from './numbers.ts'
import { withoutMarks } from './numberWords.ts'
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
  /** Whether it is the number of a section: 23.4 is not 23.40. */
  readonly isReference: boolean
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
const negative = /(?:^|[\s(])[-−–]$|(?:^|\P{L})(?:minus|moins|menos|meno)\s$|マイナス$|零下$|负$/iu
const plainItem = { unit: null, required: true, isRoman: false, isReference: false } as const

/** The numbers, dates, times and Roman numerals of a text without tags and variables. */
export function numberItems(prose: string, locale: NumberLocale): NumberItem[] {
  let text = foldDigits(prose)
  if (!locale.inWords && !/\d/.test(text)) return romansIn(text)
  const items: NumberItem[] = []
  for (const { found, index, value } of monthsIn(text, locale)) {
    const end = index + found.length
    items.push({ ...plainItem, text: prose.slice(index, end), index, readings: [[value]] })
    // Taken out of the text, so that no digit in it is read again.
    text = text.slice(0, index) + ' '.repeat(found.length) + text.slice(end)
  }
  const references = locale.inWords ? kindsOf(prose) : null
  for (const { 0: found, index } of text.matchAll(tokens)) {
    const isReference = references?.get(found) === 'reference'
    items.push(numberAt(text, prose, { found, index, isReference }, locale))
  }
  items.push(...romansIn(text))
  for (const { 0: word, index } of locale.inWords ? text.toLowerCase().matchAll(locale.inWords.pattern) : []) {
    const value = locale.inWords?.meanings.get(word)
    if (value) items.push({ ...plainItem, text: word, index, readings: [[value]], required: false })
  }
  return items
}

/** The number before "million", for a text in which nobody knows the word after it. */
export const withoutFactor = (value: string) => `×${value}`

interface Found {
  readonly found: string
  readonly index: number
}

function numberAt(
  text: string,
  prose: string,
  { found, index, isReference }: Found & { isReference: boolean },
  locale: NumberLocale,
): NumberItem {
  const end = index + found.length
  const rest = withoutMarks(text.slice(end, end + 40))
  const sign = negative.test(text.slice(Math.max(0, index - 10), index)) ? '-' : ''
  const attached = sign ? /[-−–]?$/ : /\p{Lu}{0,4}$/u
  const start = index - (attached.exec(prose.slice(0, index))?.[0].length ?? 0)
  const item = (readings: string[][], more = '', unit: string | null = null): NumberItem => ({
    text: prose.slice(start, end) + more,
    index: start,
    readings,
    ...plainItem,
    unit,
  })
  if (isReference) return { ...item([[found]]), isReference }
  if (/\p{L}/u.test(found)) return item(clockReadings(found))
  const halfDay = /^\s?([ap])\.?\s?m\b\.?/i.exec(rest)
  if (halfDay) return item(timeOf(found, halfDay[1]?.toLowerCase() === 'p'), halfDay[0])
  const letter = /^[a-c](?!\p{L})/u.exec(rest)
  if (letter && /^\d+$/.test(found)) return item([[plain(found) + letter[0]]], letter[0])
  const large = locale.magnitudes?.pattern.exec(rest.toLowerCase())
  const factor = locale.magnitudes?.meanings.get(large?.[1] ?? '')
  if (factor && large) {
    const values = readingsOf(found, locale, false).flatMap(([value = '']) =>
      Number.isNaN(Number(value)) ? [] : [[sign + times(value, factor)], [withoutFactor(value)]],
    )
    return item(values, large[0])
  }
  const symbol = locale.symbols.pattern.exec(rest)
  const word = symbol ?? locale.units.pattern.exec(rest.toLowerCase())
  const unit = (symbol ? locale.symbols : locale.units).meanings.get(word?.[1] ?? '') ?? null
  const readings = readingsOf(found, locale, unit === null)
  return item(
    sign ? readings.map(([value = '', ...others]) => [sign + value, ...others]) : readings,
    unit ? word?.[0] : '',
    unit,
  )
}

/** Fifteen digits are what a number of JavaScript holds: 1.1 million is 1100000 and not 1100000.0000000001. */
const times = (value: string, factor: string) => String(Number((Number(value) * Number(factor)).toPrecision(12)))
