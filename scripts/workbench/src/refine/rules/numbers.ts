import { once } from '../../lib/once.ts'
import { kindsOf, rightNumber } from '../../checks/numbers/decimalSign.ts'
import { type NumberLocale, numberLocaleOf, symbols } from '../../checks/numbers/numberLocale.ts'
import { type Family, type Fix, fix, forLanguages, type Judged, NBSP, rowFor, type Rule } from './rule.ts'

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

const decimalRules = forLanguages(`${commaLanguages} ${pointLanguages}`, (tag): Rule => {
  const isComma = commaLanguages.split(' ').includes(tag)
  const [before, after] = isComma ? ['2.5 mg', '2,5 mg'] : ['2,5 mg', '2.5 mg']
  return {
    ...{ id: `decimal-sign/${tag}`, kind: 'number', languages: [tag] },
    wrong: `A quantity has the decimal sign of the source, not the ${isComma ? 'comma' : 'point'} of the language.`,
    mended: 'The sign that CLDR gives the language; numbers of sections and versions stay.',
    example: { language: tag, sourceLanguage: isComma ? 'en' : 'de', source: before, before, after },
    counterExample: { language: tag, source: 'See section 2.5.', target: '2.5' },
  }
})

/** Decimal numbers that stand in the translation as in the source, where the language has another sign. */
const decimalSigns: Family = {
  rules: [...decimalRules.values()],
  find: ({ text, source, language, sourceLanguage }) => {
    const row = rowFor(decimalRules, language.tag)
    const signs = language.numberSigns
    if (!row || signs.decimal === null || signs.decimal === sourceLanguage.numberSigns.decimal) return []
    if (!/\d[.,]\d/.test(text)) return []
    const kinds = kindsOf(source)
    const locale = numberLocaleOf(language.tag)
    return [...text.matchAll(decimals)].flatMap(({ 0: found, index }) => {
      const kind = kinds.get(found)
      if (!source.includes(found) || kind === 'reference' || (kind === 'grouped' && signs.decimal === ',')) return []
      const isMeasured = isQuantity(text, index, index + found.length, locale) || quantitiesOf(source).has(found)
      const right = isMeasured ? rightNumber(found, 'quantity', true, signs) : null
      const at = index + found.search(/[.,]/)
      return right === null ? [] : [fix(row.id, at, at + 1, signs.decimal ?? '')]
    })
  },
}

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

const groupRules = forLanguages(
  commaLanguages,
  (tag): Rule => ({
    ...{ id: `digit-groups/${tag}`, kind: 'number', languages: [tag] },
    wrong: 'Thousands are parted by the comma of English, which here parts decimals.',
    mended: 'The digits are grouped as CLDR gives it for the language.',
    example: { language: tag, source: '12,500 items', before: '12,500', after: formatted('12,500', tag) },
    counterExample: { language: tag, source: '12.5 %', target: '12,500' },
  }),
)

/** Thousands as English parts them, where a comma parts decimals. */
const digitGroups: Family = {
  rules: [...groupRules.values()],
  find: ({ text, source, language: { tag, numberSigns }, sourceLanguage: { code } }) => {
    const row = rowFor(groupRules, tag)
    if (!row || code !== 'en' || numberSigns.decimal !== ',' || !/\d,\d{3}/.test(text)) return []
    const wanted = new Set([...source.matchAll(groupedEnglish)].map(([number]) => number))
    return [...text.matchAll(groupedEnglish)].flatMap(({ 0: found, index }) =>
      wanted.has(found) ? [fix(row.id, index, index + found.length, formatted(found, tag))] : [],
    )
  },
}

