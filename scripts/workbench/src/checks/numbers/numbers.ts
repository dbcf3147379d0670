import { once } from '../../lib/once.ts'
import type { Check, Mismatch, Pair } from '../check.ts'
import type { Language } from '../language.ts'
import { HOLE } from '../mask.ts'
import type { Text } from '../text.ts'
import { withoutConverted } from './conversions.ts'
import { mayHaveNumber, type NumberItem, numberItems, withoutFactor } from './numberItems.ts'
import { numberLocaleOf } from './numberLocale.ts'
import { numberPatterns, spansIn } from './numberWords.ts'

const scriptsWithRomans = new Set(['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor'])
/** In characters. A longer text is no segment. */
const LONGEST = 10_000

/** The numbers of a text, and the units of each value. */
interface Numbers {
  readonly text: Text
  readonly language: Language
  readonly items: readonly NumberItem[]
  readonly units: ReadonlyMap<string, readonly (string | null)[]>
}

function numbersIn(text: Text, language: Language): Numbers {
  const items = numberItems(text.prose, numberLocaleOf(language.tag))
  const units = new Map<string, (string | null)[]>()
  for (const { readings, unit, required, mayBeLarge } of items) {
    for (const value of new Set(readings.flat())) {
      const isFactor = value.startsWith(withoutFactor(''))
      const both = isFactor ? [value.slice(1)] : mayBeLarge ? [value, withoutFactor(value)] : [value]
      for (const known of both) units.set(known, [...(units.get(known) ?? []), unit ?? (required ? null : ANY)])
    }
  }
  return { text, language, items, units }
}

/** In place of the unit of a word such as "half", which may be 50 %. */
const ANY = 'any'

const isMonth = (value: string) => value.startsWith('m')

/** A source is read once for all languages. */
const sourceNumbers = once((source: Text) => once((language: Language) => numbersIn(source, language)), new WeakMap())

/** The numbers that one text has and the other lacks, by their values; null where all agree. */
function differenceOf(source: Numbers, target: Numbers): Mismatch | null {
  const lacks = (own: Numbers, other: Numbers) =>
    own.items.filter((item) => item.required && !isIn(item, other) && !isElsewhere(item, other))
  // They may be in words or in the figures of the script, which needs a person.
  const hidesRomans = !scriptsWithRomans.has(numberLocaleOf(target.language.tag).script)
  const found = lacks(source, target).filter(({ isRoman }) => !(isRoman && hidesRomans))
  const spans = found.some(({ unit }) => unit) ? spansIn(target.text.raw, target.language.code) : []
  const lost = withoutConverted(found, [...target.items, ...spans])
  const added = withoutConverted(lacks(target, source), source.items)
  const named = (items: readonly NumberItem[]) => [...new Set(items.map(({ text }) => text))].join(', ')
  return lost.length + added.length > 0 ? { expected: named(lost), found: named(added) } : null
}

/**
 * True if the other text has a reading of an item. A month may have an unknown inflected form there; but "6.12" is a
 * day and a month only if the other text has one.
 */
function isIn({ readings, unit, isReference, isAfternoon }: NumberItem, other: Numbers): boolean {
  if (isReference) return other.items.some((item) => figuresOf(item) === figuresOf({ readings }))
  const isExact = isAfternoon && !afterNoon.test(other.text.raw)
  return readings.some((values) => {
    if (isExact && Number.parseInt(values[0] ?? '', 10) < 12) return false
    const mayLackMonth = values.length !== 2 && !other.items.some((item) => item.readings[0]?.some(isMonth))
    const hasAll = values.every((value) => other.units.has(value) || (isMonth(value) && mayLackMonth))
    return hasAll && (unit === null || values.length > 1 || agrees(values[0] ?? '', unit, other))
  })
}

const afterNoon =
  /p\.?\s?m\b|połud|wiecz|mi[dt]+ag|abend|avond|nacht|midi|soir|tarde|noche|مساء|ظهر|عصر|ليل|下午|午[後后]|[夜夕晚]|odpol|več|pomer|sera|дня|веч[ео]р/iu

/** True if a text has a number as a word, or in a masked part such as code. */
function isElsewhere(item: NumberItem, { text, language }: Numbers): boolean {
  const isWritten = ([value = '', ...more]: readonly string[]) =>
    more.length === 0 && numberPatterns(language.code)(value)?.test(text.raw)
  if (item.readings.some(isWritten)) return true
  const digits = item.text.replace(/\D+/g, '')
  const hidden = [...text.masked].map((sign, at) => (sign === HOLE ? (text.raw[at] ?? ' ') : ' ')).join('')
  return digits !== '' && new RegExp(`(?<!\\d)${[...digits].join('[.,]?')}(?!\\d)`).test(hidden)
}

/** A number as written, without its decimal sign, which another check covers. */
const figuresOf = ({ readings: [first] }: Pick<NumberItem, 'readings'>) => first?.[0]?.replace(',', '.')

/** True if a value has the same unit in the other text, or only unknown ones. Percent is known in any language. */
function agrees(value: string, unit: string, { units, text, language }: Numbers): boolean {
  const known = units.get(value)?.filter((candidate) => candidate !== null) ?? []
  if (known.length > 0) return known.includes(unit) || known.includes(ANY)
  return unit !== 'percent' || hasPercent(text.prose.toLowerCase(), language.tag)
}

/** True if a text in lower case has a sign or a word for percent anywhere: "5 to 10 %". */
const hasPercent = (prose: string, tag: string) =>
  /[%٪％‰]|p(?:er|ou?r)\s?cent|vom hundert|v\. ?h\.|الم[ئا]ئ?ة|パーセント|퍼센트|เปอร์เซ็นต์|प्रतिशत|百分/.test(prose) ||
  [...numberLocaleOf(tag).units.meanings].some(([word, unit]) => unit === 'percent' && prose.includes(word.slice(0, 6)))

/** A translation has to agree with one of the sources of its message. Repeated numbers need not be repeated. */
function find({ target, sources, language, sourceLanguage }: Pair): readonly Mismatch[] {
  const texts = [target, ...sources].map(({ prose }) => prose)
  if (texts.some((prose) => prose.length > LONGEST) || !texts.some((prose) => mayHaveNumber.test(prose))) return []
  const own = numbersIn(target, language)
  const mismatches = sources.map((source) => differenceOf(sourceNumbers(source)(sourceLanguage), own))
  const last = mismatches.at(-1)
  return last && !mismatches.includes(null) ? [last] : []
}

export const numbers: Check = {
  ...{ id: 'numbers', kind: 'number', languages: 'every', report: 'numbers', find },
  describe: 'Numbers, units, dates and times have the value of the source: 1,500 may be 1 500.',
  rows: [
    {
      id: 'numbers',
      example: ['For 1,500 people', 'Dla 15 000 osób'],
      counter: ['For 1,500 people', 'Dla 1 500 osób'],
    },
  ],
}
