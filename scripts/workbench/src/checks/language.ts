import { once } from '../lib/once.ts'
import { categoriesOf, examplesOf, type PluralCategory } from '../project/plurals.ts'
import { type QuotationMarks, quotationMarksOf } from './texts/quotationMarks.ts'

/** The plural forms of a language, with numbers that take them. */
export type PluralNeeds = ReadonlyMap<PluralCategory, readonly number[]>

/** The facts about a language that checks need. */
export interface Language {
  /** Its BCP 47 tag. */
  readonly tag: string
  /** The language subtag: "pt" of "pt-BR". */
  readonly code: string
  readonly quotationMarks: QuotationMarks | null
  /** "." or ","; null for a language with another sign or other digits, whose numbers are not checked. */
  readonly decimal: '.' | ',' | null
  /** True if a point separates thousands. */
  readonly pointGroups: boolean
  readonly plurals: PluralNeeds
  /** The plural forms that a single number takes, and no other. */
  readonly singleNumbers: ReadonlySet<PluralCategory>
}

/** The language of a BCP 47 tag. */
export const languageOf = once((tag: string): Language => {
  const plurals = new Map(categoriesOf(tag).map((category) => [category, examplesOf(tag, category)]))
  const isSingle = (category: PluralCategory) =>
    /^(?:zero|one|two)$/.test(category) && plurals.get(category)?.length === 1
  const parts = new Intl.NumberFormat(tag, { useGrouping: 'always' }).formatToParts(1000.5)
  const sign = parts.find((part) => part.type === 'decimal')?.value
  return {
    tag,
    code: tag.split('-')[0] ?? tag,
    quotationMarks: quotationMarksOf(tag),
    decimal: sign === '.' || sign === ',' ? sign : null,
    pointGroups: parts.some((part) => part.type === 'group' && part.value === '.'),
    plurals,
    singleNumbers: new Set([...plurals.keys()].filter(isSingle)),
  }
})
