import type { Locale } from '../../../src/config/locales.ts'
import type { Finding } from '../../lib/output.ts'
import type { LocaleFile } from '../model/localeFile.ts'
import { formKey, type Unit, unitId } from '../model/units.ts'
import { checkTranslation, type TranslationRules } from './checkTranslation.ts'
import type { Glossary } from './glossary/glossaryFile.ts'
import { indexTerms } from './glossary/terms.ts'
import { languageOf } from './language.ts'
import { LocaleReport, type Place } from './report.ts'
import type { Source, SourceMessage } from './source.ts'
import { inconsistentRemarks } from './texts/inconsistent.ts'
import { foreignKeyRemarks, lackingFormRemarks } from './texts/keys.ts'

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

/** What the checks of one locale need at every step. */
interface Run extends LocaleInput, TranslationRules {
  readonly source: Source
}

/** Compares a locale with English. Nothing is said of texts that are still to come, unless they are missed. */
export function checkLocale(input: LocaleInput, source: Source): Finding[] {
  const { locale, glossary } = input
  const report = new LocaleReport(`locales/${locale.code}`, [...source.glossary.exceptions, ...glossary.exceptions])
  const run: Run = { ...input, source, report, language: languageOf(locale.tag), terms: indexTerms(glossary) }
  for (const [namespace, file] of input.files) checkKeys(run, namespace, file)
  for (const unit of input.units) {
    const message = source.namespaces.get(unit.namespace)?.messages.get(unit.key)
    if (message && !input.unreadable.has(unit.namespace)) checkUnit(run, unit, message)
  }
  const judged = input.units.filter(({ namespace }) => !input.unreadable.has(namespace))
  for (const { unit, ...remark } of inconsistentRemarks(judged, source)) {
    const { namespace, key } = unit
    report.add({ namespace, key, file: input.files.get(namespace) ?? null }, 'inconsistent', remark)
  }
  return report.findings
}

function checkKeys({ source, report, language }: Run, namespace: string, file: LocaleFile): void {
  const messages = source.namespaces.get(namespace)?.messages
  if (!messages) return
  for (const { key, rule, ...remark } of foreignKeyRemarks(file.entries.keys(), messages, language.plurals)) {
    report.add({ namespace, key, file }, rule, remark)
  }
}

function checkUnit(run: Run, unit: Unit, message: SourceMessage): void {
  const { namespace, key } = unit
  const file = run.files.get(namespace) ?? null
  const unitPlace = { namespace, key, file }
  if (unit.state === 'untranslated') checkLacking(run, unit, unitPlace)
  else if (unit.state === 'unrecorded') {
    const since = unit.record ? `a text changed since its record of ${unit.record.date}` : 'no record'
    run.report.add(unitPlace, 'unrecorded', {
      expected: `a record of this text (npm run i18n -- accept ${run.locale.code} --edited)`,
      found: since,
    })
  } else if (unit.state === 'stale') {
    const found = `one recorded on ${unit.record?.date ?? 'a day before'}; English has changed since`
    run.report.add(unitPlace, 'stale', { expected: 'a translation of the English of today', found })
  } else if (unit.state === 'needs-work') {
    const found = `one that needs work${unit.record?.reviewer ? `, says ${unit.record.reviewer}` : ''}`
    run.report.add(unitPlace, 'needs-work', { expected: 'a finished translation', found })
  }
  for (const form of unit.forms) {
    if (form.target === null) continue
    const { category, target } = form
    checkTranslation(run, { namespace, key: formKey(unit, form), file }, target, { category, message })
  }
}

function checkLacking({ report, isMissed, language, files }: Run, unit: Unit, place: Place): void {
  const { key, forms } = unit
  if (!isMissed(unitId(unit))) return
  const present = new Set(forms.flatMap(({ category, target }) => (category && target !== null ? [category] : [])))
  if (present.size === 0) {
    const entries = files.get(place.namespace)?.entries
    const isThere = forms.some((form) => entries?.has(formKey(unit, form)))
    report.add(place, 'missing-key', { expected: 'a translation', found: isThere ? 'an empty text' : 'no such key' })
    return
  }
  for (const remark of lackingFormRemarks(key, present, language.plurals)) {
    report.add({ ...place, key: remark.key }, remark.rule, remark)
  }
}
