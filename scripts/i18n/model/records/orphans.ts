import { defaultLocale, type Locale } from '../../../../src/config/locales.ts'
import { type LocaleFiles, namespaces } from '../bundles.ts'
import { hashOf, sourceMessages, type Unit, unitsOf } from '../units.ts'
import { copyByKey, setByKey } from './byKey.ts'
import type { LocaleComments } from './comments.ts'
import type { LocaleRecords, MessageRecord } from './records.ts'

/** What is said of a locale's messages beside their texts. */
export interface RecordsAndComments {
  readonly records: LocaleRecords
  readonly comments: LocaleComments
}

/**
 * Gives the records and comments of keys that English no longer has to the messages that they belong to under another key:
 * those whose English and translation have the hashes of the record. So they are not lost when one branch renames a key
 * while another translates its text.
 */
export function adoptOrphans(
  files: LocaleFiles,
  locale: Locale,
  { records, comments }: RecordsAndComments,
): RecordsAndComments {
  const orphans = orphansIn(files, records)
  if (orphans.length === 0) return { records, comments }
  const next = { records: copyByKey(records), comments: copyByKey(comments) }
  for (const unit of unitsOf(files, locale, records)) {
    if (unit.state !== 'unrecorded') continue
    const found = orphans.find(({ list }) => list.some((record) => belongsTo(record, unit)))
    if (!found) continue
    setByKey(next.records, unit, found.list)
    const said = comments.get(found.namespace)?.get(found.key) ?? []
    if (said.length > 0)
      setByKey(next.comments, unit, [...(comments.get(unit.namespace)?.get(unit.key) ?? []), ...said])
    next.comments.get(found.namespace)?.delete(found.key)
  }
  return next
}

interface Orphan {
  readonly namespace: string
  readonly key: string
  readonly list: readonly MessageRecord[]
}

function orphansIn(files: LocaleFiles, records: LocaleRecords): Orphan[] {
  const english = files.get(defaultLocale)
  return [...records].flatMap(([namespace, byKey]) => {
    const file = english?.get(namespace)
    // English of a page that cannot be read just now has lost no key.
    if (!file && namespaces.includes(namespace)) return []
    const keys = new Set(file ? sourceMessages(file.entries).map(({ key }) => key) : [])
    return [...byKey].flatMap(([key, list]) => (keys.has(key) ? [] : [{ namespace, key, list }]))
  })
}

const belongsTo = ({ english, text }: MessageRecord, unit: Unit) =>
  english === unit.english && text === hashOf(unit.forms.map(({ target }) => target ?? ''))
