import { targetHash } from '../formats/baseline.ts'
import { quoteBoth } from '../formats/characters.ts'
import {
  type FileFinding,
  findingAt,
  findingOn,
  isWritten,
  type ReadDocument,
  type ReadUnit,
  textId,
} from '../formats/model.ts'
import { pairsPresentTogether } from '../model/history.ts'
import { groupBy } from '../model/groups.ts'
import { type PluralCategory, splitPlural } from '../model/plurals.ts'
import type { EnglishForms } from '../model/records/previous.ts'
import { hashOf, type Unit, unitId } from '../model/units.ts'
import { type Locale, localeOf, sourceLocale, targetLocales } from '../config.ts'
import { readGlossary } from '../checks/glossary/glossaryFile.ts'
import { localeNamed } from '../model/localeNamed.ts'
import { type Project, unitsIn } from '../model/project.ts'
import { plainTexts, wholeFileFinding } from './foreign.ts'

export interface Matched {
  readonly locale: Locale | null
  readonly units: readonly MatchedUnit[]
  /** Texts that the file has put away, with work that is not here. */
  readonly obsolete: readonly ReadUnit[]
  /** Texts of messages that English no longer has. */
  readonly gone: readonly ReadUnit[]
  /** What is wrong with the file, and what is wrong with some of its messages: those can be left out. */
  readonly findings: readonly FileFinding[]
  readonly unusable: readonly FileFinding[]
}

/** Finds the messages of the project that the texts of a file belong to, by their ids, else by the hash of their English. */
export async function matchFile(project: Project, read: ReadDocument): Promise<Matched> {
  const findings = [...read.findings]
  const unusable: FileFinding[] = []
  const locale = targetOf(read, findings)
  const nothing = { locale, units: [], obsolete: [], gone: [], unusable }
  if (!locale) return { ...nothing, findings }
  const units = unitsIn(project, locale)
  const known = new Map(
    units.flatMap((unit) => unit.forms.map((form) => [textId(unit, form), { unit, form }] as const)),
  )
  const wholeFile = wholeFileFinding(read.units, known)
  if (wholeFile) return { ...nothing, findings: [...findings, wholeFile] }
  const { glossary } = await readGlossary(project, sourceLocale())
  const plain = plainTexts(read.units, known, glossary)
  const texts = onlyFirst(read.units.map(plain), findings)
  const own = new Set([...texts.keys()].map((id) => known.get(id)?.unit))
  const found = units
    .filter((unit) => own.has(unit))
    .flatMap((unit) => {
      const given = unit.forms.map((form) => texts.get(textId(unit, form)) ?? null)
      return matchUnit(unit, given, null, unusable)
    })
  const unknown = [...texts.values()].filter(({ id }) => !known.has(id))
  for (const text of unknown.filter(({ baseline }) => !baseline)) {
    findings.push(findingOn(text, 'unknown-id', 'a message of English', 'an id that it does not have'))
  }
  const old = unknown.filter(({ baseline }) => baseline)
  const free = units.filter((unit) => !own.has(unit))
  const moved = await findRenamed(project.folder, old, free)
  const placed = new Set(moved.flatMap(({ texts: given }) => given))
  return {
    locale,
    units: [...found, ...moved],
    obsolete: (read.obsolete ?? []).map(plain).filter((text) => {
      const form = known.get(text.id)?.form
      return (text.baseline || form) && isWritten(text) && text.target !== form?.target
    }),
    gone: old.filter((text) => !placed.has(text)),
    findings: findings.toSorted((one, other) => one.line - other.line),
    unusable,
  }
}

function onlyFirst(units: readonly ReadUnit[], findings: FileFinding[]): ReadonlyMap<string, ReadUnit> {
  const texts = new Map<string, ReadUnit>()
  for (const text of units) {
    const first = texts.get(text.id)
    if (!first) texts.set(text.id, text)
    else findings.push(findingOn(text, 'duplicate-id', 'each text once', `it again, first on line ${first.line}`))
  }
  return texts
}

function targetOf({ source, target, findings: before }: ReadDocument, findings: FileFinding[]): Locale | null {
  const found = target === null ? null : localeNamed(target)
  const locale = found && targetLocales().includes(found) ? found : null
  // A file that could not be read at all has no languages either, and that is said already.
  if (before.length > 0 && target === null && source === null) return null
  if (source !== null && localeNamed(source)?.code !== sourceLocale()) {
    findings.push(findingAt(1, 'locale', `source language "${localeOf(sourceLocale()).tag}"`, `"${source}"`))
  }
  if (!locale) {
    const tags = targetLocales()
      .map(({ tag }) => `"${tag}"`)
      .join(', ')
    findings.push(findingAt(1, 'locale', `a target language of ${tags}`, target === null ? 'none' : `"${target}"`))
  }
  return locale
}

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

