import { once } from '../../lib/once.ts'
import { clip, type LanguageJudge } from '../text.ts'

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
const numbers = /(?<![\p{L}\d][.,:]?|[:/])\d+[.,]\d+(?![.,:/]?\d|\p{L})/gu
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
 * Decimal numbers with the wrong sign. For a translation, by its English: what it writes as a quantity ("0.4 mL") takes the sign
 * of the language, what it writes as the number of a section keeps its point; what may be either is let pass. In
 * English, or for numbers of the translation's own, only a quantity with its unit is judged; a comma in a language with a
 * point is judged too unless it can part thousands.
 */
export const decimalMismatches: LanguageJudge = ({ text: { prose }, language: { numberSigns: signs }, original }) => {
  if (signs.decimal === null || !/\d[.,]\d/.test(prose)) return []
  const kinds = original ? kindsOf(original.prose) : new Map<string, Kind>()
  for (const { 0: found, index } of prose.matchAll(numbers)) {
    const kind = kinds.get(found)
    const isQuantity = kind === 'quantity' || unit.test(prose.slice(index + found.length))
    const swapped = found.replace(/[.,]/, (sign) => (sign === '.' ? ',' : '.'))
    const isReference = kinds.get(swapped) === 'reference'
    const expected = isReference
      ? `${swapped} as in English: it is no quantity`
      : rightNumber(found, kind, isQuantity, signs)
    if (expected !== null) return [{ expected, found: clip(prose, index) }]
  }
  return []
}

/** What should stand in place of a number; null when it is right or nobody can tell. */
export function rightNumber(
  found: string,
  kind: Kind | undefined,
  isQuantity: boolean,
  { decimal, pointGroups }: NumberSigns,
) {
  if (kind === 'grouped') return decimal === ',' ? `${found.replace(',', '')}: here a comma parts decimals` : null
  const right = found.replace(/[.,]/, decimal ?? '')
  if (found === right) return null
  if (decimal === '.') return grouped.test(found) ? null : right
  if (pointGroups && grouped.test(found.replace('.', ',')) && kind !== 'quantity') return null
  return isQuantity ? right : null
}

type Kind = 'reference' | 'quantity' | 'grouped' | 'either'

/** What the numbers of an English text are. */
export const kindsOf = once((english: string): ReadonlyMap<string, Kind> => {
  const kinds = new Map<string, Kind>()
  for (const { 0: found, index } of english.matchAll(numbers)) {
    const isQuantity = unit.test(english.slice(index + found.length)) || !named.test(english.slice(0, index))
    if (found.includes(',')) kinds.set(found, grouped.test(found) ? 'grouped' : 'either')
    else kinds.set(found, isQuantity ? 'quantity' : 'either')
  }
  for (const [list] of english.matchAll(references)) {
    for (const [found] of list.matchAll(numbers)) kinds.set(found, 'reference')
  }
  return kinds
})
