import { count, type Finding } from '../lib/output.ts'
import { formKey, type Unit } from '../messages/units.ts'
import { pluralBases, pluralKey, splitPlural } from '../project/plurals.ts'
import type { Locale, Project } from '../project/project.ts'
import { needsWorkBy } from '../project/records/reviewers.ts'
import type { PluralNeeds } from './language.ts'
import { type RulesInput, rulesFor } from './localeRules.ts'
import type { KeyMismatch } from './rules.ts'

interface LocaleInput extends RulesInput {
  readonly units: readonly Unit[]
  /** Namespaces whose file exists but cannot be read. They get no findings about missing texts. */
  readonly unreadable: ReadonlySet<string | null>
}

/**
 * Compares a locale with English, and English with its own rules. Untranslated texts are findings only once the locale
 * is public.
 */
export function checkLocale(input: LocaleInput): Finding[] {
  const { project, source, locale, files, units, unreadable } = input
  const { report, language, messageOf, findingsOfTexts, inconsistenciesIn } = rulesFor(input)
  const reportKeys = (namespace: string, mismatches: readonly KeyMismatch[]) =>
    mismatches.flatMap((mismatch) =>
      report({ namespace, key: mismatch.key, file: files.get(namespace) ?? null }, [mismatch]),
    )
  const foreign = [...files].flatMap(([namespace, file]) => {
    const messages = source.namespaces.get(namespace)?.messages
    const keys = [...file.entries.keys()]
    return messages ? reportKeys(namespace, foreignKeyMismatches(keys, messages, language.plurals)) : []
  })
  const judged = units.filter(({ namespace }) => !unreadable.has(namespace))
  const isBegun = ({ forms }: Unit) => forms.some(({ target }) => target !== null)
  const begun = new Set(judged.filter(isBegun).map(({ namespace }) => namespace))
  const keysOf = (unit: Unit): KeyMismatch[] => {
    if (locale.code === project.sourceLocale) return lackingForms(unit, language.plurals)
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
  const mismatch = (expected: string, found: string) => [{ rule: state, key, expected, found }]
  if (state === 'unrecorded') {
    const found = record ? `a text changed after ${record.date}` : 'no record'
    return mismatch(`${command} accept ${code} --edited`, found)
  }
  if (state === 'english-changed')
    return mismatch('a translation of today’s English', `the translation is of ${record?.date ?? 'an earlier day'}`)
  return state === 'needs-work' && record ? mismatch('a finished translation', needsWorkBy(record)) : []
}

/** The missing parts of a message that lacks a form, or all. */
function lackingMismatches({ files }: LocaleInput, unit: Unit, plurals: PluralNeeds): KeyMismatch[] {
  const { namespace, key, forms } = unit
  const lacking = lackingForms(unit, plurals)
  if (lacking.length > 0) return lacking
  const isThere = forms.some((form) => files.get(namespace)?.entries.has(formKey(unit, form)))
  const found = isThere ? 'the text is empty' : 'the key is missing. Add it with "" until it is translated'
  return [{ rule: 'missing-key', key, expected: 'a translation', found }]
}

/** The forms that a counted message lacks, when it has some. */
function lackingForms({ key, forms }: Unit, plurals: PluralNeeds): KeyMismatch[] {
  const lacking = forms.flatMap(({ category, target }) => (category && target === null ? [category] : []))
  if (lacking.length === forms.length || isOrdinal(key)) return []
  return lacking.map((category) => {
    const numbers = plurals.get(category) ?? []
    const purpose = numbers.length > 0 ? `for ${numbers.join(', ')}` : 'for fractions'
    return { rule: 'plural-forms', key: pluralKey(key, category), expected: `a text ${purpose}`, found: 'no such form' }
  })
}

/** One finding, at its first message, for a namespace of which a locale has no text. */
function lackingFile({ namespace, key }: Unit, units: readonly Unit[]): KeyMismatch[] {
  const own = units.filter((unit) => unit.namespace === namespace)
  if (own[0]?.key !== key) return []
  return [{ rule: 'missing-key', key, expected: count(own.length, 'translation'), found: 'this whole file' }]
}

/** English messages by key without plural suffix, and whether they are counted. */
type SourceKeys = ReadonlyMap<string, { readonly plural: boolean }>

/** Keys of one namespace of a locale that English lacks, and plural forms that are foreign or have no "other". */
function foreignKeyMismatches(keys: readonly string[], source: SourceKeys, plurals: PluralNeeds): KeyMismatch[] {
  const own = pluralBases(keys)
  const categories = [...plurals.keys()]
  return keys.flatMap((key): KeyMismatch[] => {
    const { base, category } = splitPlural(key)
    const suffix = pluralKey('', category ?? '')
    const extra = [{ rule: 'extra-key', key, expected: 'a key that English has', found: 'a key of its own' }]
    const wrong = (expected: string, found = suffix) => [{ rule: 'plural-forms', key, expected, found }]
    if (isOrdinal(base)) return wrong('no ordinal forms', `_ordinal${suffix}`)
    const message = source.get(key)
    if (message?.plural) return wrong(categories.map((name) => pluralKey(key, name)).join(', '), 'none')
    if (message) {
      // i18next would never use it as a form.
      if (category === null || own.has(base)) return []
      return wrong(`${pluralKey(base, 'other')} as well, or another name`, `${suffix} alone`)
    }
    if (category === null || !source.get(base)?.plural) return extra
    if (categories.includes(category)) return []
    return category === 'zero'
      ? wrong('a text of its own for 0, since the language has no form for it')
      : wrong(`only ${categories.join(', ')}, the forms of the language`)
  })
}

/** True for the base of ordinal forms: "rank_ordinal". */
const isOrdinal = (base: string): boolean => base.endsWith('_ordinal')
