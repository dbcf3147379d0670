import { defaultLocale, type Locale } from '../../../src/config/locales.ts'
import { namespaces } from '../model/bundles.ts'
import { pluralCategories } from '../model/plurals.ts'
import type { Project } from '../model/project.ts'
import { type LocaleRecords, type MessageRecord, printRecords, recordFile } from '../model/records/records.ts'
import { formKey, hashOf, sourceMessages, type Unit } from '../model/units.ts'

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
): { file: string; text: string } {
  const changed = new Map<string, MessageRecord>()
  const before = project.records.get(locale.code) ?? new Map()
  for (const unit of units) {
    changed.set(`${unit.namespace}:${unit.key}`, {
      origin: 'human',
      needsWork: false,
      reviewer: null,
      ...unit.record,
      date: today(),
      english: unit.english,
      ...update(unit),
      text: hashOf(unit.forms.map((form) => form.target ?? '')),
    })
  }
  const inOrder = inEnglishOrder(project, (namespace, key) => {
    const record = changed.get(`${namespace}:${key}`)
    return record ? [record] : (before.get(namespace)?.get(key) ?? [])
  })
  // Where English cannot be read nobody knows which messages it has: those records stay as they are.
  const records = new Map([...before, ...inOrder])
  for (const [namespace, byKey] of inOrder) {
    const left = [...(before.get(namespace) ?? [])].filter(
      ([key]) => !byKey.has(key) && hasText(project, locale, namespace, key),
    )
    records.set(namespace, new Map([...byKey, ...left]))
  }
  return { file: recordFile(project.folder, locale.code), text: printRecords(records, namespaces) }
}

/** Whether a locale's file has a text, or a plural form, under a key that English does not have. */
function hasText(project: Project, { code }: Locale, namespace: string, key: string): boolean {
  const entries = project.files.get(code)?.get(namespace)?.entries
  return entries?.has(key) === true || pluralCategories.some((category) => entries?.has(formKey({ key }, { category })))
}

function inEnglishOrder(
  project: Project,
  find: (namespace: string, key: string) => readonly MessageRecord[],
): LocaleRecords {
  const records = new Map<string, Map<string, readonly MessageRecord[]>>()
  for (const [namespace, { entries }] of project.files.get(defaultLocale) ?? []) {
    const found = sourceMessages(entries).flatMap(({ key }) => {
      const list = find(namespace, key)
      return list.length > 0 ? [[key, list] as const] : []
    })
    records.set(namespace, new Map(found))
  }
  return records
}

/** The day in UTC, ISO 8601. */
export const today = () => new Date().toISOString().slice(0, 10)
