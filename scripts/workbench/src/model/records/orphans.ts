import { sourceLocale, type Locale, namespaces } from '../../config.ts'
import type { LocaleFiles } from '../bundles.ts'
import { sourceMessages, splitId, textHash, type Unit, unitId, unitsOf } from '../units.ts'
import type { LocaleAnnotations } from './annotations.ts'
import type { LocaleComments } from './comments.ts'
import { type Moved, presentId } from './moved.ts'
import type { LocalePublished, PublishedText } from './published.ts'
import type { LocaleRecords, MessageRecord } from './records.ts'

/** What is said of a locale's messages beside their texts. */
export interface Beside {
  readonly records: LocaleRecords
  readonly comments: LocaleComments
  readonly annotations: LocaleAnnotations
  readonly published: LocalePublished
  /** The key under which the files have that of a message, by its present id, where English has renamed it. */
  readonly adopted: ReadonlyMap<string, string>
}

/**
 * Gives the records, comments and annotations of keys that English no longer has to the messages that they belong to under another key:
 * to which "rename" has moved them, else those whose English and translation have the hashes of the record. So they are not
 * lost when one branch renames a key while another translates its text, or says something of it.
 */
export function adoptOrphans(files: LocaleFiles, locale: Locale, read: Omit<Beside, 'adopted'>, moved: Moved): Beside {
  const next = {
    records: new Map(read.records),
    comments: new Map(read.comments),
    annotations: new Map(read.annotations),
    published: new Map(read.published),
  }
  const adopted = new Map<string, string>()
  const lists: Map<string, readonly unknown[]>[] = [next.records, next.comments, next.annotations]
  for (const former of new Set([...lists, next.published].flatMap((kept) => orphansIn(files, kept)))) {
    const id = presentId(moved, former)
    if (id === null) continue
    adopted.set(id, former)
    for (const list of lists) moveList(list, former, id)
    movePublished(next.published, former, id)
  }
  const orphans = orphansIn(files, next.records).map((id) => [id, next.records.get(id) ?? []] as const)
  if (orphans.length === 0) return { ...next, adopted }
  for (const unit of unitsOf(files, locale, next.records)) {
    if (unit.state !== 'unrecorded') continue
    const [orphan, list] = orphans.find(([, list]) => list.some((record) => belongsTo(record, unit))) ?? []
    if (!orphan || !list) continue
    const id = unitId(unit)
    adopted.set(id, orphan)
    next.records.set(id, list)
    next.records.delete(orphan)
    moveList(next.comments, orphan, id)
    moveList(next.annotations, orphan, id)
    movePublished(next.published, orphan, id)
  }
  return { ...next, adopted }
}

/** Puts what is listed under one id at the end of what is listed under another. */
function moveList<Item>(lists: Map<string, readonly Item[]>, from: string, to: string): void {
  const moved = lists.get(from)
  if (moved) lists.set(to, [...(lists.get(to) ?? []), ...moved])
  lists.delete(from)
}

/** What visitors read is one text: that of a message's own key, if there is one. */
function movePublished(published: Map<string, PublishedText>, from: string, to: string): void {
  const moved = published.get(from)
  if (moved && !published.has(to)) published.set(to, moved)
  published.delete(from)
}

/** The ids under which something is kept, and which English does not have. */
function orphansIn(files: LocaleFiles, kept: ReadonlyMap<string, unknown>): string[] {
  const english = files.get(sourceLocale())
  const ids = new Set(
    [...(english ?? [])].flatMap(([namespace, { entries }]) =>
      sourceMessages(entries).map(({ key }) => unitId({ namespace, key })),
    ),
  )
  return [...kept.keys()].filter((id) => {
    if (ids.has(id)) return false
    const { namespace } = splitId(id)
    // English of a page that cannot be read just now has lost no key.
    return english?.has(namespace) || !namespaces().includes(namespace)
  })
}

const belongsTo = ({ english, text }: MessageRecord, unit: Unit) => english === unit.english && text === textHash(unit)
