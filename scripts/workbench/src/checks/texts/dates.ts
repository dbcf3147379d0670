import { once } from '../../lib/once.ts'
import { type Check, fixEach } from '../check.ts'
import { monthNames } from '../numbers/numberLocale.ts'
import { byLanguage, together } from '../rows.ts'

const formatOf = (tag: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, { timeZone: 'UTC', ...options })
const clockOf = once((tag: string) => formatOf(tag, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }))
const dateOf = once((tag: string) => formatOf(tag, { dateStyle: 'long' }))

const clockLanguages = 'bg ca cs da de es et fi fr gl hr hu id it lt lv mk nb nl pl pt pt-PT ro ru sk sl sr sv tr uk'
const clock = (tag: string, hour: number, minute: number) => clockOf(tag).format(Date.UTC(2026, 0, 5, hour, minute))

const time =
  /(?<![\p{L}\p{N}.:,])(?<![–-]\s?)(1[0-2]|[1-9]):([0-5]\d)\s?([ap])\.?\s?m(?:\.(?=\s*\p{Ll})|\b)(?!\s?[–-])/giu

/** Times of English in a language that has no AM and PM. */
const timesOfDay = byLanguage(
  'time-of-day',
  clockLanguages,
  (tag) => ({
    example: ['Open at 3:30 PM', 'Xx 3:30 PM', `Xx ${clock(tag, 15, 30)}`],
    counter: ['From 9 to 11:30 AM', 'Xx 9-11:30 AM'],
  }),
  ({ target, source, language: { tag }, sourceLanguage: { code } }, rule) => {
    // Spanish in America has AM and PM.
    if (code !== 'en' || /^es-(?!ES)/.test(tag) || !/\d\s?[ap]\.?m/i.test(target.masked)) return []
    return fixEach(rule, target.masked, time, ([, hour = '', minute = '', half = '']) => {
      const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
      return source.masked.includes(`${hour}:${minute}`) ? clock(tag, hours, Number(minute)) : null
    })
  },
)

const english = 'January February March April May June July August September October November December'.split(' ')
const month = english.join('|')
const englishDate = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(${month}) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})|(\d{1,2}) (${month}),? (\d{4}))(?![\p{L}\p{N}])`,
  'gu',
)
const longDate = (tag: string, year: number, monthIndex: number, day: number) =>
  dateOf(tag).format(Date.UTC(year, monthIndex, day))

/** Dates with an English month. */
const englishDates = byLanguage(
  'english-date',
  `${clockLanguages} el eu ja ko vi zh`,
  (tag) => ({
    example: ['On March 4, 2026', 'Xx March 4, 2026', `Xx ${longDate(tag, 2026, 2, 4)}`],
    counter: ['On March 4, 2026', `Xx ${longDate(tag, 2026, 2, 4)}`],
  }),
  ({ target: { masked: text }, source, language: { tag }, sourceLanguage: { code } }, rule) => {
    if (code !== 'en' || !/\d{4}/.test(text)) return []
    return fixEach(rule, text, englishDate, (match) => {
      const [found, month, first, year, day = first, name = month, itsYear = year] = match
      const written = longDate(tag, Number(itsYear), english.indexOf(name ?? ''), Number(day))
      const isWhole = source.masked.includes(found) && Number(day) <= 31
      // In Dutch, only the capital letter of "4 April 2026" is wrong, which another row covers.
      const isSame = written.toLowerCase() === found.toLowerCase()
      const hasStop = written.endsWith('.') && text.startsWith('.', match.index + found.length)
      return isWhole && !isSame && !hasStop ? written : null
    })
  },
)

/** The month names of a language as dates use them, in lower case. The Catalan name includes its preposition. */
const monthsOf = once((tag: string): readonly string[] =>
  monthNames(tag, 'long', 'numeric').map((name) => name.replace(/^d(?:e |['’])/, '')),
)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const romance = new Set(['ca', 'es', 'gl', 'pt'])
const dated =
  /(?<=(?<!\p{N})\d{1,2}\.?[ \u00A0](?:del?[ \u00A0]|d['’])?)\p{Lu}\p{Ll}+(?=,?[ \u00A0](?:del?[ \u00A0])?\d{4}(?!\p{N}))/gu

/** Months with the capital letter of English. */
const monthCapitals = byLanguage(
  'month-capital',
  'bg ca cs da es et fi fr gl hr it lt mk nb nl pl pt pt-PT ro ru sk sl sr sv uk',
  (tag) => {
    const [, , march = ''] = monthsOf(tag)
    const on = (name: string) => (romance.has(tag.slice(0, 2)) ? `Xx 5 de ${name} de 2026` : `Xx 5 ${name} 2026`)
    return { example: ['On March 5, 2026', on(capital(march)), on(march)], counter: ['March', capital(march)] }
  },
  ({ target, language: { tag } }, rule) =>
    fixEach(rule, target.masked, dated, ([name]) => {
      const small = name.toLowerCase()
      return monthsOf(tag).includes(small) ? small : null
    }),
)

export const dates: Check = {
  ...{ id: 'dates', kind: 'date', languages: 'every' },
  describe: 'Dates and times are written as the language writes them, not as English does.',
  ...together(timesOfDay, englishDates, monthCapitals),
}
