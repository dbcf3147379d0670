import { sourceLocale, type Locale, localeOf } from '../../config.ts'
import type { ExchangeUnit, UnitNotes } from '../../formats/model.ts'
import { serializeXliff2 } from '../../formats/xliff/xliff2.ts'
import { isObject } from '../../lib/json/values.ts'
import { readText } from '../../lib/readText.ts'
import { glossaryFile } from '../../model/layout.ts'
import { type Project, unitsIn } from '../../model/project.ts'
import { type Annotation, openAnnotations, printAnnotation } from '../../model/records/annotations.ts'
import { checkedBy, translatorsOf } from '../../model/records/reviewers.ts'
import { isSettled } from '../../model/records/signed.ts'
import { textHash, type Unit, unitId } from '../../model/units.ts'

/** The project at one time: as the document has it, or with the work on it. */
export interface Snapshot {
  /** By id, in the order of the English files. */
  readonly units: ReadonlyMap<string, Unit>
  readonly comments: ReadonlyMap<string, readonly string[]>
  readonly annotations: ReadonlyMap<string, readonly Annotation[]>
  /** Why warnings do not hold, as the locale's glossary says. */
  readonly reasons: readonly Reason[]
}

interface Reason {
  readonly key: string
  readonly rule: string
  readonly reason: string
}

/** Takes down what a project has for a locale. */
export async function snapshotOf(project: Project, locale: Locale): Promise<Snapshot> {
  const units = new Map(unitsIn(project, locale).map((unit) => [unitId(unit), unit]))
  const comments = project.comments.get(locale.code) ?? new Map()
  const annotations = project.annotations.get(locale.code) ?? new Map()
  return { units, comments, annotations, reasons: await reasonsIn(project.folder, locale) }
}

/** The exceptions of a locale's glossary as they are written there: its parser leaves the reasons out, which are for people. */
async function reasonsIn(folder: string, { code }: Locale): Promise<Reason[]> {
  const text = await readText(glossaryFile(folder, code))
  const tree: unknown = JSON.parse(typeof text === 'string' ? text : '{}')
  const list: unknown = isObject(tree) ? tree['exceptions'] : null
  return Array.isArray(list) ? list.filter(isReason) : []
}

const isReason = (value: unknown): value is Reason =>
  isObject(value) && ['key', 'rule', 'reason'].every((name) => typeof value[name] === 'string')

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
    if (!was) return []
    const [comments, annotations] = [newComments(before, now, id), newAnnotations(before, now, id, unit)]
    const isSame = sayOf(was) === sayOf(unit) && comments.length + annotations.length === 0
    return isSame ? [] : [{ unit, before: was, notes: { ...nothing, comments, annotations } }]
  })
  const changed = worked.filter((one) => textHash(one.unit) !== textHash(one.before)).length
  const source = localeOf(sourceLocale()).tag
  const xliff = serializeXliff2({ source, target: locale, units: worked, person: personIn(worked) })
  return { xliff, changed, revised: worked.length - changed }
}

type Worked = ExchangeUnit & { readonly before: Unit }

function personIn(worked: readonly Worked[]): string | null {
  const names = worked.flatMap(({ unit, before, notes }) => [
    ...(textHash(unit) === textHash(before) ? [] : translatorsSince(unit, before)),
    ...without(checkedBy(unit.record), checkedBy(before.record)),
    ...notes.annotations.map(({ reviewer }) => reviewer),
  ])
  const [only, ...others] = new Set(names)
  return only && others.length === 0 ? only : null
}

function translatorsSince(unit: Unit, before: Unit): string[] {
  const all = translatorsOf(unit.record)
  const added = without(all, translatorsOf(before.record))
  return added.length > 0 ? added : all
}

const without = (names: readonly string[], known: readonly string[]) => names.filter((name) => !known.includes(name))

/** What an import can take of a message: its texts, their state and who has confirmed them. */
const sayOf = (unit: Unit) => [textHash(unit), unit.state, unit.record?.reviewer].join(' ')

/** What only a whole export says. */
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

/** XLIFF has no place for exceptions of a glossary, nor for a text that its own translator has confirmed. */
function newComments(before: Snapshot, now: Snapshot, id: string): string[] {
  const known = before.comments.get(id) ?? []
  const comments = now.comments.get(id)?.filter((comment) => !known.includes(comment) && !isSettled(comment)) ?? []
  const reasons = now.reasons
    .filter((one) => one.key === id && !before.reasons.some((other) => other.key === id && other.rule === one.rule))
    .map(({ rule, reason }) => `The warning "${rule}" does not hold here: ${reason}`)
  const record = now.units.get(id)?.record
  const isNew = record?.waiver && record.waiver !== before.units.get(id)?.record?.waiver
  const waiver = isNew ? [`Confirmed by its translator ${record.translator}, because: ${record.waiver}`] : []
  return [...comments, ...reasons, ...waiver]
}

function newAnnotations(before: Snapshot, now: Snapshot, id: string, unit: Unit): Annotation[] {
  const known = new Set(before.annotations.get(id)?.map(printAnnotation))
  return openAnnotations(now.annotations.get(id), textHash(unit)).filter((one) => !known.has(printAnnotation(one)))
}
