import { sourceLocale, type Locale, localeOf, targetLocales } from '../config.ts'
import { readGlossary } from '../checks/glossary/glossaryFile.ts'
import { sourceKeys } from '../checks/source.ts'
import {
  type FileFinding,
  findingAt,
  findingOn,
  isWritten,
  type ReadDocument,
  type ReadUnit,
  textId,
} from '../formats/model.ts'
import { localeNamed } from '../model/localeNamed.ts'
import { type Project, unitsIn } from '../model/project.ts'
import { plainTexts, wholeFileFinding } from './foreign.ts'
import { findRenamed, type MatchedUnit, matchUnit } from './matchUnit.ts'

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
  const { glossary } = await readGlossary(project.folder, sourceLocale(), sourceKeys(project))
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
