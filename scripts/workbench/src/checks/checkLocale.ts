import { count, type Finding } from '../lib/output.ts'
import { formKey, type Unit } from '../messages/units.ts'
import type { LocaleFile } from '../project/localeFile.ts'
import { type PluralCategory, pluralBases, pluralKey, splitPlural } from '../project/plurals.ts'
import type { Locale, Project } from '../project/project.ts'
import { reportOn } from './findings.ts'
import type { Glossary } from './glossary/glossaryFile.ts'
import { indexTerms } from './glossary/terms.ts'
import { languageOf, type PluralNeeds } from './language.ts'
import { printerOf, rulesFor, sourceMismatches } from './localeRules.ts'
import type { KeyMismatch } from './rules.ts'
import type { Source } from './source.ts'

export interface LocaleInput {
  readonly project: Project
  readonly locale: Locale
  readonly files: ReadonlyMap<string, LocaleFile>
  readonly units: readonly Unit[]
  readonly glossary: Glossary
  /** Namespaces whose file exists but cannot be read. They get no findings about missing texts. */
  readonly unreadable: ReadonlySet<string>
}

/** Compares a locale with English. Untranslated texts are findings only once the locale is public. */
export function checkLocale(input: LocaleInput, source: Source): Finding[] {
  const { project, locale, files, units, unreadable } = input
  const { report, language, messageOf, findingsOfTexts, inconsistenciesIn } = rulesFor({ ...input, source })
  const reportKeys = (namespace: string, mismatches: readonly KeyMismatch[]) =>
    mismatches.flatMap((mismatch) => {
      return report({ namespace, key: mismatch.key, file: files.get(namespace) ?? null }, [mismatch])
    })
  const foreign = [...files].flatMap(([namespace, file]) => {
    const messages = source.namespaces.get(namespace)?.messages
    const keys = [...file.entries.keys()]
    return messages ? reportKeys(namespace, foreignKeyMismatches(keys, messages, language.plurals)) : []
  })
  const judged = units.filter(({ namespace }) => !unreadable.has(namespace))
  const isBegun = ({ forms }: Unit) => forms.some(({ target }) => target !== null)
  const begun = new Set(judged.filter(isBegun).map(({ namespace }) => namespace))
  const keysOf = (unit: Unit): KeyMismatch[] => {
    if (unit.state !== 'untranslated') return stateMismatches(project, unit, locale)
    if (!locale.public) return []
    return begun.has(unit.namespace) ? lackingMismatches(input, unit, language.plurals) : lackingFile(unit, judged)
  }
  const ofUnits = judged
    .filter(messageOf)
    .flatMap((unit) => [...reportKeys(unit.namespace, keysOf(unit)), ...findingsOfTexts(unit)])
  const inconsistent = inconsistenciesIn(judged).map(({ finding }) => finding)
  return [...foreign, ...ofUnits, ...inconsistent]
}

/** Returns the reasons why a text is not finished, from the state of its unit. */
function stateMismatches({ command }: Project, { key, state, record }: Unit, { code }: Locale): KeyMismatch[] {
  if (state === 'unrecorded') {
    const expected = `${command} accept ${code} --edited`
    const found = record ? `a text changed after ${record.date}` : 'no record'
    return [{ rule: state, key, expected, found }]
  }
  if (state === 'english-changed') {
    const found = `the translation is of ${record?.date ?? 'an earlier day'}`
    return [{ rule: state, key, expected: 'a translation of today’s English', found }]
  }
  if (state !== 'needs-work') return []
  const found = `${record?.reviewer ?? 'A person'} says that it needs work`
  return [{ rule: state, key, expected: 'a finished translation', found }]
}

/** The missing parts of a message that lacks a form, or all. */
function lackingMismatches({ files }: LocaleInput, unit: Unit, plurals: PluralNeeds): KeyMismatch[] {
  const { namespace, key, forms } = unit
  const present = new Set(forms.flatMap(({ category, target }) => (category && target !== null ? [category] : [])))
  if (present.size > 0) return lackingFormMismatches(key, present, plurals)
  const isThere = forms.some((form) => files.get(namespace)?.entries.has(formKey(unit, form)))
  const found = isThere ? 'the text is empty' : 'the key is missing. Add it with "" until it is translated'
  return [{ rule: 'missing-key', key, expected: 'a translation', found }]
}

