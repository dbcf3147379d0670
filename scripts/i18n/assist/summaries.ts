import type { FormText, MessageSummary } from '../../translate/protocol.ts'
import { languageOf } from '../checks/language.ts'
import { hashOf, type Unit, unitId } from '../model/units.ts'
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
    hashes: { english: unit.english, text: hashOf(unit.forms.map(({ target }) => target ?? '')) },
    isVerbatim: data.rules.isVerbatim(unit),
    errors: countOf('error'),
    warnings: countOf('warning'),
    annotations: [],
  }
}

function formsOf({ locale }: LocaleData, { forms }: Unit): FormText[] {
  const { examples } = languageOf(locale.tag).plurals
  return forms.map((form) => ({ ...form, examples: (form.category && examples.get(form.category)) ?? [] }))
}
