import type { FormText, MessageSummary } from '../../translate/protocol.ts'
import { languageOf } from '../checks/language.ts'
import { openAnnotations } from '../model/records/annotations.ts'
import { textHash, type Unit, unitId } from '../model/units.ts'
import { findingsOf, type LocaleData } from './localeData.ts'

/** Every message of a locale, in the order of the English files, with what `check` finds in its texts. */
export const summaries = (data: LocaleData): MessageSummary[] =>
  [...data.units.values()].map((unit) => summaryOf(data, unit))

/** One message; `findings` are those of its texts. */
export function summaryOf(data: LocaleData, unit: Unit, findings = findingsOf(data, unit)): MessageSummary {
  const countOf = (severity: 'error' | 'warning') => findings.filter((finding) => finding.severity === severity).length
  return {
    id: unitId(unit),
    forms: formsOf(data, unit),
    state: unit.state,
    hashes: { english: unit.english, text: textHash(unit) },
    isVerbatim: data.rules.isVerbatim(unit),
    errors: countOf('error'),
    warnings: countOf('warning'),
    annotations: annotationsOf(data, unit),
  }
}

/** The errors that are marked in the text as it is now; the panel needs no hash. */
function annotationsOf({ project, locale }: LocaleData, unit: Unit): MessageSummary['annotations'] {
  const list = project.annotations.get(locale.code)?.get(unitId(unit))
  return openAnnotations(list, textHash(unit)).map(({ text: _, ...annotation }) => annotation)
}

function formsOf({ locale }: LocaleData, { forms }: Unit): FormText[] {
  const { examples } = languageOf(locale.tag).plurals
  return forms.map((form) => ({ ...form, examples: (form.category && examples.get(form.category)) ?? [] }))
}