const spacedGroups = /(?<![\p{L}\p{N}_.,:/#-])(?<!\d )\d{1,3}(?: \d{3})+(?![\d\p{L}])/gu
const groupSpace = once((tag: string) => {
  const parts = new Intl.NumberFormat(`${tag}-u-nu-latn`).formatToParts(1234567)
  return parts.find(({ type }) => type === 'group')?.value ?? NBSP
})

const groupSpaceRules = forLanguages(
  'bg cs et fi fr hu lt lv nb pl pt-PT ru sk sv uk',
  (tag): Rule => ({
    ...{ id: `digit-group-space/${tag}`, kind: 'number', languages: [tag] },
    wrong: 'The space in a number is one at which a line may break.',
    mended: 'The no-break space that CLDR gives for the language.',
    example: { language: tag, source: '12,500 items', before: '12 500', after: `12${groupSpace(tag)}500` },
    counterExample: { language: tag, source: 'Figures 12 500', target: '12 500' },
  }),
)

/** Numbers with groups of digits that a line break could tear apart. */
const digitGroupSpaces: Family = {
  rules: [...groupSpaceRules.values()],
  find: ({ text, source, language: { tag } }) => {
    const row = rowFor(groupSpaceRules, tag)
    if (!row || !/\d \d{3}/.test(text)) return []
    const wanted = new Set([...source.matchAll(groupedEnglish)].map(([number]) => number.replace(/\..*/, '')))
    return [...text.matchAll(spacedGroups)].flatMap(({ 0: found, index }): Fix[] => {
      if (!wanted.has(found.replaceAll(' ', ','))) return []
      const edits = [...found.matchAll(/ /g)].map((space) => {
        return { start: index + space.index, end: index + space.index + 1, text: groupSpace(tag) }
      })
      return [{ rule: row.id, edits }]
    })
  },
}

const range = /(?<![\p{L}\p{N}_.,:/#–-])(?<![\d–-]\s)(\d+(?:[.,]\d+)?)-(\d+(?:[.,]\d+)?)(?![\d\p{L}-])/gu
const dashLanguages = 'cs de el en fi fr gl hu id lt nb pl pt ru sl tr uk'

const rangeRules = forLanguages(
  dashLanguages,
  (tag): Rule => ({
    ...{ id: `range-dash/${tag}`, kind: 'number', languages: [tag] },
    wrong: 'A hyphen stands between the ends of a range of quantities.',
    mended: 'The en dash that CLDR gives the language for ranges.',
    example: { language: tag, source: '5–10 mg', before: '5-10 mg', after: '5–10 mg' },
    counterExample: { language: tag, source: 'Lot 5-10', target: '5-10' },
  }),
)

/** Ranges of quantities, which a unit follows. */
const rangeDashes: Family = {
  rules: [...rangeRules.values()],
  find: ({ text, source, language: { tag } }) => {
    const row = rowFor(rangeRules, tag)
    if (!row || !/\d-\d/.test(text)) return []
    const locale = numberLocaleOf(tag)
    return [...text.matchAll(range)].flatMap(({ 0: found, 1: first = '', 2: second = '', index }) => {
      const isRange = Number(first.replace(',', '.')) < Number(second.replace(',', '.'))
      const dashed = found.replace('-', '–').replaceAll(',', '.')
      const isDashed = source.replaceAll(',', '.').includes(dashed)
      const end = index + found.length
      if (!isRange || !(isDashed || symbols.pattern.test(text.slice(end, end + 40)) || hasUnit(text, end, locale)))
        return []
      return [fix(row.id, index + first.length, index + first.length + 1, '–')]
    })
  },
}

const hasUnit = (text: string, end: number, { units }: NumberLocale) =>
  /^[\s\u00A0]/.test(text.slice(end, end + 1)) && units.pattern.test(text.slice(end, end + 40).toLowerCase())

/** A space before a sign, in the languages that have one there. */
function spacedSign(
  id: string,
  sign: string,
  { languages, pattern, kind, example }: { languages: string; pattern: RegExp; kind: Rule['kind']; example: string },
): Family {
  const rules = forLanguages(
    languages,
    (tag): Rule => ({
      ...{ id: `${id}/${tag}`, kind, languages: [tag] },
      wrong: `The number and “${sign}” stand together without a space.`,
      mended: 'A no-break space between them, as CLDR gives it for the language.',
      example: { language: tag, source: example, before: example, after: example.replace(/(?<=\d)/, NBSP) },
      counterExample: { language: tag, source: example, target: example.replace(/(?<=\d)/, NBSP) },
    }),
  )
  return {
    rules: [...rules.values()],
    find: ({ text, language: { tag } }: Judged) => {
      const row = rowFor(rules, tag)
      if (!row || !text.includes(sign)) return []
      return [...text.matchAll(pattern)].map(({ 0: found, index }) => {
        const at = index + found.length - sign.length
        return fix(row.id, at, at, NBSP)
      })
    },
  }
}

const spacedLanguages = 'bg ca cs da de el es et fi fr gl hr hu it lt lv mk nb pl pt-PT ro ru sk sl sr sv uk'

const percent = spacedSign('percent-space', '%', {
  ...{ kind: 'number', languages: 'ca cs da de es fi fr gl hr lt mk nb ro ru sk sl sv', example: '5%' },
  pattern: /(?<![\p{L}_#])\d%(?![\p{L}\d%_-])/gu,
})
const celsius = spacedSign('temperature-space', '°C', {
  ...{ kind: 'unit', languages: 'ca cs de es et fi fr gl hr hu it lv nb pt ro ru sk sl sv uk', example: '5°C' },
  pattern: /\d°C(?!\p{L})/gu,
})
const euros = spacedSign('currency-space', '€', {
  ...{ kind: 'number', languages: spacedLanguages, example: '5€' },
  pattern: /(?<![\p{L}_#])\d€(?![\p{L}\d])/gu,
})

const turkish: Rule = {
  ...{ id: 'percent-before/tr', kind: 'number', languages: ['tr'] },
  wrong: 'The sign of percent stands behind the number.',
  mended: 'It stands before it, as in Turkish.',
  example: { language: 'tr', source: '50%', before: '50%', after: '%50' },
  counterExample: { language: 'tr', source: '50%', target: '%50' },
}

/** The sign of percent where Turkish has it. */
const percentBefore: Family = {
  rules: [turkish],
  find: ({ text, language: { code } }) => {
    if (code !== 'tr' || !text.includes('%')) return []
    return [...text.matchAll(/(?<![%\p{L}\p{N}.,_-])(?<![%\d]\s)(\d+(?:[.,]\d+)?)\s?%(?![\p{L}\d'’%])/gu)].map(
      ({ 0: found, 1: number = '', index }) => fix(turkish.id, index, index + found.length, `%${number}`),
    )
  },
}

export const numberFamilies = [
  ...[decimalSigns, digitGroups, digitGroupSpaces, rangeDashes, percent, percentBefore, celsius, euros],
] as const satisfies readonly Family[]
