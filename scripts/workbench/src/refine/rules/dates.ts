import { once } from '../../lib/once.ts'
import { type Family, type Fix, fix, forLanguages, rowFor, type Rule } from './rule.ts'

const utc = { timeZone: 'UTC' } as const
const calendar = (tag: string) => `${tag}-u-ca-gregory-nu-latn`

const clockOf = once(
  (tag: string) =>
    new Intl.DateTimeFormat(calendar(tag), { ...utc, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }),
)
const dateOf = once((tag: string) => new Intl.DateTimeFormat(calendar(tag), { ...utc, dateStyle: 'long' }))

const clockLanguages = 'bg ca cs da de es et fi fr gl hr hu id it lt lv mk nb nl pl pt pt-PT ro ru sk sl sr sv tr uk'
const clock = (tag: string, hour: number, minute: number) => clockOf(tag).format(Date.UTC(2026, 0, 5, hour, minute))

const timeRules = forLanguages(
  clockLanguages,
  (tag): Rule => ({
    ...{ id: `time-of-day/${tag}`, kind: 'date', languages: [tag] },
    wrong: 'A time stands as in English, with AM or PM.',
    mended: 'The time on the clock of 24 hours, as CLDR writes it for the language.',
    example: { language: tag, source: 'Open at 3:30 PM', before: 'Xx 3:30 PM', after: `Xx ${clock(tag, 15, 30)}` },
    counterExample: { language: tag, source: 'From 9 to 11:30 AM', target: 'Xx 9-11:30 AM' },
  }),
)

const time =
  /(?<![\p{L}\p{N}.:,])(?<![–-]\s?)(1[0-2]|[1-9]):([0-5]\d)\s?([ap])\.?\s?m(?:\.(?=\s*\p{Ll})|\b)(?!\s?[–-])/giu

/** Times of English in a language that has no AM and PM. */
const timesOfDay: Family = {
  rules: [...timeRules.values()],
  find: ({ text, source, language: { tag }, sourceLanguage: { code } }) => {
    const row = rowFor(timeRules, tag)
    // Of Spanish in America, AM and PM are usual.
    if (!row || code !== 'en' || /^es-(?!ES)/.test(tag) || !/\d\s?[ap]\.?m/i.test(text)) return []
    return [...text.matchAll(time)].flatMap(({ 0: found, 1: hour = '', 2: minute = '', 3: half = '', index }) => {
      const isInSource = source.toLowerCase().includes(`${hour}:${minute}`)
      const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
      return isInSource ? [fix(row.id, index, index + found.length, clock(tag, hours, Number(minute)))] : []
    })
  },
}

const english = 'January February March April May June July August September October November December'.split(' ')
const month = english.join('|')
const englishDate = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<name>${month}) (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})|(?<day2>\d{1,2}) (?<name2>${month}),? (?<year2>\d{4}))(?![\p{L}\p{N}])`,
  'gu',
)
const dateLanguages = `${clockLanguages} el eu ja ko vi zh`
const longDate = (tag: string, year: number, monthIndex: number, day: number) =>
  dateOf(tag).format(Date.UTC(year, monthIndex, day))

const dateRules = forLanguages(
  dateLanguages,
  (tag): Rule => ({
    ...{ id: `english-date/${tag}`, kind: 'date', languages: [tag] },
    wrong: 'A date stands untranslated, as in English.',
    mended: 'The date as CLDR writes it for the language.',
    example: {
      language: tag,
      source: 'On March 4, 2026',
      before: 'Xx March 4, 2026',
      after: `Xx ${longDate(tag, 2026, 2, 4)}`,
    },
    counterExample: { language: tag, source: 'On March 4, 2026', target: `Xx ${longDate(tag, 2026, 2, 4)}` },
  }),
)

/** Dates with an English month. */
const englishDates: Family = {
  rules: [...dateRules.values()],
  find: ({ text, source, language: { tag }, sourceLanguage: { code } }) => {
    const row = rowFor(dateRules, tag)
    if (!row || code !== 'en' || !/\d{4}/.test(text)) return []
    return [...text.matchAll(englishDate)].flatMap((match): Fix[] => {
      const { name, day, year, name2, day2, year2 } = match.groups ?? {}
      const index = english.indexOf(name ?? name2 ?? '')
      const [found] = match
      const written = longDate(tag, Number(year ?? year2), index, Number(day ?? day2))
      const end = match.index + found.length
      const isWhole = source.includes(found) && written !== found && Number(day ?? day2) <= 31
      // In Dutch, "4 April 2026" is wrong by its capital letter alone, which is another rule's.
      const isSame = written.toLowerCase() === found.toLowerCase()
      if (!isWhole || isSame || (written.endsWith('.') && text.startsWith('.', end))) return []
      return [fix(row.id, match.index, end, written)]
    })
  },
}

const lowerLanguages = 'bg ca cs da es et fi fr gl hr it lt mk nb nl pl pt pt-PT ro ru sk sl sr sv uk'

/** The names of the months of a language as they stand in dates, in lower case. */
const monthsOf = once((tag: string): ReadonlySet<string> => {
  const format = new Intl.DateTimeFormat(calendar(tag), { ...utc, day: 'numeric', month: 'long' })
  return new Set(
    english.map((_, index) => {
      const parts = format.formatToParts(Date.UTC(2026, index, 5))
      const name = parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? ''
      // Catalan has its preposition with it.
      return name.replace(/^d(?:e |['’])/, '')
    }),
  )
})

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const sampleMonth = (tag: string) => [...monthsOf(tag)][2] ?? ''
const romance = new Set(['ca', 'es', 'gl', 'pt'])
const datedBy = (tag: string, name: string) =>
  romance.has(tag.split('-')[0] ?? '') ? `5 de ${name} de 2026` : `5 ${name} 2026`

const monthRules = forLanguages(
  lowerLanguages,
  (tag): Rule => ({
    ...{ id: `month-capital/${tag}`, kind: 'date', languages: [tag] },
    wrong: 'The month in a date has a capital letter, as in English.',
    mended: 'A small letter, as the language writes months.',
    example: {
      ...{ language: tag, source: 'On March 5, 2026', before: `Xx ${datedBy(tag, capital(sampleMonth(tag)))}` },
      after: `Xx ${datedBy(tag, sampleMonth(tag))}`,
    },
    counterExample: { language: tag, source: 'March', target: capital(sampleMonth(tag)) },
  }),
)

const dated =
  /(?<!\p{N})\d{1,2}\.?[ \u00A0](?:del?[ \u00A0]|d['’])?(\p{Lu}\p{Ll}+)(?=,?[ \u00A0](?:del?[ \u00A0])?\d{4}(?!\p{N}))/gu

/** Months with the capital letter of English. */
const monthCapitals: Family = {
  rules: [...monthRules.values()],
  find: ({ text, language: { tag } }) => {
    const row = rowFor(monthRules, tag)
    if (!row || !/\d{4}/.test(text)) return []
    return [...text.matchAll(dated)].flatMap(({ 0: found, 1: name = '', index }) => {
      const at = index + found.length - name.length
      return monthsOf(tag).has(name.toLowerCase()) ? [fix(row.id, at, at + 1, name.charAt(0).toLowerCase())] : []
    })
  },
}

export const dateFamilies = [timesOfDay, englishDates, monthCapitals] as const satisfies readonly Family[]
