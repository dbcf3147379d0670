import { defaultLocale, type Locale, localeOf } from '../../../src/config/locales.ts'
import { type Glossary, isVerbatim, readGlossary } from '../checks/glossary/glossaryFile.ts'
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
import { type Project, targetLocales, unitsIn } from '../model/project.ts'
import type { Unit, UnitForm } from '../model/units.ts'
import { findRenamed } from './findRenamed.ts'
import { gaps, layoutOf, withoutLayout } from './layout.ts'
import { type MatchedUnit, matchUnit } from './matchUnit.ts'
import { wholeFileFinding } from './wholeFile.ts'

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
  const wholeFile = wholeFileFinding(read.units, (id) => known.get(id)?.form.source)
  if (wholeFile) return { ...nothing, findings: [...findings, wholeFile] }
  const layout = layoutOf(
    read.units.flatMap(({ id, source }) => {
      const form = known.get(id)?.form
      return form ? [{ found: source, known: form.source }] : []
    }),
  )
  const { glossary } = await readGlossary(project.folder, defaultLocale, sourceKeys(project))
  const plain = (text: ReadUnit) =>
    plainText(composeLetters(text, known.get(text.id)?.form), { ...known.get(text.id), layout, glossary })
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
  const moved = (await findRenamed(project.folder, old, free)).flatMap(({ unit, texts: given, id }) =>
    matchUnit(unit, given, id, []),
  )
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

/**
 * A text with its letters and their accents as one character each (NFC), as keyboards write them. Some programs take them
 * apart (NFD), which nobody sees. `form` is the text here: what is apart here stays so.
 */
function composeLetters(text: ReadUnit, form: UnitForm | undefined): ReadUnit {
  const isComposed = (here: string | null | undefined) => !here || here === here.normalize()
  const { source, target, comments } = text
  return {
    ...text,
    source: isComposed(form?.source) ? source.normalize() : source,
    target: isComposed(form?.target) ? (target?.normalize() ?? null) : target,
    comments: comments.map((line) => line.normalize()),
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
  const locale = found && targetLocales.includes(found) ? found : null
  // A file that could not be read at all has no languages either, and that is said already.
  if (before.length > 0 && target === null && source === null) return null
  if (source !== null && localeNamed(source)?.code !== defaultLocale) {
    findings.push(findingAt(1, 'locale', `source language "${localeOf(defaultLocale).tag}"`, `"${source}"`))
  }
  if (!locale) {
    const tags = targetLocales.map(({ tag }) => `"${tag}"`).join(', ')
    findings.push(findingAt(1, 'locale', `a target language of ${tags}`, target === null ? 'none' : `"${target}"`))
  }
  return locale
}

interface KnownText {
  readonly unit?: Unit
  readonly form?: UnitForm
  readonly layout: ReadonlySet<string>
  readonly glossary: Glossary
}

/** A text of a file without what programs do to texts that nobody has touched. */
function plainText(text: ReadUnit, { unit, form, layout, glossary }: KnownText): ReadUnit {
  const { source, target } = text
  // Spreadsheets print dates and numbers of the source anew; nobody translates those, and what is here stays.
  if (unit && form && isVerbatim(glossary, unit) && (source !== form.source || !target?.trim()))
    return { ...text, source: form.source, target: form.target ?? form.source, state: 'unstated' }
  // A program that breaks lines may leave white space out as well.
  const isSame = (found: string, here: string) => found.replace(gaps, '') === here.replace(gaps, '')
  if (form?.target && target && source.includes('\n') && isSame(source, form.source) && isSame(target, form.target))
    return { ...text, source: form.source, target: form.target }
  return {
    ...text,
    source: withoutLayout(source, form?.source ?? null, layout),
    target: target && withoutLayout(target, form?.target ?? null, layout),
  }
}
