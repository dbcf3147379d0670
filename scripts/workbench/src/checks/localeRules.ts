import { keepWhileSame } from '../lib/keep.ts'
import { once } from '../lib/once.ts'
import type { Finding } from '../lib/output.ts'
import type { ProjectTexts } from '../messages/texts.ts'
import { formKey, type MessageKey, textHash, type Unit, type UnitForm, unitId } from '../messages/units.ts'
import type { LocaleFile } from '../project/localeFile.ts'
import type { Locale, Project } from '../project/project.ts'
import type { Habits } from './check.ts'
import { type Place, reportOn } from './findings.ts'
import { type Glossary, isVerbatim, readGlossary } from './glossary/glossaryFile.ts'
import { indexTerms, type Term, termsIn } from './glossary/terms.ts'
import { comparedBy, inconsistent } from './inconsistent.ts'
import { languageOf } from './language.ts'
import { type Source, type SourceMessage, sourceOf } from './source.ts'
import { type CheckMismatch, corrected, mismatchesIn } from './table.ts'
import { clip, textOf } from './text.ts'

/** The rules of "check" for the translations into one locale, with its glossary, exceptions and lengths. */
export type LocaleRules = ReturnType<typeof rulesFor>

/** Reads the input for the rules of a locale. */
export async function localeRules(project: ProjectTexts, locale: Locale) {
  const { glossary: english } = await readGlossary(project, project.sourceLocale)
  const { glossary } = await readGlossary(project, locale.code)
  const source = sourceOf(project, english)
  return rulesFor({ project, source, locale, glossary, files: project.files.get(locale.code) ?? new Map() })
}

/** The locale to check, with the texts and the glossary of the rules. */
export interface RulesInput {
  readonly project: Project
  readonly source: Source
  readonly locale: Locale
  readonly glossary: Glossary
  /** The files of the locale by namespace. */
  readonly files: ReadonlyMap<string, LocaleFile>
}

const keptBasis = keepWhileSame<object>()

/** The site's own texts have these habits, independent of the other texts in a file. */
const ownHabits: Habits = {
  hasCurlyApostrophes: true,
  hasNoBreakSpaces: false,
  hasTypographicMarks: true,
}

