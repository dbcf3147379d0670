import { defaultLocale, type Locale, localeOf } from '../../../src/config/locales.ts'
import { quoteBoth } from '../formats/characters.ts'
import { isWritten, type Problem, type ReadDocument, type ReadUnit, textId } from '../formats/model.ts'
import { localeNamed } from '../model/localeNamed.ts'
import type { PluralCategory } from '../model/plurals.ts'
import { type Project, targetLocales, unitsIn } from '../model/project.ts'
import type { EnglishForms } from '../model/records/previous.ts'
import { hashOf, type Unit } from '../model/units.ts'
import { composeLetters } from './composeLetters.ts'
import { encodingProblem } from './encodingProblem.ts'
import { findRenamed } from './findRenamed.ts'
import { slippedTexts } from './slippedTexts.ts'

/** A message of the project with what a file has of it. */
export interface MatchedUnit {
  readonly unit: Unit
  /** The text of the file for each form of the unit, in order; null for one that the file lacks. */
  readonly texts: readonly (ReadUnit | null)[]
  /** The English of the file where it is not that of today. */
  readonly older: { readonly hash: string; readonly forms: EnglishForms } | null
  /** The id under which the file has it, where the key has been renamed since. */
  readonly renamedFrom: string | null
}

export interface Matched {
  readonly locale: Locale | null
  readonly units: readonly MatchedUnit[]
  /** Texts that the file has put away, with work that is not here. */
  readonly obsolete: readonly ReadUnit[]
  /** Texts of messages that English no longer has. */
  readonly gone: readonly ReadUnit[]
  /** What is wrong with the file, and what is wrong with some of its messages: those can be left out. */
  readonly problems: readonly Problem[]
  readonly unusable: readonly Problem[]
}

/** Finds the messages of the project that the texts of a file belong to, by their ids, else by the hash of their English. */
export async function matchFile(project: Project, read: ReadDocument): Promise<Matched> {
  const problems = [...read.problems]
  const locale = targetOf(read, problems)
  if (!locale) return { locale, units: [], obsolete: [], gone: [], problems, unusable: [] }
  const unusable: Problem[] = []
  const units = unitsIn(project, locale)
  const byId = new Map(units.flatMap((unit) => unit.forms.map((form) => [textId(unit, form), unit] as const)))
  const formsById = new Map(units.flatMap((unit) => unit.forms.map((form) => [textId(unit, form), form] as const)))
  const wholeFile = encodingProblem(read.units, (id) => formsById.get(id)?.source) ?? slippedTexts(read.units)
  // Every text of such a file is suspect, and one problem says it all.
  if (wholeFile) return { locale, units: [], obsolete: [], gone: [], problems: [...problems, wholeFile], unusable: [] }
  const composed = (text: ReadUnit) => composeLetters(text, formsById.get(text.id))
  const texts = onlyFirst(read.units.map(composed), problems)
  const known = [...texts.values()].filter(({ id }) => byId.has(id))
  const own = new Set(known.map(({ id }) => byId.get(id)))
  const found = units
    .filter((unit) => own.has(unit))
    .flatMap((unit) => {
      const given = unit.forms.map((form) => texts.get(textId(unit, form)) ?? null)
      return matchedUnit(unit, given, null, unusable)
    })
  const unknown = [...texts.values()].filter(({ id }) => !byId.has(id))
  for (const { id, line } of unknown.filter(({ baseline }) => !baseline)) {
    const found = 'an id that it does not have'
    problems.push({ line, key: id, rule: 'unknown-id', expected: 'a message of English', found })
  }
  const old = unknown.filter(({ baseline }) => baseline)
  const free = units.filter((unit) => !own.has(unit))
  const moved = (await findRenamed(project.folder, old, free)).flatMap(({ unit, texts: given, id }) =>
    matchedUnit(unit, given, id, []),
  )
  const placed = new Set(moved.flatMap(({ texts: given }) => given))
  return {
    locale,
    units: [...found, ...moved],
    obsolete: (read.obsolete ?? [])
      .map(composed)
      .filter((text) => text.baseline !== null || formsById.has(text.id))
      .filter((text) => isWritten(text) && text.target !== formsById.get(text.id)?.target),
    gone: old.filter((text) => !placed.has(text)),
    problems: problems.toSorted(byLine),
    unusable,
  }
}

