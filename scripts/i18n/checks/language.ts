import { once } from '../../../src/i18n/once.ts'
import { categoriesOf, examplesOf } from '../model/plurals.ts'
import { type NumberSigns, numberSignsOf } from './numbers/decimalSign.ts'
import type { PluralNeeds } from './texts/keys.ts'
import { type QuotationMarks, quotationMarksOf } from './texts/quotationMarks.ts'

/** What the rules need to know of a language. */
export interface Language {
  /** Its BCP 47 tag. */
  readonly tag: string
  /** The language subtag: "pt" of "pt-BR". */
  readonly code: string
  readonly quotationMarks: QuotationMarks | null
  readonly numberSigns: NumberSigns
  readonly plurals: PluralNeeds
}

/** The language of a BCP 47 tag. */
export const languageOf = once((tag: string): Language => {
  const categories = categoriesOf(tag)
  return {
    tag,
    code: tag.split('-')[0] ?? tag,
    quotationMarks: quotationMarksOf(tag),
    numberSigns: numberSignsOf(tag),
    plurals: { categories, examples: new Map(categories.map((category) => [category, examplesOf(tag, category)])) },
  }
})
