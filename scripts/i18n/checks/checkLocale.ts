import type { Locale } from '../../../src/config/locales.ts'
import type { Finding } from '../../lib/output.ts'
import type { LocaleFile } from '../model/localeFile.ts'
import { isReviewUnnamed, UNNAMED } from '../model/records/reviewers.ts'
import { formKey, type Unit, unitId } from '../model/units.ts'
import type { Glossary } from './glossary/glossaryFile.ts'
import { indexTerms } from './glossary/terms.ts'
import { type Language, languageOf } from './language.ts'
import { LocaleReport } from './report.ts'
import type { Source } from './source.ts'
import { checkTranslation } from './textRules.ts'
import { inconsistentMismatches } from './texts/inconsistent.ts'
import { foreignKeyMismatches, type KeyMismatch, lackingFormMismatches } from './texts/keys.ts'

export interface LocaleInput {
  readonly locale: Locale
  readonly files: ReadonlyMap<string, LocaleFile>
  readonly units: readonly Unit[]
  readonly glossary: Glossary
  /** Namespaces whose file is there but cannot be read: nothing is said of what they lack. */
  readonly unreadable: ReadonlySet<string>
  /** Whether anybody reads English where this message is missing: not on pages that are known to be in English. */
  readonly isMissed: (id: string) => boolean
}

/** Compares a locale with English. Nothing is said of texts that are still to come, unless they are missed. */
export function checkLocale(input: LocaleInput, source: Source): Finding[] {
  const { locale, files, units, glossary, unreadable } = input
  const report = new LocaleReport(locale.code, [...source.glossary.exceptions, ...glossary.exceptions])
  const rules = { locale, language: languageOf(locale.tag), terms: indexTerms(glossary) }
  const placeOf = (namespace: string, key: string) => ({ namespace, key, file: files.get(namespace) ?? null })
  for (const [namespace, file] of files) {
    const messages = source.namespaces.get(namespace)?.messages
    const foreign = messages ? foreignKeyMismatches(file.entries.keys(), messages, rules.language.plurals) : []
    for (const mismatch of foreign) report.add({ namespace, key: mismatch.key, file }, mismatch.rule, [mismatch])
  }
  const judged = units.filter(({ namespace }) => !unreadable.has(namespace))
  for (const unit of judged) {
    const message = source.namespaces.get(unit.namespace)?.messages.get(unit.key)
    if (!message) continue
    const found =
      unit.state === 'untranslated' ? lackingMismatches(input, unit, rules.language) : stateMismatches(unit, locale)
    for (const mismatch of found) report.add(placeOf(unit.namespace, mismatch.key), mismatch.rule, [mismatch])
    for (const form of unit.forms) {
      if (form.target === null) continue
      const { category, target } = form
      checkTranslation(report, placeOf(unit.namespace, formKey(unit, form)), rules, { category, target }, message)
    }
  }
  for (const mismatch of inconsistentMismatches(judged, source)) {
    report.add(placeOf(mismatch.unit.namespace, mismatch.unit.key), 'inconsistent', [mismatch])
  }
  return report.findings
}

/** What keeps a text from being finished, as its record says. */
function stateMismatches({ key, state, record }: Unit, { code }: Locale): KeyMismatch[] {
  if (state === 'unrecorded') {
    const expected = `a record of this text (npm run i18n -- accept ${code} --edited)`
    const found = record ? `a text changed since its record of ${record.date}` : 'no record'
    return [{ rule: state, key, expected, found }]
  }
  if (state === 'stale') {
    const found = `one recorded on ${record?.date ?? 'a day before'}; English has changed since`
    return [{ rule: state, key, expected: 'a translation of the English of today', found }]
  }
  if (isReviewUnnamed(record)) {
    const expected = `the reviewer’s name (npm run i18n -- accept ${code} <key> --reviewer "<name>")`
    return [{ rule: 'unnamed-review', key, expected, found: `"${UNNAMED}"` }]
  }
  if (state !== 'needs-work') return []
  const found = `one that needs work${record?.reviewer ? `, says ${record.reviewer}` : ''}`
  return [{ rule: state, key, expected: 'a finished translation', found }]
}

/** What is missing of a message that lacks a form, or all. */
function lackingMismatches({ isMissed, files }: LocaleInput, unit: Unit, { plurals }: Language): KeyMismatch[] {
  const { namespace, key, forms } = unit
  if (!isMissed(unitId(unit))) return []
  const present = new Set(forms.flatMap(({ category, target }) => (category && target !== null ? [category] : [])))
  if (present.size > 0) return lackingFormMismatches(key, present, plurals)
  const isThere = forms.some((form) => files.get(namespace)?.entries.has(formKey(unit, form)))
  const found = isThere ? 'an empty text' : 'no such key'
  return [{ rule: 'missing-key', key, expected: 'a translation', found }]
}