/** One finding, at its first message, for a namespace of which a locale has no text. */
function lackingFile({ namespace, key }: Unit, units: readonly Unit[]): KeyMismatch[] {
  const own = units.filter((unit) => unit.namespace === namespace)
  if (own[0]?.key !== key) return []
  return [{ rule: 'missing-key', key, expected: count(own.length, 'translation'), found: 'this whole file' }]
}

/** The rules that hold for English itself. */
export function checkSource(project: Project, { glossary, namespaces, site }: Source): Finding[] {
  const report = reportOn(project, project.sourceLocale, glossary.exceptions)
  const print = printerOf(project, project.source)
  const english = languageOf(project.source.tag)
  const terms = indexTerms(glossary)
  return [...namespaces].flatMap(([namespace, { file, messages }]) => {
    const lacking = [...messages].flatMap(([key, { plural }]) => {
      if (!plural) return []
      const present = new Set(
        english.plurals.categories.filter((category) => file.entries.has(pluralKey(key, category))),
      )
      return lackingFormMismatches(key, present, english.plurals)
    })
    const foreign = foreignKeyMismatches(file.entries.keys(), messages, english.plurals)
    const ofTexts = [...file.entries.values()].flatMap(({ key, text }) => {
      const message = messages.get(key) ?? messages.get(splitPlural(key).base)
      const mismatches = sourceMismatches(text, { message, language: english, terms, site, print })
      return report({ namespace, key, file }, mismatches)
    })
    const ofKeys = [...foreign, ...lacking].flatMap((mismatch) => report({ ...mismatch, namespace, file }, [mismatch]))
    return [...ofKeys, ...ofTexts]
  })
}

/** English messages by key without plural suffix, and whether they are counted. */
type SourceKeys = ReadonlyMap<string, { readonly plural: boolean }>

/** Keys of one namespace of a locale that English lacks, and plural forms that are foreign or have no "other". */
function foreignKeyMismatches(keys: Iterable<string>, source: SourceKeys, needs: PluralNeeds): KeyMismatch[] {
  const all = [...keys]
  const own = pluralBases(all)
  const { categories } = needs
  return all.flatMap((key): KeyMismatch[] => {
    const { base, category } = splitPlural(key)
    if (isOrdinal(base)) {
      const expected = 'no ordinal forms'
      return [{ rule: 'plural-forms', key, expected, found: `_ordinal${pluralKey('', category ?? '')}` }]
    }
    const message = source.get(key)
    if (message?.plural) {
      const expected = categories.map((name) => pluralKey(key, name)).join(', ')
      return [{ rule: 'extra-key', key, expected, found: 'a key without a form' }]
    }
    if (message) {
      // i18next would never use it as a form.
      if (category === null || own.has(base)) return []
      const expected = `${pluralKey(base, 'other')} as well, or a name that does not end in a plural form`
      return [{ rule: 'plural-forms', key, expected, found: `${pluralKey('', category)} alone` }]
    }
    if (category === null || !source.get(base)?.plural) {
      return [{ rule: 'extra-key', key, expected: 'a key that English has', found: 'a key of its own' }]
    }
    if (categories.includes(category)) return []
    if (category === 'zero') {
      const expected = 'a text of its own for 0, since the language has no form for it'
      return [{ rule: 'plural-forms', key, expected, found: pluralKey('', category) }]
    }
    const expected = `no form but ${categories.join(', ')}, which the language has`
    return [{ rule: 'plural-forms', key, expected, found: pluralKey('', category) }]
  })
}

/** True for the base of ordinal forms: "rank_ordinal". */
const isOrdinal = (base: string): boolean => base.endsWith('_ordinal')

/** The forms that a counted message lacks, when it has some: `present` are its categories in the file. */
function lackingFormMismatches(key: string, present: ReadonlySet<PluralCategory>, needs: PluralNeeds): KeyMismatch[] {
  const lacking = needs.categories.filter((category) => !present.has(category))
  if (lacking.length === needs.categories.length || isOrdinal(key)) return []
  return lacking.map((category) => {
    const numbers = needs.examples.get(category) ?? []
    const purpose = numbers.length > 0 ? `for ${numbers.join(', ')}` : 'for fractions'
    return { rule: 'plural-forms', key: pluralKey(key, category), expected: `a text ${purpose}`, found: 'no such form' }
  })
}
