import { once } from '../../../src/i18n/once.ts'
import type { FormText, MessageSummary } from '../../translate/protocol.ts'
import { languageOf } from '../checks/language.ts'
import { openAnnotations } from '../model/records/annotations.ts'
import { textHash, type Unit, unitId } from '../model/units.ts'
import { findingsOf, type LocaleData } from './localeData.ts'

/** Every message of a locale, in the order of the English files, with what `check` finds in its texts. */
export const summaries = (data: LocaleData): MessageSummary[] =>
  [...data.units.values()].map((unit) => summaryOf(data, unit))

/** One message with what `check` finds in its texts. */
export function summaryOf(data: LocaleData, unit: Unit): MessageSummary {
  const text = textHash(unit)
  return {
    id: unitId(unit),
    forms: formsOf(data, unit),
    state: unit.state,
    hashes: { english: unit.english, text },
    isVerbatim: data.rules.isVerbatim(unit),
    ...countsOf(data, unit, text),
    annotations: annotationsOf(data, unit),
  }
}

interface Counts {
  readonly errors: number
  readonly warnings: number
}

/** By hash of the text, for each message. All texts are asked for at every change, and one of them has changed. */
const countsBy = once(
  (_: object) => new Map<string, { readonly text: string; readonly counts: Counts }>(),
  new WeakMap(),
)

function countsOf(data: LocaleData, unit: Unit, text: string): Counts {
  const known = countsBy(data.rules.basis)
  const found = known.get(unitId(unit))
  if (found?.text === text) return found.counts
  const findings = findingsOf(data, unit)
  const countOf = (severity: 'error' | 'warning') => findings.filter((finding) => finding.severity === severity).length
  const counts = { errors: countOf('error'), warnings: countOf('warning') }
  known.set(unitId(unit), { text, counts })
  return counts
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
