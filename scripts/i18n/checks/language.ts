import { categoriesOf, examplesOf } from '../model/plurals.ts'
import { type NumberSigns, numberSignsOf } from './numbers/numbers.ts'
import type { PluralNeeds } from './texts/keys.ts'
import { type QuotationMarks, quotationMarksOf } from './texts/quotationMarks.ts'

/** What the rules need to know of a language, found once. */
export interface Language {
  /** Its BCP 47 tag. */
  readonly tag: string
  /** The language subtag: "pt" of "pt-BR". */
  readonly code: string
  readonly quotationMarks: QuotationMarks | null
  readonly numberSigns: NumberSigns
  readonly plurals: PluralNeeds
}

const languages = new Map<string, Language>()

/** The language of a BCP 47 tag. */
export function languageOf(tag: string): Language {
  const known = languages.get(tag)
  if (known) return known
  const categories = categoriesOf(tag)
  const language = {
    tag,
    code: tag.split('-')[0] ?? tag,
    quotationMarks: quotationMarksOf(tag),
    numberSigns: tag === 'zxx' ? { decimal: null, pointGroups: false } : numberSignsOf(tag),
    plurals: { categories, examples: new Map(categories.map((category) => [category, examplesOf(tag, category)])) },
  }
  languages.set(tag, language)
  return language
}