/** Sees that the file has all forms of a message, with the English of today or with the one that it was exported with. */
export function matchUnit(
  unit: Unit,
  texts: MatchedUnit['texts'],
  renamedFrom: string | null,
  unusable: FileFinding[],
): MatchedUnit[] {
  const given = texts.filter((text) => text !== null)
  const [first] = given
  if (!first) return []
  const absent = unit.forms.filter((_, index) => !texts[index]).map(({ category }) => String(category))
  if (absent.length > 0) {
    const forms = unit.forms.map(({ category }) => category).join(', ')
    unusable.push(findingOn(first, 'plural-forms', `the forms ${forms}`, `no entry for ${absent.join(', ')}`))
    return []
  }
  const [changed] = unit.forms.flatMap((form, index) => {
    const text = texts[index]
    return text && text.source !== form.source ? [{ form, text }] : []
  })
  if (!changed) return [{ unit, texts, older: null, renamedFrom }]
  const hash = given.find(({ baseline }) => baseline)?.baseline?.english
  const forms = englishForms(unit, texts)
  const plain = forms.get(null)
  // The English of a file is believed only when it is what the export wrote: rows that slipped in a spreadsheet are not.
  if (hash && hash !== unit.english && (plain === undefined || hashOf([plain]) === hash)) {
    return [{ unit, texts, older: { hash, forms }, renamedFrom }]
  }
  unusable.push(findingOn(changed.text, 'source-changed', ...quoteBoth(changed.form.source, changed.text.source)))
  return []
}

/** English has the forms "one" and "other"; of a language without "one" the file has "other" alone. */
function englishForms(unit: Unit, texts: MatchedUnit['texts']): EnglishForms {
  const forms = unit.forms.flatMap(({ category }, index): [PluralCategory | null, string][] => {
    const source = texts[index]?.source
    const isEnglish = category === null || category === 'one' || category === 'other'
    return source !== undefined && isEnglish ? [[category, source]] : []
  })
  return new Map(forms)
}

/**
 * Looks for messages that have been renamed: `unknown` are texts whose keys English does not have, `free` the messages that
 * the file does not have. They belong together when they have the same English, and English never had both at a time. Where
 * several read the same, one with the translation that the file left with comes first, then those without any, then those
 * with the same last part of the key.
 */
export async function findRenamed(
  folder: string,
  unknown: readonly ReadUnit[],
  free: readonly Unit[],
): Promise<MatchedUnit[]> {
  const groups = groupBy(unknown, (text) => messageId(text, free))
  const pairs = [...groups].flatMap(([id, [first]]) =>
    free.filter((unit) => first && isSame(unit, first)).map((unit) => ({ gone: id, present: unitId(unit), unit })),
  )
  const together = pairs.length > 0 ? await pairsPresentTogether(folder, pairs) : new Set()
  const taken = new Set<Unit>()
  return [...groups].flatMap(([id, texts]) => {
    const candidates = pairs.filter((pair) => pair.gone === id && !taken.has(pair.unit) && !together.has(pair))
    const unit = bestOf(candidates, id, texts)
    if (!unit) return []
    taken.add(unit)
    const given = unit.forms.map(
      ({ category }) => texts.find((text) => category === null || splitPlural(text.id).category === category) ?? null,
    )
    return matchUnit(unit, given, id, [])
  })
}

/** The id of the message that a text belonged to: a plural form has that of its message. */
function messageId(text: ReadUnit, free: readonly Unit[]): string {
  const { base, category } = splitPlural(text.id)
  const isForm = category !== null && free.some((unit) => isSame(unit, text) && unit.forms[0]?.category !== null)
  return isForm ? base : text.id
}

const isSame = ({ english }: Unit, { baseline }: ReadUnit) => baseline?.english === english

type Candidate = { readonly unit: Unit }

function bestOf(candidates: readonly Candidate[], id: string, [first]: readonly ReadUnit[]): Unit | undefined {
  const lastPart = (name: string) => name.slice(name.lastIndexOf('.') + 1)
  const score = ({ unit }: Candidate) =>
    (unit.forms.some(({ target }) => target !== null && targetHash(target) === first?.baseline?.target) ? 4 : 0) +
    (unit.state === 'untranslated' ? 2 : 0) +
    (lastPart(unitId(unit)) === lastPart(id) ? 1 : 0)
  return candidates.toSorted((one, other) => score(other) - score(one))[0]?.unit
}
