import { readGlossary } from '../../checks/glossary/glossaryFile.ts'
import { type ProjectTexts, unitsIn } from '../../messages/texts.ts'
import { hashOf, type Unit, type UnitForm, unitId } from '../../messages/units.ts'
import { languageName, localeNamed } from '../../project/localeNamed.ts'
import { splitPlural } from '../../project/plurals.ts'
import type { Locale, Project } from '../../project/project.ts'
import { quoteBoth } from '../formats/characters.ts'
import { type FileFinding, findingAt, findingOn, type ReadDocument, type ReadUnit, textId } from '../formats/model.ts'
import { encodingFinding, plainTexts } from './foreign.ts'

/** A form of a message with its text in a file. */
export interface Pair {
  readonly form: UnitForm
  readonly text: ReadUnit
}

/** A message of the project with its texts from a file. */
export interface MatchedUnit {
  readonly unit: Unit
  /** One for each form of the unit, in order. */
  readonly pairs: readonly Pair[]
  /** The hash of the file's English if it is not today's. */
  readonly older: string | null
}

/** A message that is left out, by its id, with the reason. */
export interface Fault {
  readonly id: string
  readonly finding: FileFinding
}

export interface Matched {
  readonly locale: Locale | null
  readonly units: readonly MatchedUnit[]
  /** Texts of messages that English no longer has, under the ids of their messages. */
  readonly gone: readonly ReadUnit[]
  /** Faults of the file, and faults of some of its messages, which can be left out. */
  readonly findings: readonly FileFinding[]
  readonly unusable: readonly Fault[]
}

/** Finds the messages of the texts in a file by their ids. */
export async function matchFile(project: ProjectTexts, read: ReadDocument): Promise<Matched> {
  const findings = [...read.findings]
  const locale = targetOf(project, read, findings)
  const nothing = { locale, units: [], gone: [], unusable: [] }
  if (!locale) return { ...nothing, findings }
  const units = unitsIn(project, locale)
  const known = new Map(
    units.flatMap((unit) => unit.forms.map((form) => [textId(unit, form), { unit, form }] as const)),
  )
  const encoding = encodingFinding(read.units, known)
  if (encoding) return { ...nothing, findings: [...findings, encoding] }
  const { glossary } = await readGlossary(project, project.sourceLocale)
  const texts = onlyFirst(plainTexts(read.units, known, glossary), findings)
  const matched = units.map((unit) => matchUnit(unit, texts)).filter((found) => found !== null)
  const unknown = [...texts.values()].filter(({ id }) => !known.has(id))
  const absent = new Set([...known].flatMap(([id, { form }]) => (texts.has(id) ? [] : form.source)))
  /** A text whose English is still here has another id than in the export. */
  const isRenamed = ({ baseline, source }: ReadUnit) => !baseline || absent.has(source)
  const renamed = unknown.filter(isRenamed).map((text) => {
    return { id: text.id, finding: findingOn(text, 'unknown-id', 'the id of the export', text.id) }
  })
  return {
    locale,
    units: matched.filter((found) => 'pairs' in found),
    gone: unknown.filter((text) => !isRenamed(text)).map((text) => ({ ...text, id: splitPlural(text.id).base })),
    findings,
    unusable: [...matched.filter((found) => 'finding' in found), ...renamed],
  }
}

function onlyFirst(units: readonly ReadUnit[], findings: FileFinding[]): ReadonlyMap<string, ReadUnit> {
  const texts = new Map<string, ReadUnit>()
  for (const text of units) {
    const first = texts.get(text.id)
    if (!first) texts.set(text.id, text)
    else findings.push(findingOn(text, 'duplicate-id', 'each text once', `first on line ${first.line}`))
  }
  return texts
}

function targetOf(
  { locales, targets, source: own }: Project,
  { source, target, units, findings: before }: ReadDocument,
  findings: FileFinding[],
): Locale | null {
  const found = target === null ? null : localeNamed(locales, target)
  const locale = found && targets.includes(found) ? found : null
  // An unreadable file has no languages either, and already has a finding.
  if (before.length > 0 && target === null && source === null) return null
  if (source !== null && localeNamed(locales, source) !== own) {
    findings.push(findingAt(1, 'locale', `"${own.tag}"`, `source "${source}"`))
  }
  const exported = locales.find(({ code }) => units.some(({ baseline }) => baseline?.locale === code))
  if (locale && exported && exported !== locale) {
    const found = `This file was exported for ${languageName(exported)}, and its header says ${languageName(locale)}. Correct the header.`
    findings.push(findingAt(1, 'other-locale', '', found))
  }
  if (!locale) {
    const tags = targets.map(({ tag }) => `"${tag}"`).join(', ')
    findings.push(findingAt(1, 'locale', `one of ${tags}`, target === null ? 'none' : `target "${target}"`))
  }
  return locale
}

/**
 * Finds the texts of a message; null if the file has none. A message is unusable without all its forms, and with an
 * English that is neither today's nor the exported one.
 */
function matchUnit(unit: Unit, texts: ReadonlyMap<string, ReadUnit>): MatchedUnit | Fault | null {
  const pairs = unit.forms.flatMap((form): Pair[] => {
    const text = texts.get(textId(unit, form))
    return text ? [{ form, text }] : []
  })
  const [first] = pairs
  if (!first) return null
  const absent = unit.forms.filter((form) => pairs.every((pair) => pair.form !== form))
  if (absent.length > 0) {
    const expected = `the entry of ${absent.map(({ category }) => category).join(', ')} again, or export the text again`
    return { id: unitId(unit), finding: findingOn(first.text, 'plural-forms', expected, 'no such form') }
  }
  const changed = pairs.find(({ form, text }) => text.source !== form.source)
  if (!changed) return { unit, pairs, older: null }
  const hash = first.text.baseline?.english
  // The English of a file is only trusted if it is the exported one. Rows that were shifted in a spreadsheet are
  // rejected.
  const isExported = first.form.category !== null || hashOf([first.text.source]) === hash
  if (hash && hash !== unit.english && isExported) return { unit, pairs, older: hash }
  const [expected, found] = quoteBoth(changed.form.source, changed.text.source)
  return { id: unitId(unit), finding: findingOn(changed.text, 'source-changed', expected, found) }
}
