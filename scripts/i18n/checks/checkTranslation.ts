import type { Locale } from '../../../src/config/locales.ts'
import type { UnitForm } from '../model/units.ts'
import { type TermIndex, termRemarks } from './glossary/terms.ts'
import type { Language } from './language.ts'
import { numberRemarks } from './numbers/compareNumbers.ts'
import type { LocaleReport, Place } from './report.ts'
import type { SourceMessage } from './source.ts'
import { textOf } from './text.ts'
import { textRemarks } from './textRules.ts'
import { tagRemarks, variableRemarks } from './texts/codes.ts'
import { untranslatedRemarks, verbatimRemarks } from './texts/identical.ts'
import { lengthRemarks } from './texts/length.ts'
import { endRemarks } from './texts/punctuation.ts'

/** What the rules need to know for the translations into one locale, and where they say what they find. */
export interface TranslationRules {
  readonly locale: Locale
  readonly report: LocaleReport
  readonly language: Language
  readonly terms: TermIndex
}

/** Which text of English a translation belongs to. */
export interface Counterpart {
  readonly category: UnitForm['category']
  readonly message: SourceMessage
}

/** Every rule that looks at one translation and its English. */
export function checkTranslation(
  { locale, report, language, terms }: TranslationRules,
  place: Place,
  target: string,
  { category, message: { texts, verbatim, max } }: Counterpart,
): void {
  const text = textOf(target)
  const original = texts.at(-1)
  if (!original) return
  if (verbatim !== null) {
    for (const remark of verbatimRemarks(text, original)) report.add(place, 'verbatim', remark)
    return
  }
  for (const remark of variableRemarks(text, texts, isForOneNumber(language, category))) {
    report.add(place, 'variables', remark)
  }
  for (const remark of tagRemarks(text, texts)) report.add(place, 'tags', remark)
  for (const [rule, remark] of textRemarks(text, language, original)) report.add(place, rule, remark)
  for (const remark of numberRemarks(text, texts, language.tag)) report.add(place, 'numbers', remark)
  for (const remark of lengthRemarks(text, max, locale.code)) report.add(place, 'max-length', remark)
  for (const remark of endRemarks(text, original, language.code)) report.add(place, 'end-punctuation', remark)
  for (const remark of untranslatedRemarks(text, original)) report.add(place, 'untranslated', remark)
  for (const { rule, term, ...remark } of termRemarks(text, original, terms)) report.add(place, rule, remark, term)
}

/** Whether a plural form is for a single number, which it may say in words. */
function isForOneNumber({ plurals }: Language, category: UnitForm['category']): boolean {
  if (category === null || !/^(?:zero|one|two)$/.test(category)) return false
  return plurals.examples.get(category)?.length === 1
}
