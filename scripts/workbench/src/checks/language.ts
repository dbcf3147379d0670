import { once } from '../lib/once.ts'
import { categoriesOf, examplesOf, type PluralCategory } from '../project/plurals.ts'
import { type NumberSigns, numberSignsOf } from './numbers/numberSigns.ts'
import { type QuotationMarks, quotationMarksOf } from './texts/quotationMarks.ts'

/** The plural forms of a language, with numbers that take them. */
export interface PluralNeeds {
  readonly categories: readonly PluralCategory[]
  readonly examples: ReadonlyMap<PluralCategory, readonly number[]>
}

/** The facts about a language that checks need. */
export interface Language {
  /** Its BCP 47 tag. */
  readonly tag: string
  /** The language subtag: "pt" of "pt-BR". */
  readonly code: string
  readonly quotationMarks: QuotationMarks | null
  readonly numberSigns: NumberSigns
  readonly plurals: PluralNeeds
  /** The plural forms that a single number takes, and no other. */
  readonly singleNumbers: ReadonlySet<PluralCategory>
}

/** The language of a BCP 47 tag. */
export const languageOf = once((tag: string): Language => {
  const categories = categoriesOf(tag)
  const examples = new Map(categories.map((category) => [category, examplesOf(tag, category)]))
  const isSingle = (category: PluralCategory) =>
    /^(?:zero|one|two)$/.test(category) && examples.get(category)?.length === 1
  return {
    tag,
    code: tag.split('-')[0] ?? tag,
    quotationMarks: quotationMarksOf(tag),
    numberSigns: numberSignsOf(tag),
    plurals: { categories, examples },
    singleNumbers: new Set(categories.filter(isSingle)),
  }
})
