import type { Locale } from '../config.ts'
import { printTable } from '../lib/output.ts'
import { pastOf } from '../history/history.ts'
import { type Project, unitsIn } from '../model/project.ts'
import { presentId } from '../model/records/moved.ts'
import { type MessageRecord, parseRecordList, printRecord } from '../model/records/records.ts'
import { checkedBy, fullName, translatorsOf } from '../model/records/reviewers.ts'
import { countSourceWords, unitId } from '../model/units.ts'

/** What somebody has done on a day, in words of English. */
export interface Activity {
  readonly day: string
  readonly person: string
  readonly locale: string
  readonly translated: number
  readonly reviewed: number
}

interface Deed extends Pick<Activity, 'day' | 'person'> {
  readonly id: string
  readonly kind: 'translated' | 'reviewed'
}

/**
 * What people have done in a locale since a day, the latest first, by the records of today and of all commits. A text counts once
 * for whoever has made or read it, on the day on which that was first recorded; one of a message that is gone does not count.
 */
export async function activityOf(project: Project, locale: Locale, since: string): Promise<Activity[]> {
  const words = new Map(
    unitsIn(project, locale).map((unit) => [unitId(unit), countSourceWords([unit.forms.at(-1)?.source ?? ''])]),
  )
  const rows = new Map<string, Activity>()
  for (const { day, person, id, kind } of deedsIn(await recordsEver(project, locale))) {
    const amount = words.get(presentId(project.moved, id) ?? id)
    if (amount === undefined || day < since) continue
    const row = rows.get(`${day} ${person}`) ?? { day, person, locale: locale.code, translated: 0, reviewed: 0 }
    rows.set(`${day} ${person}`, { ...row, [kind]: row[kind] + amount })
  }
  return [...rows.values()].toSorted(
    (one, other) => other.day.localeCompare(one.day) || one.person.localeCompare(other.person),
  )
}

async function recordsEver(project: Project, locale: Locale): Promise<Map<string, readonly [string, MessageRecord]>> {
  const found = new Map<string, readonly [string, MessageRecord]>()
  const add = (records: Iterable<readonly [string, readonly MessageRecord[]]>) => {
    for (const [id, list] of records) for (const record of list) found.set(`${id} ${printRecord(record)}`, [id, record])
  }
  add(project.records.get(locale.code) ?? [])
  const { records } = await pastOf(project, locale)
  // What cannot be read was of use to nobody.
  add([...records.values()].map(([id, line]) => [id, parseRecordList(line) ?? []] as const))
  return found
}

function deedsIn(records: ReadonlyMap<string, readonly [string, MessageRecord]>): Iterable<Deed> {
  const deeds = new Map<string, Deed>()
  const add = (key: string, deed: Deed) => {
    const known = deeds.get(`${key} ${deed.person}`)
    if (!known || deed.day < known.day) deeds.set(`${key} ${deed.person}`, deed)
  }
  for (const [id, record] of records.values()) {
    const { english, text, date: day, origin } = record
    const makers = translatorsOf(record).map(fullName)
    const unknown = origin === 'machine' ? 'a machine' : 'nobody named'
    for (const person of makers.length > 0 ? makers : [unknown]) {
      add(`translated ${id} ${text}`, { day, person, id, kind: 'translated' })
    }
    for (const person of checkedBy(record).map(fullName)) {
      add(`reviewed ${id} ${text} ${english}`, { day, person, id, kind: 'reviewed' })
    }
  }
  return deeds.values()
}

/** The same for people. */
export function printActivity(activity: readonly Activity[]): string {
  if (activity.length === 0) return 'Nothing is recorded.'
  const rows = activity.map(({ day, person, locale, translated, reviewed }) => [
    day,
    person,
    locale,
    String(translated),
    String(reviewed),
  ])
  return printTable(['day', 'person', 'locale', 'words translated', 'words reviewed'], rows)
}
