import { defaultLocale, type Locale } from '../../../src/config/locales.ts'
import { keepWhileSame } from '../../lib/keep.ts'
import type { Finding } from '../../lib/output.ts'
import { readNotes } from '../model/notes.ts'
import type { Project } from '../model/project.ts'
import { formKey, type MessageKey, type Unit, type UnitForm, unitId } from '../model/units.ts'
import { isVerbatim } from './glossary/glossaryFile.ts'
import type { Term } from './glossary/glossaryTerms.ts'
import { readGlossary } from './glossary/readGlossary.ts'
import { indexTerms, termsIn } from './glossary/terms.ts'
import { languageOf } from './language.ts'
import { LocaleReport, type Place } from './report.ts'
import { type Source, type SourceMessage, sourceKeys, sourceOf } from './source.ts'
import { checkTranslation } from './textRules.ts'
import { type InconsistencyMismatch, inconsistentMismatches } from './texts/inconsistent.ts'

/** The rules of "check" for single translations into one locale, with its glossary, exceptions and lengths. */
export interface LocaleRules {
  /** Is the same object as long as English, its notes and both glossaries are the same: then so are findings in a text. */
  readonly basis: object
  /** Whether a message stays as it is in every language. */
  readonly isVerbatim: (unit: MessageKey) => boolean
  /** A message of today's English, as the rules see it. */
  readonly messageOf: (unit: MessageKey) => SourceMessage | undefined
  /** The terms of the locale's glossary that the English of a message has, each once; a longer one hides those inside it. */
  readonly termsOf: (message: SourceMessage) => readonly Term[]
  /** What is wrong with a text as the translation of a message; `file` gives the line that the findings name. */
  readonly findingsOf: (
    unit: Unit,
    form: Pick<UnitForm, 'category'>,
    target: string,
    options: { readonly message: SourceMessage; readonly file: Place['file'] },
  ) => readonly Finding[]
  /**
   * What is wrong with all texts of a message that are there. It may have other texts than among `units`, which are those of
   * the locale as they are here: then other messages with the same English are told of as well, where they come to differ.
   */
  readonly findingsOfUnit: (unit: Unit, units: readonly Unit[]) => readonly Finding[]
}

const keptBasis = keepWhileSame<object>()

/** Reads what the rules of a locale need. */
export async function localeRules(project: Project, locale: Locale): Promise<LocaleRules> {
  const keys = sourceKeys(project)
  const { glossary: english } = await readGlossary(project.folder, defaultLocale, keys)
  const { glossary } = await readGlossary(project.folder, locale.code, keys)
  const source = sourceOf(project, english, await readNotes(project.folder))
  const exceptions = [...english.exceptions, ...glossary.exceptions]
  const rules = { locale, language: languageOf(locale.tag), terms: indexTerms(glossary) }
  const messageOf: LocaleRules['messageOf'] = ({ namespace, key }) =>
    source.namespaces.get(namespace)?.messages.get(key)
  const findingsOf: LocaleRules['findingsOf'] = (unit, form, target, { message, file }) => {
    const report = new LocaleReport(locale.code, exceptions)
    const place = { namespace: unit.namespace, key: formKey(unit, form), file }
    checkTranslation(report, place, rules, { category: form.category, target }, message)
    return report.findings
  }
  const fileOf = ({ namespace }: Unit) => project.files.get(locale.code)?.get(namespace) ?? null
  return {
    basis: keptBasis(locale.code, [source, glossary], () => ({})),
    isVerbatim: (unit) => {
      const message = messageOf(unit)
      // A message that is gone may still be asked for.
      return message ? message.verbatim !== null : isVerbatim(english, unit)
    },
    messageOf,
    termsOf: ({ texts }) => [...new Set(texts.flatMap((text) => termsIn(text, rules.terms)))],
    findingsOf,
    findingsOfUnit: (unit, units) => {
      const message = messageOf(unit)
      const own = unit.forms.flatMap((form) =>
        message && form.target !== null ? findingsOf(unit, form, form.target, { message, file: fileOf(unit) }) : [],
      )
      const report = new LocaleReport(locale.code, exceptions)
      for (const { unit: differing, ...mismatch } of newInconsistencies(unit, units, source)) {
        report.add({ ...differing, file: fileOf(differing) }, 'inconsistent', [mismatch])
      }
      return [...own, ...report.findings]
    },
  }
}

/** What differs from a message with the same English, of those that do so by the texts of `unit`. */
function newInconsistencies(unit: Unit, units: readonly Unit[], source: Source): readonly InconsistencyMismatch[] {
  const id = unitId(unit)
  const before = new Set(inconsistentMismatches(units, source).map((mismatch) => unitId(mismatch.unit)))
  const changed = units.map((other) => (unitId(other) === id ? unit : other))
  return inconsistentMismatches(changed, source).filter((mismatch) => {
    const other = unitId(mismatch.unit)
    return other === id || !before.has(other)
  })
}

/** What "check" says of the texts of some units as they stand, each finding with its unit. */
export async function checkUnits(
  project: Project,
  locale: Locale,
  units: readonly Unit[],
): Promise<{ unit: Unit; finding: Finding }[]> {
  const rules = await localeRules(project, locale)
  return units.flatMap((unit) => {
    const message = rules.messageOf(unit)
    const file = project.files.get(locale.code)?.get(unit.namespace) ?? null
    if (!message) return []
    return unit.forms.flatMap((form) => {
      if (form.target === null) return []
      return rules.findingsOf(unit, form, form.target, { message, file }).map((finding) => ({ unit, finding }))
    })
  })
}
