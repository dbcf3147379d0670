import { once } from '../../lib/once.ts'
import { type Check, type Fix, fixAt, fixEach, type Kind, NBSP, type TranslatedPair } from '../check.ts'
import type { Language } from '../language.ts'
import { byLanguage, together } from '../rows.ts'
import { clip } from '../text.ts'
import { type NumberLocale, numberLocaleOf, symbols } from './numberLocale.ts'

/** Digits, one sign, digits: not a part of a date, a version 5.2.1, a time code 01:02,400, a code E6.1 or 2.7/1. */
const numbers = /(?<!['"][\d.,]*)(?<![\p{L}\d_][.,:]?|[:/#]|\p{L}-)\d+[.,]\d+(?![.,:/]?\d)/gu
const grouped = /^\d{1,3},\d{3}$/

const reference = String.raw`(?:sections?|modules?|versions?|annex(?:es)?|articles?|appendix|appendices|chapters?|clauses?|items?|points?|parts?|parags?|paragraphs?|tables?|figures?|steps?|rev\.|art\.|no\.|v\.?|§+|CFR)`
/** "section 23.4", "Modules 2.5 and 2.7", "sections 23.2 (MDR) and 20.2". */
const references = new RegExp(
  String.raw`(?<![\p{L}])${reference}\s*\d+\.\d+(?:\s*\([^)]*\))*(?:\s*(?:,|;|and|or|to|–|through)\s*\d+\.\d+)*`,
  'giu',
)
/** "WCAG 2.2", "XLIFF 2.1", "BMI 25.5": after a name, a number is a version or a value, which needs a person. */
const named = /(?:\p{Lu}{2,}\S*|\p{Lu}\p{Ll}+\p{Lu}\S*)[\s\u00A0]$/u

type NumberKind = 'reference' | 'measure' | 'quantity' | 'grouped' | 'either'

/** The kinds of the numbers of an English text. */
export const kindsOf = once((text: string): ReadonlyMap<string, NumberKind> => {
  const kinds = new Map<string, NumberKind>()
  for (const { 0: found, index } of text.matchAll(numbers)) {
    if (isMeasured(text, index, index + found.length, english)) kinds.set(found, 'measure')
    else if (found.includes(',')) kinds.set(found, grouped.test(found) ? 'grouped' : 'either')
    else kinds.set(found, named.test(text.slice(0, index)) ? 'either' : 'quantity')
  }
  for (const [list] of text.matchAll(references)) {
    for (const [found] of list.matchAll(numbers)) kinds.set(found, 'reference')
  }
  return kinds
})

const swapped = (number: string) => number.replace(/[.,]/, (sign) => (sign === '.' ? ',' : '.'))

const money = /[$€£¥₹]\s?$/
const otherEnd = /^\s?[-–—~]\s?\d+(?:[.,]\d+)?/

/** True if a number, or the end of a range, is followed by a unit, a percent sign or a word such as "million". */
function isMeasured(text: string, start: number, end: number, locale: NumberLocale): boolean {
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

/**
 * Finds decimal numbers with the wrong sign. A translation follows its source: a quantity ("0.4 mL") takes the sign of
 * the language, the number of a section keeps its point, and a number that may be either passes. Where a point is
 * right, so is a comma unless it can separate thousands. A sign that is sure can be replaced without a person.
 */
function wrongNumbers(text: string, source: string | null, { decimal, pointGroups, tag }: Language) {
  if (decimal === null || !/\d[.,]\d/.test(text)) return []
  const kinds = kindsOf(source ?? '')
  return [...text.matchAll(numbers)].flatMap(({ 0: found, index }) => {
    const kind = kinds.get(found)
    const wrong = (expected: string, isSure = false) => [{ found, index, expected, isSure }]
    if (kinds.get(swapped(found)) === 'reference') return wrong(`${swapped(found)} as in the source: it is no quantity`)
    if (kind === 'grouped' && decimal === ',')
      return wrong(`${found.replace(',', '')}: here a comma separates decimals`)
    const right = found.replace(/[.,]/, decimal)
    if (found === right || kind === 'reference') return []
    const isMeasure = kind === 'measure' || isMeasured(text, index, index + found.length, numberLocaleOf(tag))
    if (decimal === '.') return grouped.test(found) ? [] : wrong(right, isMeasure)
    if (pointGroups && grouped.test(swapped(found)) && !isMeasure && kind !== 'quantity') return []
    return isMeasure || kind === 'quantity' ? wrong(right, isMeasure) : []
  })
}

const commaLanguages =
  'bg ca cs da de el es et fi fr gl hr hu id it lt lv mk nb nl pl pt pt-PT ro ru sk sl sr sv tr uk vi'

/** Decimal numbers copied from the source, in a language with another sign. */
const decimals = byLanguage(
  'decimal-sign',
  `${commaLanguages} en ja ko th zh`,
  (tag) => {
    const isComma = commaLanguages.split(' ').includes(tag)
    const [wrong, right] = isComma ? ['2.5 mg', '2,5 mg'] : ['2,5 mg', '2.5 mg']
    const counter = ['See section 2.5.', '2.5'] as const
    return { sourceLanguage: isComma ? 'en' : 'de', example: [wrong, wrong, right], counter }
  },
  ({ target, source, language, sourceLanguage }, rule) => {
    const { decimal } = language
    if (decimal === sourceLanguage.decimal) return []
    return wrongNumbers(target.masked, source.masked, language).flatMap(({ found, index, isSure }) => {
      const at = index + found.search(/[.,]/)
      return isSure && source.masked.includes(found) ? [fixAt(rule, at, at + 1, decimal ?? '')] : []
    })
  },
)

const groupedEnglish = /(?<![\p{L}\p{N}_.,:/#-])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![.,]?\d|[\p{L}_-])/gu

/** Formats a number with English signs for a language. */
function formatted(number: string, tag: string): string {
  const minimumFractionDigits = number.split('.')[1]?.length ?? 0
  return Number(number.replaceAll(',', '')).toLocaleString(`${tag}-u-nu-latn`, { minimumFractionDigits })
}

/** Thousands separated as in English, in a language with a decimal comma. */
const groups = byLanguage(
  'digit-groups',
  commaLanguages,
  (tag) => ({ example: ['12,500 items', '12,500', formatted('12,500', tag)], counter: ['12.5 %', '12,500'] }),
  ({ target, source, language, sourceLanguage: { code } }, rule) => {
    if (code !== 'en' || language.decimal !== ',' || !/\d,\d{3}/.test(target.masked)) return []
    const wanted: readonly string[] = source.masked.match(groupedEnglish) ?? []
    return fixEach(rule, target.masked, groupedEnglish, ([found]) =>
      wanted.includes(found) ? formatted(found, language.tag) : null,
    )
  },
)

const decimalSign: Check = {
  ...{ id: 'decimal-sign', kind: 'number', languages: 'every' },
  describe: 'Decimal numbers and thousands are written with the signs of the language; section numbers stay.',
  ...together(decimals, groups),
  find: ({ target: { prose }, source, language }) =>
    wrongNumbers(prose, source?.prose ?? null, language)
      .slice(0, 1)
      .map(({ expected, index }) => ({ expected, found: clip(prose, index) })),
}

const range = /(?<![\p{L}\p{N}_.,:/#–-])(?<![\d–-]\s)(\d+(?:[.,]\d+)?)-(\d+(?:[.,]\d+)?)(?![\d\p{L}-])/gu

/** Ranges of quantities with a unit after them. */
function rangeFixes(
  { target: { masked: text }, source, language: { tag } }: TranslatedPair,
  rule: string,
): readonly Fix[] {
  const { units } = numberLocaleOf(tag)
  return [...text.matchAll(range)].flatMap(({ 0: found, 1: first = '', 2: second = '', index }) => {
    const isRange = Number(first.replace(',', '.')) < Number(second.replace(',', '.'))
    const dashed = found.replace('-', '–').replaceAll(',', '.')
    const rest = text.slice(index + found.length, index + found.length + 40)
    const hasUnit = symbols.pattern.test(rest) || (/^[\s\u00A0]/.test(rest) && units.pattern.test(rest.toLowerCase()))
    if (!isRange || !(hasUnit || source.masked.replaceAll(',', '.').includes(dashed))) return []
    return [fixAt(rule, index + first.length, index + first.length + 1, '–')]
  })
}

const rangeDash: Check = {
  ...byLanguage(
    'range-dash',
    'cs de el en fi fr gl hu id lt nb pl pt ru sl tr uk',
    () => ({ example: ['5–10 mg', '5-10 mg', '5–10 mg'], counter: ['Lot 5-10', '5-10'] }),
    rangeFixes,
  ),
  ...{ kind: 'number', describe: 'A range of quantities has an en dash.' },
}

/** Checks the space between a number and a sign, in the languages that have one there. */
function spacedSign(id: string, kind: Kind, languages: string, sign: string, end: string): Check {
  const start = sign === '°C' ? '' : String.raw`(?<![\p{L}_#])`
  const pattern = new RegExp(`(?<=${start}\\d)(?=${sign}${end})`, 'gu')
  return {
    ...byLanguage(
      id,
      languages,
      () => ({ example: [`5${sign}`, `5${sign}`, `5${NBSP}${sign}`], counter: [`5${sign}`, `5${NBSP}${sign}`] }),
      ({ target }, rule) => fixEach(rule, target.masked, pattern, () => NBSP),
    ),
    ...{ kind, describe: `A no-break space between a number and ${sign}.` },
  }
}

const [withPercent, withDegrees, withEuro] = [
  'ca cs da de es fi fr gl hr lt mk nb ro ru sk sl sv',
  'ca cs de es et fi fr gl hr hu it lv nb pt ro ru sk sl sv uk',
  'bg ca cs da de el es et fi fr gl hr hu it lt lv mk nb pl pt-PT ro ru sk sl sr sv uk',
] as const

export const signChecks: readonly Check[] = [
  ...[decimalSign, rangeDash],
  spacedSign('percent-space', 'number', withPercent, '%', String.raw`(?![\p{L}\d%_-])`),
  spacedSign('temperature-space', 'unit', withDegrees, '°C', String.raw`(?!\p{L})`),
  spacedSign('currency-space', 'number', withEuro, '€', String.raw`(?![\p{L}\d])`),
]
