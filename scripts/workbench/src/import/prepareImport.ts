import {
  annotationEdit,
  applyAll,
  commentEdits,
  readRaw,
  recordEdits,
  textEdits,
  tidyEdits,
} from '../model/fileEdits.ts'
import type { Project } from '../model/project.ts'
import { type Annotation, openErrors } from '../model/records/annotations.ts'
import { previousFile, printPrevious } from '../model/records/previous.ts'
import type { MessageRecord } from '../model/records/records.ts'
import { textHash, type Unit, unitId } from '../model/units.ts'
import type { Compared } from './compare.ts'
import type { ImportPlan } from './planImport.ts'

/** Works out the new locale files, records, comments, annotations and English of the past from a plan without a problem. Writes nothing. */
export async function prepareImport(
  project: Project,
  { locale, messages, comments, annotations }: ImportPlan,
): Promise<ReadonlyMap<string, string>> {
  if (!locale) return new Map()
  const of = { project, locale }
  const recorded = messages.flatMap(({ unit, record }) => (record ? [{ unit, record }] : []))
  const edits = [
    ...messages.flatMap(({ unit, forms }) => textEdits(of, unit, forms)),
    ...recorded.flatMap(({ unit, record }) =>
      recordEdits(of, unit, record, { errors: errorsIn(unit, record, annotations) }),
    ),
    ...(recorded.length > 0 ? tidyEdits(of, new Set(recorded.map(({ unit }) => unitId(unit)))) : []),
    ...comments.flatMap(({ unit, lines }) => commentEdits(of, unitId(unit), lines)),
    ...annotations.map(({ unit, annotations: added }) => annotationEdit(of, unitId(unit), added)),
  ]
  const raw = await readRaw(edits.map(({ file }) => file))
  return new Map([...applyAll(of, raw, edits), ...newPrevious(project, messages)])
}

/** The errors in the text of a record: those that are known here, and those of the file. */
function errorsIn(unit: Unit, { text }: MessageRecord, found: ImportPlan['annotations']): readonly Annotation[] {
  const added = found.filter((one) => one.unit === unit).flatMap((one) => one.annotations)
  return [...(text === textHash(unit) ? unit.errors : []), ...openErrors(added, text)]
}

/** Keeps the English that recorded texts belong to where it is not today's: git may never have seen it. */
function newPrevious(project: Project, messages: readonly Compared[]): [string, string][] {
  const wanted = new Map(messages.flatMap(({ record, older }) => (record && older ? [[older.hash, older.forms]] : [])))
  const added = [...wanted].filter(([hash]) => !project.previous.has(hash))
  if (added.length === 0) return []
  // What a file that cannot be read refers to, nobody knows.
  const isKept = (hash: string) => project.problems.length > 0 || wanted.has(hash) || isReferred(project, hash)
  const kept = [...project.previous].filter(([hash]) => isKept(hash))
  return [[previousFile(project.folder), printPrevious(new Map([...kept, ...added]))]]
}

const isReferred = ({ records }: Project, hash: string) =>
  [...records.values()].some((ofLocale) =>
    [...ofLocale.values()].some((list) => list.some(({ english }) => english === hash)),
  )