const byLine = (one: Problem, other: Problem) => one.line - other.line

function onlyFirst(units: readonly ReadUnit[], problems: Problem[]): ReadonlyMap<string, ReadUnit> {
  const texts = new Map<string, ReadUnit>()
  for (const text of units) {
    const first = texts.get(text.id)
    if (!first) texts.set(text.id, text)
    else {
      const found = `it again, first on line ${first.line}`
      problems.push({ line: text.line, key: text.id, rule: 'duplicate-id', expected: 'each text once', found })
    }
  }
  return texts
}

/** Sees that the file has all forms of a message, with the English of today or with the one that it was exported with. */
function matchedUnit(
  unit: Unit,
  texts: MatchedUnit['texts'],
  renamedFrom: string | null,
  unusable: Problem[],
): MatchedUnit[] {
  const given = texts.filter((text) => text !== null)
  const [first] = given
  if (!first) return []
  const problem = (text: ReadUnit, rule: string, expected: string, found: string): [] => {
    unusable.push({ line: text.line, key: text.id, rule, expected, found })
    return []
  }
  const absent = unit.forms.filter((_, index) => !texts[index]).map(({ category }) => String(category))
  if (absent.length > 0) {
    const forms = unit.forms.map(({ category }) => category).join(', ')
    return problem(first, 'plural-forms', `the forms ${forms}`, `no entry for ${absent.join(', ')}`)
  }
  const changed = unit.forms.flatMap((form, index) => {
    const text = texts[index]
    return text && text.source !== form.source ? [{ form, text }] : []
  })
  const [other] = changed
  if (!other) return [{ unit, texts, older: null, renamedFrom }]
  const hash = given.find(({ baseline }) => baseline)?.baseline?.english
  const forms = englishForms(unit, texts)
  const plain = forms.get(null)
  // The English of a file is believed only when it is what the export wrote: rows that slipped in a spreadsheet are not.
  if (hash && hash !== unit.english && (plain === undefined || hashOf([plain]) === hash)) {
    return [{ unit, texts, older: { hash, forms }, renamedFrom }]
  }
  return problem(other.text, 'source-changed', ...quoteBoth(other.form.source, other.text.source))
}

/** English has the forms "one" and "other"; of a language without "one" the file has "other" alone. */
function englishForms(unit: Unit, texts: MatchedUnit['texts']): EnglishForms {
  const forms = new Map<PluralCategory | null, string>()
  for (const [index, { category }] of unit.forms.entries()) {
    const source = texts[index]?.source
    if (source === undefined) continue
    if (category === null || category === 'one' || category === 'other') forms.set(category, source)
  }
  return forms
}

function targetOf({ source, target, problems: before }: ReadDocument, problems: Problem[]): Locale | null {
  const found = target === null ? null : localeNamed(target)
  const locale = found && targetLocales.includes(found) ? found : null
  const report = (expected: string, seen: string) =>
    problems.push({ line: 1, key: '', rule: 'locale', expected, found: seen })
  // A file that could not be read at all has no languages either, and that is said already.
  if (before.length > 0 && target === null && source === null) return null
  if (source !== null && localeNamed(source)?.code !== defaultLocale) {
    report(`source language "${localeOf(defaultLocale).tag}"`, `"${source}"`)
  }
  if (!locale) {
    const tags = targetLocales.map(({ tag }) => `"${tag}"`).join(', ')
    report(`a target language of ${tags}`, target === null ? 'none' : `"${target}"`)
  }
  return locale
}
