import type { NumberLocale } from './numberLocale.ts'

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

/** What most numbers of a text are. */
export const plainItem = { unit: null, required: true, isRoman: false, isReference: false } as const

/** A text of the same length with the digits 0 to 9 in place of those of other scripts, and full-width signs narrow. */
export const foldDigits = (text: string) =>
  text.replace(/(?![0-9])\p{Nd}|[！-～]/gu, (character) => {
    if (character >= '！') return character.normalize('NFKC')
    if (character.length > 1) return character
    // Unicode keeps the digits of a script together, from 0 to 9.
    let zero = character.charCodeAt(0)
    while (/\p{Nd}/u.test(String.fromCharCode(zero - 1))) zero -= 1
    return String((character.charCodeAt(0) - zero) % 10)
  })

/** "007" as "7", "7.50" as "7.5". */
export function plain(number: string): string {
  const [whole = '', decimals = ''] = number.split('.')
  const rest = decimals.replace(/0+$/, '')
  return whole.replace(/^0+(?=\d)/, '') + (rest ? `.${rest}` : '')
}

/** What some digits with signs between them may mean; `mayBeDate` where no unit says that they are a quantity. */
export function readingsOf(token: string, locale: NumberLocale, mayBeDate: boolean): string[][] {
  if (/^\d+$/.test(token)) return [[plain(token)]]
  if (/^\D/.test(token)) return [[token.startsWith('.') ? plain(`0${token}`) : token]]
  const date = dateOf(token, locale)
  if (date) return [date, [token]]
  const readings = [[token], ...valuesOf(token, locale).map((value) => [value])]
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

/** A number by the signs of the language; with a single sign also as a decimal one, since the sign is another rule's. */
function valuesOf(token: string, { grouped }: NumberLocale): string[] {
  const groups = grouped.exec(token)?.groups
  if (groups) return [plain(`${groups['whole']?.replace(/\D/g, '')}.${groups['decimals'] ?? ''}`)]
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

/** "9:30", and what may stand for it: the hour alone if it is full, twelve hours more after noon. */
export function timeOf(token: string, isAfternoon: boolean): string[][] {
  const [hour = '', minute = '00'] = token.split(/\D+/)
  const hours = isAfternoon && Number(hour) < 12 ? [Number(hour), Number(hour) + 12] : [Number(hour)]
  return hours.flatMap((value) => [
    [`${value}:${minute.padStart(2, '0')}`],
    ...(Number(minute) === 0 ? [[String(value)]] : []),
  ])
}

/** "9 h 30": the time, or hours and minutes that something takes. */
export const clockReadings = (token: string): string[][] => [...timeOf(token, false), token.split(/\D+/).map(plain)]
