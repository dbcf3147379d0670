import type { Locale, LocaleCode } from '../../../src/config/locales.ts'
import type { PluralCategory } from '../model/plurals.ts'
import type { UnitForm } from '../model/units.ts'
import { type TermIndex, termMismatches } from './glossary/terms.ts'
import type { Language } from './language.ts'
import { numberMismatches } from './numbers/compareNumbers.ts'
import { decimalMismatches } from './numbers/decimalSign.ts'
import type { RuleName } from './registry.ts'
import type { LocaleReport, Place } from './report.ts'
import type { SourceMessage } from './source.ts'
import { type Mismatch, type Text, textOf } from './text.ts'
import { invisibleMismatches } from './texts/characters.ts'
import {
  braceMismatches,
  markupMismatches,
  tagMismatches,
  tagPairMismatches,
  variableMismatches,
} from './texts/codes.ts'
import { garbledMismatches } from './texts/garbled.ts'
import { quotationMismatches } from './texts/quotes.ts'
import { doubledWordMismatches, spaceMismatches } from './texts/spaces.ts'
import { unknownVariableMismatches } from './texts/variables.ts'
import { endMismatches, lengthMismatches, untranslatedMismatches, verbatimMismatches } from './texts/wholeText.ts'

/** A text, and what the rules need to know of it. */
interface CheckedText {
  readonly text: Text
  /** Null for a text in no language. */
  readonly language: Language | null
  /** The English of a translation, all forms of a counted message, "other" last; empty for English itself. */
  readonly originals: readonly Text[]
  /** Whether it is a plural form for a single number, which it may say in words. */
  readonly isForOneNumber?: boolean
  /** How it is to be worded: in which locale, in how many characters, with which terms. Null for a text that stays as it is. */
  readonly wording: { readonly locale: LocaleCode; readonly max: number | null; readonly terms: TermIndex } | null
}

/** Every rule that looks at one text, beside its English if it has one. */
export function checkText(report: LocaleReport, place: Place, checked: CheckedText): void {
  const { text, language, originals, isForOneNumber, wording } = checked
  const original = originals.at(-1) ?? null
  const add = (rule: RuleName, mismatches: readonly Mismatch[]) => report.add(place, rule, mismatches)
  add('variables', variableMismatches(text, originals, isForOneNumber))
  add('tags', tagMismatches(text, originals))
  add('tag-pairs', tagPairMismatches(text))
  add('markup', [...markupMismatches(text), ...braceMismatches(text)])
  add('unknown-variable', unknownVariableMismatches(text, original))
  add('spaces', spaceMismatches(text))
  add('invisible-characters', invisibleMismatches(text, language?.code ?? ''))
  add('garbled-letters', garbledMismatches(text))
  if (language) {
    add('doubled-word', doubledWordMismatches(text, language.code))
    add('quotation-marks', quotationMismatches(text, language.quotationMarks))
    add('decimal-sign', decimalMismatches(text, language.numberSigns, original))
  }
  if (language && original) add('numbers', numberMismatches(text, originals, language.tag))
  if (!wording) return
  add('max-length', lengthMismatches(text, wording.max, wording.locale))
  if (original && language) add('end-punctuation', endMismatches(text, original, language.code))
  if (original) add('untranslated', untranslatedMismatches(text, original))
  const { required, forbidden } = termMismatches(text, original, wording.terms)
  add('required-term', required)
  add('forbidden-term', forbidden)
}

/** What the rules need to know for the translations into one locale. */
export interface TranslationRules {
  readonly locale: Locale
  readonly language: Language
  readonly terms: TermIndex
}

/** Every rule for a text as the translation of a message of English. */
export function checkTranslation(
  report: LocaleReport,
  place: Place,
  { locale, language, terms }: TranslationRules,
  { category, target }: { readonly category: UnitForm['category']; readonly target: string },
  { texts, verbatim, max }: SourceMessage,
): void {
  const text = textOf(target)
  const [original] = texts.slice(-1)
  if (verbatim !== null && original) {
    report.add(place, 'verbatim', verbatimMismatches(text, original))
    return
  }
  const isForOneNumber = category !== null && isForOne(language, category)
  const wording = { locale: locale.code, max, terms }
  checkText(report, place, { text, language, originals: texts, isForOneNumber, wording })
}

const isForOne = ({ plurals }: Language, category: PluralCategory) =>
  /^(?:zero|one|two)$/.test(category) && plurals.examples.get(category)?.length === 1
