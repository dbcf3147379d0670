import { defaultLocale, type Locale } from '../../../src/config/locales.ts'
import { keepWhileSame } from '../../lib/keep.ts'
import type { Finding } from '../../lib/output.ts'
import type { LocaleFile } from '../model/localeFile.ts'
import { readNotes } from '../model/notes.ts'
import type { Project } from '../model/project.ts'
import { formKey, type MessageKey, type Unit, type UnitForm, unitId } from '../model/units.ts'
import { by, type Place, type Report, reportOn } from './findings.ts'
import { type Glossary, isVerbatim, readGlossary } from './glossary/glossaryFile.ts'
import { indexTerms, type Term, termsIn } from './glossary/terms.ts'
import { type Language, languageOf } from './language.ts'
import { judgeText } from './rules.ts'
import { type Source, type SourceMessage, sourceKeys, sourceOf } from './source.ts'
import { textOf } from './text.ts'
import { inconsistentMismatches } from './texts/inconsistent.ts'

/** The rules of "check" for the translations into one locale, with its glossary, exceptions and lengths. */
export interface LocaleRules {
  /** Is the same object as long as English, its notes and both glossaries are the same: then so are findings in a text. */
  readonly basis: object
  readonly language: Language
  /** Makes findings of what rules say of the locale. */
  readonly report: Report
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
  /** What is wrong with the texts of a message that are there, each by itself. */
  readonly findingsOfTexts: (unit: Unit) => readonly Finding[]
  /**
   * The same, beside the messages with the same English. It may have other texts than among `units`, which are those of
   * the locale as they are here: then other messages with the same English are told of as well, where they come to differ.
   */
  readonly findingsOfUnit: (unit: Unit, units: readonly Unit[]) => readonly Finding[]
}

/** Reads what the rules of a locale need. */
export async function localeRules(project: Project, locale: Locale): Promise<LocaleRules> {
  const keys = sourceKeys(project)
  const { glossary: english } = await readGlossary(project.folder, defaultLocale, keys)
  const { glossary } = await readGlossary(project.folder, locale.code, keys)
  const source = sourceOf(project, english, await readNotes(project.folder))
  return rulesFor({ source, locale, glossary, files: project.files.get(locale.code) ?? new Map() })
}

interface RulesInput {
  readonly source: Source
  readonly locale: Locale
  readonly glossary: Glossary
  /** The files of the locale by namespace. */
  readonly files: ReadonlyMap<string, LocaleFile>
}

const keptBasis = keepWhileSame<object>()

/** The rules for the translations into one locale. */
export function rulesFor({ source, locale, glossary, files }: RulesInput): LocaleRules {
  const language = languageOf(locale.tag)
  const terms = indexTerms(glossary)
  const report = reportOn(locale.code, [...source.glossary.exceptions, ...glossary.exceptions])
  const placeOf = ({ namespace, key }: MessageKey): Place => ({ namespace, key, file: files.get(namespace) ?? null })
  const messageOf: LocaleRules['messageOf'] = ({ namespace, key }) =>
    source.namespaces.get(namespace)?.messages.get(key)
  const findingsOf: LocaleRules['findingsOf'] = (unit, { category }, target, { message, file }) => {
    const { texts: originals, verbatim, max } = message
    const isForOneNumber = category !== null && language.singleNumbers.has(category)
    const mismatches = judgeText({
      ...{ locale: locale.code, language, terms, site: source.site, max, isForOneNumber, originals },
      text: textOf(target),
      original: originals.at(-1) ?? null,
      isVerbatim: verbatim !== null,
    })
    return report({ namespace: unit.namespace, key: formKey(unit, { category }), file }, mismatches)
  }
  const findingsOfTexts: LocaleRules['findingsOfTexts'] = (unit) => {
    const message = messageOf(unit)
    if (!message) return []
    const { file } = placeOf(unit)
    return unit.forms.flatMap((form) =>
      form.target === null ? [] : findingsOf(unit, form, form.target, { message, file }),
    )
  }
  return {
    basis: keptBasis(locale.code, [source, glossary], () => ({})),
    language,
    report,
    isVerbatim: (unit) => {
      const message = messageOf(unit)
      // A message that is gone may still be asked for.
      return message ? message.verbatim !== null : isVerbatim(source.glossary, unit)
    },
    messageOf,
    termsOf: ({ texts }) => [...new Set(texts.flatMap((text) => termsIn(text, terms)))],
    findingsOf,
    findingsOfTexts,
    findingsOfUnit: (unit, units) => {
      const id = unitId(unit)
      const before = new Set(inconsistentMismatches(units, source).map((mismatch) => unitId(mismatch.unit)))
      const changed = units.map((other) => (unitId(other) === id ? unit : other))
      const differing = inconsistentMismatches(changed, source).filter((mismatch) => {
        const other = unitId(mismatch.unit)
        return other === id || !before.has(other)
      })
      return [
        ...findingsOfTexts(unit),
        ...differing.flatMap((mismatch) => report(placeOf(mismatch.unit), by('inconsistent', [mismatch]))),
      ]
    },
  }
}

/** What "check" says of the texts of some units as they stand, each finding with its unit. */
export async function checkUnits(
  project: Project,
  locale: Locale,
  units: readonly Unit[],
): Promise<{ unit: Unit; finding: Finding }[]> {
  const rules = await localeRules(project, locale)
  return units.flatMap((unit) => rules.findingsOfTexts(unit).map((finding) => ({ unit, finding })))
}
