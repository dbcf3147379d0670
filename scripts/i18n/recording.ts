import { defaultLocale, type Locale } from '../../src/config/locales.ts'
import { namespaces } from './bundles.ts'
import type { Project } from './project.ts'
import { type LocaleRecords, type MessageRecord, printRecords, recordFile, recordOf } from './records.ts'
import { hashOf, sourceMessages, type Unit } from './units.ts'

/**
 * The record file of a locale after the given units were found to fit today's English: file name and text, not yet
 * written. `update` gives what is to be said anew of a unit; the rest is kept, or is "human", today, unreviewed.
 * Records of messages that English no longer has are dropped.
 */
export function recordUnits(
  project: Project,
  locale: Locale,
  units: readonly Unit[],
  update: (unit: Unit) => Partial<MessageRecord>,
): { file: string; text: string } {
  const changed = new Map<string, MessageRecord>()
  const before = project.records.get(locale.code) ?? new Map()
  for (const unit of units) {
    changed.set(`${unit.namespace}:${unit.key}`, {
      origin: 'human',
      reviewer: null,
      ...unit.record,
      date: today(),
      ...update(unit),
      english: unit.english,
      text: hashOf(unit.forms.map((form) => form.target ?? '')),
    })
  }
  const records = inEnglishOrder(project, (namespace, key) => {
    return changed.get(`${namespace}:${key}`) ?? recordOf(before, namespace, key)
  })
  return { file: recordFile(project.folder, locale.code), text: printRecords(records, namespaces) }
}

function inEnglishOrder(
  project: Project,
  find: (namespace: string, key: string) => MessageRecord | null,
): LocaleRecords {
  const records = new Map<string, Map<string, MessageRecord>>()
  for (const [namespace, { entries }] of project.files.get(defaultLocale) ?? []) {
    const found = sourceMessages(entries).flatMap(({ key }) => {
      const record = find(namespace, key)
      return record ? [[key, record] as const] : []
    })
    records.set(namespace, new Map(found))
  }
  return records
}

/** The day in UTC, ISO 8601. */
export const today = () => new Date().toISOString().slice(0, 10)
