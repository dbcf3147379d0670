import { readGlossary } from '../../checks/glossary/glossaryFile.ts'
import { quoteBoth } from '../formats/characters.ts'
import { type FileFinding, findingAt, findingOn, type ReadDocument, type ReadUnit, textId } from '../formats/model.ts'
import { localeNamed } from '../../project/localeNamed.ts'
import type { PluralCategory } from '../../project/plurals.ts'
import type { EnglishForms } from '../../project/records/previous.ts'
import { type ProjectTexts, unitsIn } from '../../messages/texts.ts'
import { hashOf, type Unit } from '../../messages/units.ts'
import type { Locale, Project } from '../../project/project.ts'
import { plainTexts, wholeFileFinding } from './foreign.ts'

export interface Matched {
  readonly locale: Locale | null
  readonly units: readonly MatchedUnit[]
  /** Texts of messages that English no longer has. */
  readonly gone: readonly ReadUnit[]
  /** Faults of the file, and faults of some of its messages, which can be left out. */
  readonly findings: readonly FileFinding[]
  readonly unusable: readonly FileFinding[]
}

/** Finds the messages of the texts in a file by their ids. */
export async function matchFile(project: ProjectTexts, read: ReadDocument): Promise<Matched> {
  const findings = [...read.findings]
  const unusable: FileFinding[] = []
  const locale = targetOf(project, read, findings)
  const nothing = { locale, units: [], gone: [], unusable }
  if (!locale) return { ...nothing, findings }
  const units = unitsIn(project, locale)
  const known = new Map(
    units.flatMap((unit) => unit.forms.map((form) => [textId(unit, form), { unit, form }] as const)),
  )
  const wholeFile = wholeFileFinding(read.units, known)
  if (wholeFile) return { ...nothing, findings: [...findings, wholeFile] }
  const { glossary } = await readGlossary(project, project.sourceLocale)
  const plain = plainTexts(project, read.units, known, glossary)
  const texts = onlyFirst(read.units.map(plain), findings)
  const own = new Set([...texts.keys()].map((id) => known.get(id)?.unit))
  const found = units
    .filter((unit) => own.has(unit))
    .flatMap((unit) => {
      const given = unit.forms.map((form) => texts.get(textId(unit, form)) ?? null)
      return matchUnit(unit, given, unusable)
    })
  const unknown = [...texts.values()].filter(({ id }) => !known.has(id))
  for (const text of unknown.filter(({ baseline }) => !baseline)) {
    findings.push(findingOn(text, 'unknown-id', 'the id of an English text', 'an unknown id'))
  }
  return {
    locale,
    units: found,
    gone: unknown.filter(({ baseline }) => baseline),
    findings: findings.toSorted((one, other) => one.line - other.line),
    unusable,
  }
}

function onlyFirst(units: readonly ReadUnit[], findings: FileFinding[]): ReadonlyMap<string, ReadUnit> {
  const texts = new Map<string, ReadUnit>()
  for (const text of units) {
    const first = texts.get(text.id)
    if (!first) texts.set(text.id, text)
    else findings.push(findingOn(text, 'duplicate-id', 'each text once', `the text again, first on line ${first.line}`))
  }
  return texts
}

function targetOf(
  { locales, targets, source: own }: Project,
  { source, target, findings: before }: ReadDocument,
  findings: FileFinding[],
): Locale | null {
  const found = target === null ? null : localeNamed(locales, target)
  const locale = found && targets.includes(found) ? found : null
  // An unreadable file has no languages either, and already has a finding.
  if (before.length > 0 && target === null && source === null) return null
  if (source !== null && localeNamed(locales, source) !== own) {
    findings.push(findingAt(1, 'locale', `source language "${own.tag}"`, `"${source}"`))
  }
  if (!locale) {
    const tags = targets.map(({ tag }) => `"${tag}"`).join(', ')
    findings.push(findingAt(1, 'locale', `a target language of ${tags}`, target === null ? 'none' : `"${target}"`))
  }
  return locale
}

/** A message of the project with its texts from a file. */
export interface MatchedUnit {
  readonly unit: Unit
  /** The text of the file for each form of the unit, in order; null for one that the file lacks. */
  readonly texts: readonly (ReadUnit | null)[]
  /** The English of the file if it is not today's. */
  readonly older: { readonly hash: string; readonly forms: EnglishForms } | null
}

/** Checks that the file has all forms of a message, with today's English or the exported one. */
function matchUnit(unit: Unit, texts: MatchedUnit['texts'], unusable: FileFinding[]): MatchedUnit[] {
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
  if (!changed) return [{ unit, texts, older: null }]
  const hash = given.find(({ baseline }) => baseline)?.baseline?.english
  const forms = englishForms(unit, texts)
  const plain = forms.get(null)
  // The English of a file is only trusted if it is the exported one. Rows that were shifted in a spreadsheet are
  // rejected.
  if (hash && hash !== unit.english && (plain === undefined || hashOf([plain]) === hash)) {
    return [{ unit, texts, older: { hash, forms } }]
  }
  unusable.push(findingOn(changed.text, 'source-changed', ...quoteBoth(changed.form.source, changed.text.source)))
  return []
}

/** English has the forms "one" and "other". For a language without "one", the file only has "other". */
function englishForms(unit: Unit, texts: MatchedUnit['texts']): EnglishForms {
  const forms = unit.forms.flatMap(({ category }, index): [PluralCategory | null, string][] => {
    const source = texts[index]?.source
    const isEnglish = category === null || category === 'one' || category === 'other'
    return source !== undefined && isEnglish ? [[category, source]] : []
  })
  return new Map(forms)
}
