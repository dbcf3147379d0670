import { once } from '../../lib/once.ts'
import { kindsOf, rightNumber } from '../../checks/numbers/decimalSign.ts'
import { type NumberLocale, numberLocaleOf, symbols } from '../../checks/numbers/numberLocale.ts'
import { type Family, fix, fixEach, NBSP, type Rule } from './rule.ts'
import { byLanguage, type Replacement, replacing, rowsFor } from './rows.ts'

/** A number that is no part of a date, a version, a time or a code; a unit may follow it at once. */
const decimals = /(?<![\p{L}\d_][.,:]?|[:/#]|\p{L}-)\d+[.,]\d+(?![.,:/]?\d)/gu
const money = /[$€£¥₹]\s?$/
const otherEnd = /^\s?[-–—~]\s?\d+(?:[.,]\d+)?/

/** Whether a unit, a sign of percent or a word such as "million" follows a number, or the end of a range. */
function isQuantity(text: string, start: number, end: number, locale: NumberLocale): boolean {
  const rest = text.slice(end, end + 40).replace(otherEnd, '')
  const lowerCase = rest.toLowerCase()
  return (
    money.test(text.slice(Math.max(0, start - 2), start)) ||
    /^\s?[€£¥]/.test(rest) ||
    symbols.pattern.test(rest) ||
    locale.units.pattern.test(lowerCase) ||
    (locale.magnitudes?.pattern.test(lowerCase) ?? false)
  )
}

const english = numberLocaleOf('en')

/** The numbers that a source has as quantities. */
const quantitiesOf = once((source: string): ReadonlySet<string> => {
  const found = [...source.matchAll(decimals)].filter(({ 0: number, index }) =>
    isQuantity(source, index, index + number.length, english),
  )
  return new Set(found.map(([number]) => number))
})

const commaLanguages =
  'bg ca cs da de el es et fi fr gl hr hu id it lt lv mk nb nl pl pt pt-PT ro ru sk sl sr sv tr uk vi'
const pointLanguages = 'en ja ko th zh'

const decimalRows = rowsFor('decimal-sign', `${commaLanguages} ${pointLanguages}`, (tag) => {
  const isComma = commaLanguages.split(' ').includes(tag)
  const [before, after] = isComma ? ['2.5 mg', '2,5 mg'] : ['2,5 mg', '2.5 mg']
  return {
    kind: 'number',
    sourceLanguage: isComma ? 'en' : 'de',
    example: [before, before, after],
    counter: ['See section 2.5.', '2.5'],
  }
})

/** Decimal numbers that stand in the translation as in the source, where the language has another sign. */
const decimalSigns = byLanguage(decimalRows, ({ text, source, language, sourceLanguage }, { id }) => {
  const signs = language.numberSigns
  if (signs.decimal === null || signs.decimal === sourceLanguage.numberSigns.decimal) return []
  if (!/\d[.,]\d/.test(text)) return []
  const kinds = kindsOf(source)
  const locale = numberLocaleOf(language.tag)
  return [...text.matchAll(decimals)].flatMap(({ 0: found, index }) => {
    const kind = kinds.get(found)
    if (!source.includes(found) || kind === 'reference' || (kind === 'grouped' && signs.decimal === ',')) return []
    const isMeasured = isQuantity(text, index, index + found.length, locale) || quantitiesOf(source).has(found)
    const right = isMeasured ? rightNumber(found, 'quantity', true, signs) : null
    const at = index + found.search(/[.,]/)
    return right === null ? [] : [fix(id, at, at + 1, signs.decimal ?? '')]
  })
})

const groupedEnglish = /(?<![\p{L}\p{N}_.,:/#-])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![.,]?\d|[\p{L}_-])/gu

const formatOf = once((key: string) => {
  const [tag = '', digits] = key.split(' ')
  const minimumFractionDigits = Number(digits)
  return new Intl.NumberFormat(`${tag}-u-nu-latn`, {
    minimumFractionDigits,
    maximumFractionDigits: minimumFractionDigits,
  })
})

/** A number with signs of English, as a language writes it. */
function formatted(number: string, tag: string): string {
  const [, fraction = ''] = number.split('.')
  return formatOf(`${tag} ${fraction.length}`).format(Number(number.replaceAll(',', '')))
}

const groupRows = rowsFor('digit-groups', commaLanguages, (tag) => ({
  kind: 'number',
  example: ['12,500 items', '12,500', formatted('12,500', tag)],
  counter: ['12.5 %', '12,500'],
}))

/** Thousands as English parts them, where a comma parts decimals. */
const digitGroups = byLanguage(groupRows, ({ text, source, language, sourceLanguage: { code } }, { id }) => {
  if (code !== 'en' || language.numberSigns.decimal !== ',' || !/\d,\d{3}/.test(text)) return []
  const wanted = new Set([...source.matchAll(groupedEnglish)].map(([number]) => number))
  return fixEach(id, text, groupedEnglish, ([found]) => (wanted.has(found) ? formatted(found, language.tag) : null))
})

const range = /(?<![\p{L}\p{N}_.,:/#–-])(?<![\d–-]\s)(\d+(?:[.,]\d+)?)-(\d+(?:[.,]\d+)?)(?![\d\p{L}-])/gu
const dashLanguages = 'cs de el en fi fr gl hu id lt nb pl pt ru sl tr uk'

const rangeRows = rowsFor('range-dash', dashLanguages, () => ({
  kind: 'number',
  example: ['5–10 mg', '5-10 mg', '5–10 mg'],
  counter: ['Lot 5-10', '5-10'],
}))

/** Ranges of quantities, which a unit follows. */
const rangeDashes = byLanguage(rangeRows, ({ text, source, language: { tag } }, { id }) => {
  if (!/\d-\d/.test(text)) return []
  const locale = numberLocaleOf(tag)
  return [...text.matchAll(range)].flatMap(({ 0: found, 1: first = '', 2: second = '', index }) => {
    const isRange = Number(first.replace(',', '.')) < Number(second.replace(',', '.'))
    const dashed = found.replace('-', '–').replaceAll(',', '.')
    const isDashed = source.replaceAll(',', '.').includes(dashed)
    const end = index + found.length
    if (!isRange || !(isDashed || symbols.pattern.test(text.slice(end, end + 40)) || hasUnit(text, end, locale)))
      return []
    return [fix(id, index + first.length, index + first.length + 1, '–')]
  })
})

const hasUnit = (text: string, end: number, { units }: NumberLocale) =>
  /^[\s\u00A0]/.test(text.slice(end, end + 1)) && units.pattern.test(text.slice(end, end + 40).toLowerCase())

/** A space before a sign, in the languages that have one there. */
const spacedSign = (
  check: string,
  languages: string,
  { sign, before, after, kind }: { sign: string; before: string; after: string; kind: Rule['kind'] },
): readonly Replacement[] =>
  languages.split(' ').map((tag) => ({
    ...{ id: `${check}/${tag}`, kind, languages: [tag] },
    pattern: new RegExp(`(?<=${before}\\d)(?=${sign}${after})`, 'gu'),
    by: NBSP,
    example: [`5${sign}`, `5${sign}`, `5${NBSP}${sign}`],
    counter: [`5${sign}`, `5${NBSP}${sign}`],
  }))

const spacedLanguages = 'bg ca cs da de el es et fi fr gl hr hu it lt lv mk nb pl pt-PT ro ru sk sl sr sv uk'
const notWithin = String.raw`(?<![\p{L}_#])`

/** Signs that stand right behind their numbers. */
const spacedSigns = replacing([
  ...spacedSign('percent-space', 'ca cs da de es fi fr gl hr lt mk nb ro ru sk sl sv', {
    ...{ sign: '%', before: notWithin, after: String.raw`(?![\p{L}\d%_-])`, kind: 'number' },
  }),
  ...spacedSign('temperature-space', 'ca cs de es et fi fr gl hr hu it lv nb pt ro ru sk sl sv uk', {
    ...{ sign: '°C', before: '', after: String.raw`(?!\p{L})`, kind: 'unit' },
  }),
  ...spacedSign('currency-space', spacedLanguages, {
    ...{ sign: '€', before: notWithin, after: String.raw`(?![\p{L}\d])`, kind: 'number' },
  }),
])

export const numberFamilies = [
  ...[decimalSigns, digitGroups, rangeDashes, spacedSigns],
] as const satisfies readonly Family[]
