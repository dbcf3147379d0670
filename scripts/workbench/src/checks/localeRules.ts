import { sourceLocale, type Locale, type TextRules } from '../config.ts'
import { once } from '../lib/once.ts'
import { keepWhileSame } from '../lib/keep.ts'
import type { Finding } from '../lib/output.ts'
import { groupBy } from '../model/groups.ts'
import type { LocaleFile } from '../model/localeFile.ts'
import { readNotes } from '../model/notes.ts'
import type { Project } from '../model/project.ts'
import { formKey, type MessageKey, type Unit, type UnitForm, unitId } from '../model/units.ts'
import { type Place, reportOn } from './findings.ts'
import { type Glossary, isVerbatim, readGlossary } from './glossary/glossaryFile.ts'
import { indexTerms, type Term, type TermIndex, termsIn } from './glossary/terms.ts'
import { type Language, languageOf } from './language.ts'
import { judgeText, type RuleMismatch } from './rules.ts'
import { type Source, type SourceMessage, sourceOf } from './source.ts'
import { clip, countWords, textOf } from './text.ts'
import { plain, usualAndOthers } from './usual.ts'

/** The rules of "check" for the translations into one locale, with its glossary, exceptions and lengths. */
export type LocaleRules = ReturnType<typeof rulesFor>

/** Reads what the rules of a locale need. */
export async function localeRules(project: Project, locale: Locale) {
  const { glossary: english } = await readGlossary(project, sourceLocale())
  const { glossary } = await readGlossary(project, locale.code)
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
export function rulesFor({ source, locale, glossary, files }: RulesInput) {
  const language = languageOf(locale.tag)
  const terms = indexTerms(glossary)
  /** Makes findings of what rules say of the locale. */
  const report = reportOn(locale.code, [...source.glossary.exceptions, ...glossary.exceptions])
  const placeOf = ({ namespace, key }: MessageKey): Place => ({ namespace, key, file: files.get(namespace) ?? null })
  /** A message of today's English, as the rules see it. */
  const messageOf = ({ namespace, key }: MessageKey) => source.namespaces.get(namespace)?.messages.get(key)
  const isSource = locale.code === sourceLocale()
  /** What is wrong with a text as the translation of a message; `file` gives the line that the findings name. */
  const findingsOf = (
    unit: Unit,
    { category }: Pick<UnitForm, 'category'>,
    target: string,
    { message, file }: { readonly message: SourceMessage; readonly file: Place['file'] },
  ): readonly Finding[] => {
    const mismatches = isSource
      ? sourceMismatches(target, { message, language, terms, site: source.site })
      : judgeText({
          text: textOf(target),
          locale: locale.code,
          language,
          originals: message.texts,
          original: message.texts.at(-1) ?? null,
          isForOneNumber: category !== null && language.singleNumbers.has(category),
          isVerbatim: message.verbatim !== null,
          isWhole: message.whole,
          max: message.max,
          terms,
          site: source.site,
        })
    return report({ namespace: unit.namespace, key: formKey(unit, { category }), file }, mismatches)
  }
  /** What is wrong with the texts of a message that are there, each by itself. */
  const findingsOfTexts = (unit: Unit): readonly Finding[] => {
    const message = messageOf(unit)
    if (!message) return []
    const { file } = placeOf(unit)
    return unit.forms.flatMap((form) =>
      form.target === null ? [] : findingsOf(unit, form, form.target, { message, file }),
    )
  }
  /** What is wrong with units whose English is the same: texts that differ from most of them. Of English, each is its own. */
  const inconsistenciesIn = (units: readonly Unit[]) =>
    (isSource ? [] : inconsistentMismatches(units, source)).flatMap(({ unit, ...mismatch }) =>
      report(placeOf(unit), [mismatch]).map((finding) => ({ unit, finding })),
    )
  return {
    /** Is the same object as long as English, its notes and both glossaries are the same: then so are findings in a text. */
    basis: keptBasis(locale.code, [source, glossary], () => ({})),
    ...{ language, report, messageOf, findingsOf, findingsOfTexts, inconsistenciesIn },
    /** Whether a message stays as it is in every language. One that is gone may still be asked for. */
    isVerbatim: (unit: MessageKey): boolean => {
      const message = messageOf(unit)
      return message ? message.verbatim !== null : isVerbatim(source.glossary, unit)
    },
    /** The terms of the locale's glossary that the English of a message has, each once; a longer one hides those inside it. */
    termsOf: ({ texts }: SourceMessage): readonly Term[] => [...new Set(texts.flatMap((text) => termsIn(text, terms)))],
    /**
     * What is wrong with a message, beside those with the same English. It may have other texts than among `units`, which
     * are those of the locale as they are here: then other messages are told of as well, where they come to differ.
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

interface SourceText {
  /** None for a key that is no message. */
  readonly message: Pick<SourceMessage, 'verbatim' | 'max' | 'whole'> | undefined
  /** That of the source. */
  readonly language: Language
  readonly terms: TermIndex
  readonly site: TextRules
}

/** What is wrong with a text of English, which is no translation of another. */
export function sourceMismatches(text: string, { message, language, terms, site }: SourceText): RuleMismatch[] {
  const { verbatim: tag = null, max = null, whole: isWhole = false } = message ?? {}
  return judgeText({
    ...{ originals: [], original: null, isForOneNumber: false, isVerbatim: false, isWhole },
    ...(tag === null ? { max, terms } : { max: null, terms: null }),
    locale: sourceLocale(),
    text: textOf(text),
    language: tag === null ? language : tag === 'zxx' ? null : languageOf(tag),
    site,
  })
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

/** Up to this many words, the same English may be right in two ways: a button, a heading, a cell of a table. */
const FEW = 2

interface InconsistencyMismatch extends RuleMismatch {
  readonly unit: Unit
}

/**
 * Texts of a locale that are the same in English, and differ from the one that most of them are; of equally many the
 * first counts. Plural messages and texts that stay as they are in every language are left out, and case does not matter.
 */
function inconsistentMismatches(units: readonly Unit[], source: Source): InconsistencyMismatch[] {
  const repeated = repetitions(source)
  const translated = units.filter((unit) => repeated.has(unitId(unit)) && textIn(unit) !== '')
  const groups = groupBy(translated, (unit) => repeated.get(unitId(unit)))
  return [...groups.values()].flatMap(differing)
}

/** The English of messages that are not the only ones with it, by their ids. English is read once for all locales. */
const repetitions = once(({ namespaces }: Source): ReadonlyMap<string, string> => {
  const texts = [...namespaces].flatMap(([namespace, { messages }]) =>
    [...messages].flatMap(([key, { plural, verbatim, texts }]) => {
      const [text] = texts
      if (!text || plural || verbatim !== null || countWords(text) <= FEW) return []
      return [[unitId({ namespace, key }), plain(text.raw)] as const]
    }),
  )
  const groups = [...groupBy(texts, ([, english]) => english).values()]
  return new Map(groups.filter(({ length }) => length > 1).flat())
}, new WeakMap())

function differing(group: readonly Unit[]): InconsistencyMismatch[] {
  const [usual, others] = usualAndOthers(group, textIn)
  if (!usual) return []
  const expected = `${clip(textIn(usual))} as in ${usual.namespace}:${usual.key}, whose English is the same`
  return others.map((unit) => ({ unit, rule: 'inconsistent', expected, found: clip(textIn(unit)) }))
}

const textIn = (unit: Unit) => unit.forms[0]?.target ?? ''
