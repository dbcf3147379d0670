import { clip, type Remark } from '../registry.ts'
import type { Text } from '../text.ts'

/** How a language writes numbers, from Intl. */
export interface NumberSigns {
  /** "." or ","; null for a language with another sign or other digits, whose numbers are not checked. */
  readonly decimal: '.' | ',' | null
  /** Whether a point parts thousands. */
  readonly pointGroups: boolean
}

/** The signs of a BCP 47 tag. */
export function numberSignsOf(tag: string): NumberSigns {
  const parts = new Intl.NumberFormat(tag, { useGrouping: 'always' }).formatToParts(1000.5)
  const sign = parts.find((part) => part.type === 'decimal')?.value
  const pointGroups = parts.some((part) => part.type === 'group' && part.value === '.')
  return { decimal: sign === '.' || sign === ',' ? sign : null, pointGroups }
}

/** Digits, one sign, digits: not a part of a date, a version 5.2.1, a time code 01:02,400, a code E6.1a or 2.7/1. */
const number = String.raw`(?<![\p{L}\d][.,:]?|[:/])\d+[.,]\d+(?![.,:/]?\d|\p{L})`
const numbers = new RegExp(number, 'gu')
const someNumber = /\d[.,]\d/
const grouped = /^\d{1,3},\d{3}$/
/** A quantity is a number before a unit; no section or version is. */
const unit =
  /^[\s\u00A0]?(?:[%‰°℃℉]|(?:[mkcµμn]?g|[mcdµμ]?[lL]|[kcmµμn]?m|mmol|mol|IU|MB|GB|h|kV|V|Hz|kHz|MHz|USD|EUR|PLN)(?![\p{L}\d]))/u

const reference = String.raw`(?:sections?|modules?|versions?|annex(?:es)?|articles?|appendix|appendices|chapters?|clauses?|items?|points?|parts?|parags?|paragraphs?|tables?|figures?|steps?|rev\.|art\.|no\.|v\.?|§+|CFR)`
/** "section 23.4", "Modules 2.5 and 2.7", "sections 23.2 (MDR) and 20.2". */
const references = new RegExp(
  String.raw`(?<![\p{L}])${reference}\s*\d+\.\d+(?:\s*\([^)]*\))*(?:\s*(?:,|;|and|or|to|–|through)\s*\d+\.\d+)*`,
  'giu',
)
/** "WCAG 2.2", "XLIFF 2.1", "BMI 25.5": after a name it is a version or a value, and nobody but a person can tell. */
const named = /(?:\p{Lu}{2,}\S*|\p{Lu}\p{Ll}+\p{Lu}\S*)[\s\u00A0]$/u

/**
 * Decimal numbers with the wrong sign. With `source`, the English: what it writes as a quantity ("0.4 mL") takes the sign
 * of the language, what it writes as the number of a section keeps its point; what may be either is let pass. Without
 * it, or for numbers of the translation's own, only a quantity with its unit is judged; a comma in a language with a
 * point is judged too unless it can part thousands.
 */
export function decimalRemarks(text: Text, signs: NumberSigns, source: Text | null): Remark[] {
  const { decimal, pointGroups } = signs
  const { prose } = text
  if (decimal === null || !someNumber.test(prose)) return []
  const kinds = source ? kindsOf(source.prose) : null
  for (const match of prose.matchAll(numbers)) {
    const [found] = match
    const { index } = match
    const expected = judge(found, {
      decimal,
      pointGroups,
      kinds,
      isQuantity: unit.test(prose.slice(index + found.length)),
    })
    if (expected !== null) return [{ expected, found: clip(prose, index) }]
  }
  return []
}

interface Surroundings {
  readonly decimal: '.' | ','
  readonly pointGroups: boolean
  readonly kinds: ReadonlyMap<string, Kind> | null
  readonly isQuantity: boolean
}

/** What should stand in place of a number; null when it is right or nobody can tell. */
function judge(found: string, { decimal, pointGroups, kinds, isQuantity }: Surroundings): string | null {
  const swapped = found.replace(/[.,]/, (sign) => (sign === '.' ? ',' : '.'))
  if (kinds?.get(swapped) === 'reference') return `${swapped} as in English: it is no quantity`
  const right = found.replace(/[.,]/, decimal)
  if (kinds?.get(found) === 'grouped')
    return decimal === ',' ? `${found.replace(',', '')}: here a comma parts decimals` : null
  if (found === right) return null
  if (decimal === '.') return grouped.test(found) ? null : right
  if (pointGroups && grouped.test(swapped) && kinds?.get(found) !== 'quantity') return null
  return kinds?.get(found) === 'quantity' || isQuantity ? right : null
}

type Kind = 'reference' | 'quantity' | 'grouped' | 'either'

const cache = new Map<string, ReadonlyMap<string, Kind>>()

/** What the numbers of an English text are. */
export function kindsOf(english: string): ReadonlyMap<string, Kind> {
  const known = cache.get(english)
  if (known) return known
  const kinds = new Map<string, Kind>()
  for (const match of english.matchAll(numbers)) {
    const [found] = match
    const before = english.slice(0, match.index)
    if (found.includes(',')) kinds.set(found, grouped.test(found) ? 'grouped' : 'either')
    else if (unit.test(english.slice(match.index + found.length))) kinds.set(found, 'quantity')
    else kinds.set(found, named.test(before) ? 'either' : 'quantity')
  }
  for (const [list] of english.matchAll(references)) {
    for (const [found] of list.matchAll(numbers)) kinds.set(found, 'reference')
  }
  cache.set(english, kinds)
  return kinds
}
