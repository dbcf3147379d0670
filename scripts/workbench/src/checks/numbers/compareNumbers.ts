import { sourceLocale, localeOf } from '../../config.ts'
import { once } from '../../lib/once.ts'
import { firstOf } from '../../model/publishing/losses.ts'
import { HOLE, type LanguageJudge, type Mismatch, type Text } from '../text.ts'
import { type NumberItem, numberItems, withoutFactor } from './numberItems.ts'
import { type NumberLocale, numberLocaleOf } from './numberLocale.ts'

/** A text with neither a digit nor what may be a Roman numeral, as most are, has no number that anybody compares. */
const mayHaveNumber = /[\p{Nd}Ⅰ-Ⅻ]|(?<![A-Za-z])[IVX]{1,5}(?![A-Za-z])/u

/**
 * Numbers, units, dates and times that a translation has otherwise than English, by their values:
 * "1,500" is "1 500", "9 a.m." is "9:00". A number that a text has twice need not be there twice. A translation
 * has to agree with one of the English texts of its message.
 */
export const numberMismatches: LanguageJudge = ({ text, originals, language: { tag } }) => {
  const texts = [text, ...originals]
  if (originals.length === 0 || !texts.some(({ prose }) => mayHaveNumber.test(prose))) return []
  const locale = numberLocaleOf(tag)
  const target = numbersIn(text.prose, locale)
  const mismatches = originals.map((original) => difference(englishNumbers(original), target, locale))
  const last = mismatches.at(-1)
  return last && !mismatches.includes(null) ? [last] : []
}

/** The numbers of a text, and what is known of each value. */
interface Numbers {
  readonly prose: string
  readonly items: readonly NumberItem[]
  readonly units: ReadonlyMap<string, readonly (string | null)[]>
  readonly hasMonths: boolean
}

function numbersIn(prose: string, locale: NumberLocale): Numbers {
  const items = numberItems(prose, locale)
  const units = new Map<string, (string | null)[]>()
  for (const { readings, unit } of items) {
    for (const value of new Set(readings.flat())) {
      const both = value.startsWith(withoutFactor('')) ? [value.slice(1)] : [value, withoutFactor(value)]
      for (const known of both) units.set(known, [...(units.get(known) ?? []), unit])
    }
  }
  return { prose, items, units, hasMonths: items.some(({ readings }) => readings[0]?.some(isMonth)) }
}

const isMonth = (value: string) => value.startsWith('m')

/** English is read once for all locales. */
const englishNumbers = once(
  ({ prose }: Text) => numbersIn(prose, numberLocaleOf(localeOf(sourceLocale()).tag)),
  new WeakMap(),
)

function difference(source: Numbers, target: Numbers, { hasRomans }: NumberLocale): Mismatch | null {
  const lacks = (own: Numbers, other: Numbers) => own.items.filter((item) => item.required && !isIn(item, own, other))
  // Written in words or in the figures of its script, as nobody but a person can tell.
  const hidesRomans = !hasRomans && !target.items.some(({ isRoman }) => isRoman)
  const lost = lacks(source, target).filter(({ isRoman }) => !(isRoman && hidesRomans))
  const added = lacks(target, source)
  const [firstLost, firstAdded] = [lost[0], added[0]]
  if (firstLost) {
    const expected = `${named(lost)} as in English (${around(source.prose, firstLost)})`
    return { expected, found: added.length > 0 ? named(added) : 'no such number' }
  }
  if (!firstAdded) return null
  const found = `${named(added)} (${around(target.prose, firstAdded)})`
  return { expected: 'no number that English does not have', found }
}

/**
 * Whether the other text has what an item may mean. A month may be in an inflected form there that nobody knows; but "6.12"
 * is a day and a month only beside one.
 */
function isIn({ readings, unit, isReference }: NumberItem, own: Numbers, other: Numbers): boolean {
  if (isReference) return other.items.some((item) => figuresOf(item) === figuresOf({ readings }))
  return readings.some((values) => {
    const hasAll = values.every(
      (value) => other.units.has(value) || (isMonth(value) && !other.hasMonths && values.length !== 2),
    )
    return hasAll && (unit === null || values.length > 1 || agrees(values[0] ?? '', unit, own, other))
  })
}

/** A number as it stands; its decimal sign is another rule's. */
const figuresOf = ({ readings: [first] }: Pick<NumberItem, 'readings'>) => first?.[0]?.replace(',', '.')

/** Whether a value has the same unit in the other text, or one there that nobody knows and that is not another's. */
function agrees(value: string, unit: string, own: Numbers, other: Numbers): boolean {
  const theirs = other.units.get(value) ?? []
  const known = theirs.filter((candidate) => candidate !== null)
  if (known.length === 0 || known.includes(unit)) return true
  return theirs.length - known.length > (own.units.get(value) ?? []).filter((candidate) => candidate === null).length
}

const named = (items: readonly NumberItem[]) => firstOf([...new Set(items.map(({ text }) => text))])

/** A number with the words before and after it. */
function around(prose: string, { text, index }: NumberItem): string {
  const before = /(?:\S+\s+){0,2}\S*$/u.exec(prose.slice(0, index))?.[0] ?? ''
  const after = /^\S*(?:\s+\S+)?/u.exec(prose.slice(index + text.length))?.[0] ?? ''
  return `“${before}${text}${after}”`.replaceAll(HOLE, '…')
}
