import { type NumberItem, numberItems, withoutFactor } from './numberItems.ts'
import type { NumberLocale } from './numberLocale.ts'

/** A text with neither a digit nor what may be a Roman numeral, as most are, has no number that anybody compares. */
export const mayHaveNumber = /[\p{Nd}Ⅰ-Ⅻ]|(?<![A-Za-z])[IVX]{1,5}(?![A-Za-z])/u

/** The numbers of a text, and what is known of each value. */
export interface Numbers {
  readonly prose: string
  readonly items: readonly NumberItem[]
  readonly units: ReadonlyMap<string, readonly (string | null)[]>
  readonly hasMonths: boolean
}

/** Reads the numbers of a text without tags and variables. */
export function numbersIn(prose: string, locale: NumberLocale): Numbers {
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

/** The numbers that one text has and the other lacks. */
export interface NumberDifference {
  readonly lost: readonly NumberItem[]
  readonly added: readonly NumberItem[]
}

/** What a translation has otherwise than its source, by the values of its numbers; null where all agree. */
export function numberDifference(
  source: Numbers,
  target: Numbers,
  { hasRomans }: NumberLocale,
): NumberDifference | null {
  const lacks = (own: Numbers, other: Numbers) => own.items.filter((item) => item.required && !isIn(item, own, other))
  // Written in words or in the figures of its script, as nobody but a person can tell.
  const hidesRomans = !hasRomans && !target.items.some(({ isRoman }) => isRoman)
  const lost = lacks(source, target).filter(({ isRoman }) => !(isRoman && hidesRomans))
  const added = lacks(target, source)
  return lost.length + added.length > 0 ? { lost, added } : null
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