/** The rules for the translations into one locale. */
export function rulesFor({ project, source, locale, glossary, files }: RulesInput) {
  const language = languageOf(locale.tag)
  const terms = indexTerms(glossary)
  /** Turns mismatches of the rules into findings of the locale. */
  const report = reportOn(project, locale.code, [...source.glossary.exceptions, ...glossary.exceptions])
  const placeOf = ({ namespace, key }: MessageKey): Place => ({ namespace, key, file: files.get(namespace) ?? null })
  /** A message of today's English, as the rules see it. */
  const messageOf = ({ namespace, key }: MessageKey) => source.namespaces.get(namespace)?.messages.get(key)
  const isSource = locale.code === project.sourceLocale
  const sourceLanguage = languageOf(project.source.tag)
  const print = (text: string) => project.interpolate(locale.code, text)
  /** Checks one text of a unit as the translation of a message, which may be of another day. */
  const findingsOf = (
    unit: Unit,
    message: SourceMessage,
    { category, target }: Pick<UnitForm, 'category' | 'target'>,
  ): readonly Finding[] => {
    if (target === null) return []
    const { texts, verbatim, whole: isWhole, max } = message
    const isForOneNumber = category !== null && language.singleNumbers.has(category)
    const facts = { isForOneNumber, isVerbatim: verbatim !== null, isWhole, max, terms, site: source.site, print }
    const shared = { target: textOf(target, source.site.tags), sourceLanguage, habits: ownHabits }
    const ofSource = { ...facts, isVerbatim: false, ...(verbatim !== null && { max: null, terms: null }) }
    const mismatches = mismatchesIn(
      isSource
        ? { ...shared, source: null, sources: [], language: languageOf(verbatim ?? locale.tag), message: ofSource }
        : { ...shared, source: texts.at(-1) ?? null, sources: texts, language, message: facts },
    )
    if (mismatches.length === 0) return []
    const forms = unit.forms.map((form) => (form.category === category ? { ...form, target } : form))
    return report({ ...placeOf(unit), key: formKey(unit, { category }), text: textHash({ forms }) }, mismatches)
  }
  /** Checks the texts of a message that exist, each by itself. */
  const findingsOfTexts = (unit: Unit): readonly Finding[] => {
    const message = messageOf(unit)
    return message ? unit.forms.flatMap((form) => findingsOf(unit, message, form)) : []
  }
  /**
   * Finds units with the same English whose texts differ from most of them. In English itself, each text is its own
   * source.
   */
  const inconsistenciesIn = (units: readonly Unit[]) =>
    (isSource ? [] : inconsistentMismatches(units, source)).flatMap(({ unit, ...mismatch }) =>
      report(placeOf(unit), [mismatch]).map((finding) => ({ unit, finding })),
    )
  return {
    /**
     * The same object as long as English, its notes and both glossaries are the same. Findings in a text can be cached
     * by it.
     */
    basis: keptBasis(locale.code, [source, glossary, project.interpolate], () => ({})),
    textOf: (raw: string) => textOf(raw, source.site.tags),
    ...{ exceptions: glossary.exceptions, language, report, messageOf, findingsOf, findingsOfTexts, inconsistenciesIn },
    /** True if a message is the same in every language. The message may no longer exist. */
    isVerbatim: (unit: MessageKey): boolean => {
      const message = messageOf(unit)
      return message ? message.verbatim !== null : isVerbatim(source.glossary, unit)
    },
    /** The terms of the locale's glossary in the English of a message, each once; a longer one hides those inside it. */
    termsOf: ({ texts }: SourceMessage): readonly Term[] => [...new Set(texts.flatMap((text) => termsIn(text, terms)))],
    /**
     * Checks a message, and compares it with others that have the same English. `units` are those of the locale with
     * their current texts; `unit` may have other texts. Other messages get findings if they would then differ.
     */
    findingsOfUnit: (unit: Unit, units: readonly Unit[]): readonly Finding[] => {
      const before = new Set(inconsistenciesIn(units).map((found) => unitId(found.unit)))
      const changed = units.map((other) => (unitId(other) === unitId(unit) ? unit : other))
      const differing = inconsistenciesIn(changed).filter(
        (found) => found.unit === unit || !before.has(unitId(found.unit)),
      )
      return [...findingsOfTexts(unit), ...differing.map(({ finding }) => finding)]
    },
  }
}

/** Returns a translation corrected by one check; null if the check cannot correct it. */
export function correctedBy(
  { source: { tag: sourceTag }, rules: { tags } }: Project,
  check: string,
  texts: Readonly<Record<'source' | 'target', string>>,
  { tag }: Locale,
): string | null {
  const [source, target] = [textOf(texts.source, tags), textOf(texts.target, tags)]
  return corrected(check, {
    ...{ target, source, sources: [source], message: null },
    ...{ language: languageOf(tag), sourceLanguage: languageOf(sourceTag), habits: ownHabits },
  })
}

/**
 * Finds texts of a locale that differ although their English is the same. Counted messages and texts that are not
 * translated are left out.
 */
function inconsistentMismatches(units: readonly Unit[], source: Source): (CheckMismatch & { readonly unit: Unit })[] {
  const english = comparedSources(source)
  return inconsistent(units, (unit) => english.get(unitId(unit)) ?? null, textIn).map(({ item, usual }) => {
    const expected = `${clip(textIn(usual))} as in ${unitId(usual)}`
    return { unit: item, rule: 'inconsistent', expected, found: clip(textIn(item)) }
  })
}

/** The English of messages by their ids. English is read once for all locales. */
const comparedSources = once(({ namespaces }: Source): ReadonlyMap<string, string> => {
  const texts = [...namespaces].flatMap(([namespace, { messages }]) =>
    [...messages].flatMap(([key, { plural, verbatim, texts }]) => {
      const [text] = texts
      const english = text && !plural && verbatim === null ? comparedBy(text) : null
      return english === null ? [] : [[unitId({ namespace, key }), english] as const]
    }),
  )
  const groups = Map.groupBy(texts, ([, english]) => english)
  return new Map([...groups.values()].filter(({ length }) => length > 1).flat())
}, new WeakMap())

const textIn = (unit: Unit) => unit.forms[0]?.target ?? ''
