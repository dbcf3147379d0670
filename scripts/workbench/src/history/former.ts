import type { Locale } from '../config.ts'
import type { Project } from '../model/project.ts'
import type { PublishedText } from '../model/records/published.ts'
import { formKey, type Unit } from '../model/units.ts'
import { targetsOf } from './history.ts'

/** The recorded texts of messages that were changed by hand since, where git has them: what visitors have read so far. */
export async function formerTexts(
  { folder }: Pick<Project, 'folder'>,
  locale: Locale,
  units: readonly Unit[],
): Promise<ReadonlyMap<Unit, PublishedText>> {
  const wanted = units.flatMap((unit) => {
    const { state, record, namespace } = unit
    if (state !== 'unrecorded' || !record) return []
    return [{ unit, record, namespace, keys: unit.forms.map((form) => formKey(unit, form)), hash: record.text }]
  })
  const found = wanted.length > 0 ? await targetsOf(folder, locale.code, wanted) : []
  return new Map([...found].map(([{ unit, record }, texts]) => [unit, { record, texts }]))
}
