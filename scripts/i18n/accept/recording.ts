import { defaultLocale, type Locale } from '../../../src/config/locales.ts'
import { pluralCategories } from '../model/plurals.ts'
import type { Project } from '../model/project.ts'
import { printById } from '../model/records/messageFile.ts'
import { type MessageRecord, recordFile, recordFormat } from '../model/records/records.ts'
import { formKey, type MessageKey, sourceMessages, splitId, textHash, type Unit, unitId } from '../model/units.ts'

/**
 * The record file of a locale after the given units were found to fit today's English, or the older one that `update`
 * names: file name and text, not yet written. `update` gives what is to be said anew of a unit; the rest is kept, or is
 * "human", today, unreviewed. The record of a message that English does not have, just now or for good, is kept as long as the
 * locale has its text.
 */
export function recordUnits(
  project: Project,
  locale: Locale,
  units: readonly Unit[],
  update: (unit: Unit) => Partial<MessageRecord>,
): [file: string, text: string] {
  const before = project.records.get(locale.code) ?? new Map()
  const changed = new Map(units.map((unit) => [unitId(unit), [nextRecord(unit, update(unit))]]))
  const records = new Map<string, readonly MessageRecord[]>()
  const english = project.files.get(defaultLocale)
  for (const [namespace, { entries }] of english ?? []) {
    for (const { key } of sourceMessages(entries)) {
      const id = unitId({ namespace, key })
      const list = changed.get(id) ?? before.get(id)
      if (list) records.set(id, list)
    }
  }
  for (const [id, list] of before) {
    const key = splitId(id)
    // Where English cannot be read nobody knows which messages it has: those records stay as they are.
    if (!records.has(id) && (!english?.has(key.namespace) || hasText(project, locale, key))) records.set(id, list)
  }
  return [recordFile(project.folder, locale.code), printById(records, recordFormat)]
}

function nextRecord(unit: Unit, update: Partial<MessageRecord>): MessageRecord {
  const text = textHash(unit)
  const unknown = { translator: null, waiver: null }
  return {
    ...{ origin: 'human', needsWork: false, reviewer: null, ...unknown },
    ...unit.record,
    // Who made another text did not make this one.
    ...(unit.record?.text === text ? {} : unknown),
    date: today(),
    english: unit.english,
    ...update,
    text,
  }
}

/** Whether a locale's file has a text, or a plural form, under a key that English does not have. */
function hasText(project: Project, { code }: Locale, { namespace, key }: MessageKey): boolean {
  const entries = project.files.get(code)?.get(namespace)?.entries
  return entries?.has(key) === true || pluralCategories.some((category) => entries?.has(formKey({ key }, { category })))
}

/** The day in UTC, ISO 8601. */
export const today = () => new Date().toISOString().slice(0, 10)
