import { defaultLocale } from '../../../src/config/locales.ts'
import { namesIn } from '../import/placeTexts.ts'
import { namespaces } from '../model/bundles.ts'
import { annotationFormat } from '../model/records/annotations.ts'
import { commentFormat } from '../model/records/comments.ts'
import type { ValueFormat } from '../model/records/messageFile.ts'
import { type MessageRecord, printRecordList } from '../model/records/records.ts'
import { formKey, sourceMessages, splitId, textHash, type Unit, unitId } from '../model/units.ts'
import { keysFor } from '../new-locale/skeleton.ts'
import type { State } from './state.ts'
import { type ValueEdit, valueAt } from './values.ts'

/** The names in the groups of a file of a message, in the order of English. */
export function orderIn({ project, files, locale, unit }: State, file: string): ValueEdit['namesIn'] {
  const english = project.files.get(defaultLocale)
  if (file === files.texts) {
    const source = english?.get(unit.namespace)
    return namesIn(source ? keysFor(source, locale) : [])
  }
  // By namespace, then by key: records and what else is kept of messages.
  return ([namespace]) => {
    if (namespace === undefined) return namespaces
    return sourceMessages(english?.get(namespace)?.entries ?? new Map()).map(({ key }) => key)
  }
}

/** The texts of a message that are to be others. */
export function textEdits(state: State, forms: Unit['forms']): ValueEdit[] {
  const { unit, files } = state
  return forms.flatMap((form, index): ValueEdit[] => {
    if (form.target === unit.forms[index]?.target) return []
    const path = formKey(unit, form).split('.')
    return [{ file: files.texts, path, value: form.target ?? undefined, namesIn: orderIn(state, files.texts) }]
  })
}

/** What the record says of the text as it is now; null when it says nothing of it. */
export const heldRecord = (unit: Unit): MessageRecord | null =>
  unit.record?.text === textHash(unit) ? unit.record : null

/** Its line in the record file. */
export const recordEdits = (state: State, record: MessageRecord): ValueEdit[] => [
  ...besideEdit(state, state.files.record, unitId(state.unit), printRecordList([record])),
  ...adoptionEdits(state),
]

/** What one of the files beside the locale's folder says of a message. */
export function besideEdit(state: State, file: string, id: string, value: unknown): ValueEdit[] {
  const { namespace, key } = splitId(id)
  return [{ file, path: [namespace, key], value, namesIn: orderIn(state, file) }]
}

/**
 * What is said of a message under a key that English no longer has goes to its present key with its first new record (see
 * model/records/orphans.ts): nobody would find it there afterwards.
 */
function adoptionEdits(state: State): ValueEdit[] {
  const { project, locale, files, unit, raw } = state
  const id = unitId(unit)
  const records = project.records.get(locale.code)
  const list = records?.get(id)
  if (!list || valueAt(raw.get(files.record) ?? null, [unit.namespace, unit.key]) !== undefined) return []
  const orphan = [...(records ?? [])].find(([other, others]) => other !== id && others === list)?.[0]
  if (orphan === undefined) return []
  const moved = <Value>(file: string, value: Value | undefined, { print }: ValueFormat<Value>) =>
    value === undefined
      ? []
      : [...besideEdit(state, file, id, print(value)), ...besideEdit(state, file, orphan, undefined)]
  return [
    ...besideEdit(state, files.record, orphan, undefined),
    ...moved(files.comments, project.comments.get(locale.code)?.get(id), commentFormat),
    ...moved(files.annotations, project.annotations.get(locale.code)?.get(id), annotationFormat),
  ]
}
