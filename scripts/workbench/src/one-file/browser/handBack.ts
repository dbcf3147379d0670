import { isSettled } from '../../model/records/signed.ts'
import { sourceLocale, type Locale, localeOf } from '../../config.ts'
import type { ExchangeUnit, UnitNotes } from '../../formats/model.ts'
import { serializeXliff2 } from '../../formats/xliff/xliff2.ts'
import { type Project, unitsIn } from '../../model/project.ts'
import { type Annotation, openAnnotations, printAnnotation } from '../../model/records/annotations.ts'
import { checkedBy, translatorsOf } from '../../model/records/reviewers.ts'
import { textHash, type Unit, unitId } from '../../model/units.ts'
import { type Reason, reasonsIn } from './reasons.ts'

/** The project at one time: as the document has it, or with the work on it. */
export interface Snapshot {
  readonly project: Project
  /** By id, in the order of the English files. */
  readonly units: ReadonlyMap<string, Unit>
  /** Why warnings do not hold, as the locale's glossary says. */
  readonly reasons: readonly Reason[]
}

/** Takes down what a project has for a locale. */
export async function snapshotOf(project: Project, locale: Locale): Promise<Snapshot> {
  const units = new Map(unitsIn(project, locale).map((unit) => [unitId(unit), unit]))
  return { project, units, reasons: await reasonsIn(project.folder, locale) }
}

/** What is handed back. */
export interface HandBack {
  /** XLIFF 2.0 with the messages that were worked on. Their baselines are what they were when the document was made. */
  readonly xliff: string
  /** How many of them have other texts, and how many were confirmed or annotated alone. */
  readonly changed: number
  readonly revised: number
}

/** Writes down the work on a locale. */
export function handBack(before: Snapshot, now: Snapshot, locale: Locale): HandBack {
  const worked = [...now.units].flatMap(([id, unit]) => {
    const was = before.units.get(id)
    const notes = newNotes(before, now, { id, locale })
    const isSame = was && sayOf(was) === sayOf(unit)
    const isSilent = notes.comments.length + notes.annotations.length === 0
    return !was || (isSame && isSilent) ? [] : [{ unit, before: was, notes }]
  })
  const changed = worked.filter((one) => textHash(one.unit) !== textHash(one.before)).length
  const source = localeOf(sourceLocale()).tag
  const xliff = serializeXliff2({ source, target: locale, units: worked, person: personIn(worked) })
  return { xliff, changed, revised: worked.length - changed }
}

type Worked = ExchangeUnit & { readonly before: Unit }

/** Who has done all of the work; null when several have. */
function personIn(worked: readonly Worked[]): string | null {
  const names = worked.flatMap(({ unit, before, notes }) => [
    ...(textHash(unit) === textHash(before) ? [] : translatorsSince(unit, before)),
    ...without(checkedBy(unit.record), checkedBy(before.record)),
    ...notes.annotations.map(({ reviewer }) => reviewer),
  ])
  const [only, ...others] = new Set(names)
  return only && others.length === 0 ? only : null
}

/** Who has made a text another one. */
function translatorsSince(unit: Unit, before: Unit): string[] {
  const all = translatorsOf(unit.record)
  const added = without(all, translatorsOf(before.record))
  return added.length > 0 ? added : all
}

const without = (names: readonly string[], known: readonly string[]) => names.filter((name) => !known.includes(name))

/** What an import can take of a message: its texts, their state and who has confirmed them. */
const sayOf = (unit: Unit) => [textHash(unit), unit.state, unit.record?.reviewer].join(' ')

interface Subject {
  readonly id: string
  readonly locale: Locale
}

/** Only what is new: the rest is known where the file goes. */
function newNotes(before: Snapshot, now: Snapshot, { id, locale }: Subject): ExchangeUnit['notes'] {
  const nothing: Omit<UnitNotes, 'comments' | 'annotations'> = {
    description: null,
    max: null,
    places: [],
    pages: 0,
    picture: null,
    verbatim: false,
    terms: null,
    previous: null,
  }
  return {
    ...nothing,
    comments: [
      ...newComments(before, now, { id, locale }),
      ...reasonsFor(before, now, id),
      ...waiverOf(before, now, id),
    ],
    annotations: newAnnotations(before, now, { id, locale }),
  }
}

function newComments(before: Snapshot, now: Snapshot, { id, locale }: Subject): string[] {
  const [known = [], all = []] = [before, now].map(({ project }) => project.comments.get(locale.code)?.get(id))
  return all.filter((comment) => !known.includes(comment) && !isSettled(comment))
}

function newAnnotations(before: Snapshot, now: Snapshot, { id, locale }: Subject): Annotation[] {
  const [known = [], all = []] = [before, now].map(({ project }) => project.annotations.get(locale.code)?.get(id))
  const lines = new Set(known.map(printAnnotation))
  const unit = now.units.get(id)
  return unit ? openAnnotations(all, textHash(unit)).filter((one) => !lines.has(printAnnotation(one))) : []
}

/** XLIFF has no place for exceptions of a glossary: whoever imports the file sees them as comments. */
const reasonsFor = (before: Snapshot, now: Snapshot, id: string): string[] =>
  now.reasons
    .filter((one) => one.key === id && !before.reasons.some((known) => known.key === id && known.rule === one.rule))
    .map(({ rule, reason }) => `The warning "${rule}" does not hold here: ${reason}`)

/** Nor for a text that its own translator has confirmed. */
function waiverOf(before: Snapshot, now: Snapshot, id: string): string[] {
  const record = now.units.get(id)?.record
  const isNew = record?.waiver && record.waiver !== before.units.get(id)?.record?.waiver
  return isNew ? [`Confirmed by its translator ${record.translator}, because: ${record.waiver}`] : []
}
