import { defaultLocale, type Locale, localeOf } from '../../../src/config/locales.ts'
import { localeNamed } from '../localeNamed.ts'
import { type Project, targetLocales, unitsIn } from '../project.ts'
import type { Unit, UnitForm } from '../units.ts'
import { quoteBoth } from './characters.ts'
import { type Problem, type ReadDocument, type ReadState, type ReadUnit, textId } from './model.ts'
import { judgeOf } from './textProblems.ts'

/** A message of the file, with what the file says of it. */
export interface Delivery {
  readonly unit: Unit
  /** New texts by key suffix; those that the file leaves out are as they were. */
  readonly forms: readonly UnitForm[]
  /** The state of the form of which the file says least. */
  readonly state: ReadState
}

export interface Validated {
  readonly locale: Locale | null
  readonly deliveries: readonly Delivery[]
  /** Texts without a translation, which --partial passes over. */
  readonly skipped: number
  /** What is wrong with the texts that --partial leaves out. */
  readonly leftOut: readonly Problem[]
  readonly problems: readonly Problem[]
}

/** Rule of the problem that English has changed since the export. */
export const movedOn = 'english-moved-on'

/**
 * Holds a file against the project. Nothing may be written when there is a problem. With `partial`, texts without a
 * translation are passed over, and messages with a faulty one are left out whole.
 */
export async function validate(project: Project, read: ReadDocument, partial: boolean): Promise<Validated> {
  const problems = [...read.problems]
  const leftOut: Problem[] = []
  const locale = targetOf(read, problems)
  if (!locale) return { locale, deliveries: [], skipped: 0, leftOut, problems }
  const judge = await judgeOf(project, locale)
  const units = unitsIn(project, locale)
  const known = new Map(
    units.flatMap((unit) => unit.forms.map((form) => [textId(unit, form), { unit, form }] as const)),
  )
  const found = new Map<string, ReadUnit>()
  const faulty = new Set<Unit>()
  let skipped = 0
  for (const text of read.units) {
    const first = found.get(text.id)
    const match = known.get(text.id)
    const report = (rule: string, expected: string, seen: string) =>
      problems.push({ line: text.line, key: text.id, rule, expected, found: seen })
    if (first) report('duplicate-id', 'each text once', `it again, first on line ${first.line}`)
    else if (!match) report('unknown-id', 'a message of today’s English', 'an id that it does not have')
    else {
      found.set(text.id, text)
      if (text.source !== match.form.source) report(movedOn, ...quoteBoth(match.form.source, text.source))
      const faults = judge(match.unit, match.form, text)
      if (faults.length > 0) faulty.add(match.unit)
      const list = partial ? leftOut : problems
      list.push(...faults)
      if (text.target !== null) continue
      if (partial) skipped += 1
      else report('missing-target', 'a translation (--partial passes over those without)', 'none')
    }
  }
  const deliveries = units.filter((unit) => !faulty.has(unit)).flatMap((unit) => deliveryOf(unit, found, problems))
  return { locale, deliveries, skipped, leftOut, problems: problems.toSorted((one, other) => one.line - other.line) }
}

function targetOf({ source, target, problems: before }: ReadDocument, problems: Problem[]): Locale | null {
  const found = target === null ? null : localeNamed(target)
  const locale = found && targetLocales.includes(found) ? found : null
  const report = (expected: string, found: string) =>
    problems.push({ line: 1, key: '', rule: 'locale', expected, found })
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

function deliveryOf(unit: Unit, found: ReadonlyMap<string, ReadUnit>, problems: Problem[]): Delivery[] {
  const texts = unit.forms.map((form) => found.get(textId(unit, form)))
  const given = texts.filter((text) => text !== undefined)
  const [first] = given
  if (!first) return []
  const absent = unit.forms.filter((_, index) => !texts[index]).map(({ category }) => String(category))
  if (absent.length > 0) {
    const forms = unit.forms.map(({ category }) => category).join(', ')
    const seen = `no entry for ${absent.join(', ')}`
    problems.push({
      line: first.line,
      key: first.id,
      rule: 'plural-forms',
      expected: `the forms ${forms}`,
      found: seen,
    })
  }
  const states = new Set(given.filter(({ target }) => target !== null).map(({ state }) => state))
  const state =
    (['initial', 'doubtful', 'translated', 'reviewed'] as const).find((name) => states.has(name)) ?? 'initial'
  const forms = unit.forms.map((form, index) => ({ ...form, target: texts[index]?.target ?? form.target }))
  return [{ unit, forms, state }]
}
