import { isDeepStrictEqual } from 'node:util'
import {
  type MessageRecord,
  type Origin,
  parseRecordList,
  printRecord,
  recordFormat,
} from '../model/records/records.ts'
import { printNames, reviewersOf, translatorsOf } from '../model/records/reviewers.ts'

type Records = readonly MessageRecord[]
interface Versions {
  readonly base: Records
  readonly ours: Records
  readonly theirs: Records
}

/** The value of a key in a record file where both sides have changed it; undefined when one of the values is no record. */
export function settleRecords(base: unknown, ours: unknown, theirs: unknown): unknown {
  const [before, own, other] = [base, ours, theirs].map((value) => (value === undefined ? [] : parseRecordList(value)))
  if (!before || !own || !other) return undefined
  return recordFormat.print(mergeRecords({ base: before, ours: own, theirs: other })) ?? []
}

/**
 * The same for a base that git makes of several. Undefined where both have other texts, too: the text was never agreed on, and
 * a record of one of the two would seem to have been removed by whoever has the other.
 */
export function settleBaseRecords(base: unknown, ours: unknown, theirs: unknown): unknown {
  const textsOf = (value: unknown) => new Set(parseRecordList(value)?.map(({ text }) => text))
  return isDeepStrictEqual(textsOf(ours), textsOf(theirs)) ? settleRecords(base, ours, theirs) : undefined
}

/**
 * What two branches know of one message, together. Never a conflict: where both changed the translation, or found it to
 * fit two different texts of English, both records stay, and the one that belongs to the texts in the files holds. Which
 * branch is "ours" makes no difference.
 */
export function mergeRecords({ base, ours, theirs }: Versions): MessageRecord[] {
  if (sameRecords(ours, base)) return [...theirs]
  if (sameRecords(theirs, base) || sameRecords(ours, theirs)) return [...ours]
  // Nobody settles a record by removing it: the branch that went on working knows more.
  if (ours.length === 0 || theirs.length === 0) return [...ours, ...theirs]
  const texts = new Set([...ours, ...theirs].map(({ text }) => text))
  const merged = [...texts].flatMap((text) => mergeText(text, { base, ours, theirs }))
  return inOrder(merged.length > 0 ? merged : [...ours, ...theirs])
}

function mergeText(text: string, { base, ours, theirs }: Versions): Records {
  const of = (records: Records) => records.filter((record) => record.text === text)
  const [before, own, other] = [of(base), of(ours), of(theirs)]
  if (own.length > 0 && other.length > 0) return mergeReviews({ base: before, ours: own, theirs: other })
  const [kept, gone] = own.length > 0 ? [own, theirs] : [other, ours]
  if (before.length === 0) return kept
  // The other branch has another translation: what was said of this one does not hold for it.
  const replaced = gone.some((record) => !base.some((known) => known.text === record.text))
  return replaced || sameRecords(kept, before) ? [] : kept
}

/** The records of one translation that both sides have: normally one each. */
function mergeReviews({ base, ours, theirs }: Versions): Records {
  const [own, ...moreOurs] = ours
  const [other, ...moreTheirs] = theirs
  if (own && other && moreOurs.length + moreTheirs.length === 0) return mergeOne(inOrder(base)[0] ?? null, own, other)
  const englishes = new Set([...ours, ...theirs].map(({ english }) => english))
  return [...englishes].flatMap((english) => {
    const of = (records: Records) => records.find((record) => record.english === english)
    const [before, first, second] = [of(base), of(ours), of(theirs)]
    if (first && second) return mergeOne(before ?? null, first, second)
    const kept = first ?? second
    return kept && !(before && sameRecords([kept], [before])) ? [kept] : []
  })
}

/** Field by field. Two records when the translation was found to fit two different texts of English. */
function mergeOne(base: MessageRecord | null, ours: MessageRecord, theirs: MessageRecord): Records {
  const english = mergeValue(base?.english, ours.english, theirs.english)
  if (english === undefined) return [ours, theirs]
  const date = ours.date > theirs.date ? ours.date : theirs.date
  const needsWork = mergeNeedsWork(base, ours, theirs)
  const merged = (namesOf: (record: MessageRecord | null) => string[]) =>
    printNames(mergeLists(namesOf(base), namesOf(ours), namesOf(theirs)))
  const [translator, reviewer] = [merged(translatorsOf), merged(reviewersOf)]
  const origin = mergeValue(base?.origin, ours.origin, theirs.origin) ?? mergeOrigins(ours, theirs)
  const waiver = reviewer === null ? null : mergeWaivers(base, ours, theirs)
  return [{ english, text: ours.text, origin, translator, date, needsWork, reviewer, waiver }]
}

/** Undefined where both have changed it, each in its own way. */
function mergeValue<T>(base: T | undefined, ours: T, theirs: T): T | undefined {
  if (ours === theirs || theirs === base) return ours
  return ours === base ? theirs : undefined
}

/** That a machine has written the same text goes by somebody's name alone. */
function mergeOrigins(...sides: readonly MessageRecord[]): Origin {
  if (sides.some(({ origin, translator }) => origin === 'human' && translator !== null)) return 'human'
  return (['machine', 'human'] as const).find((one) => sides.some(({ origin }) => origin === one)) ?? 'imported'
}

/** Set by either side, it stays set; cleared by one side, it goes only when the other has not said anything new. */
function mergeNeedsWork(base: MessageRecord | null, ours: MessageRecord, theirs: MessageRecord): boolean {
  if (ours.needsWork === theirs.needsWork) return ours.needsWork
  const saying = ours.needsWork ? ours : theirs
  return !base?.needsWork || saying.reviewer !== base.reviewer
}

/** What either side has added, and of the rest what both have kept. */
const mergeLists = (before: readonly string[], own: readonly string[], other: readonly string[]): string[] =>
  [...new Set([...own, ...other])].filter(
    (item) => !before.includes(item) || (own.includes(item) && other.includes(item)),
  )

function mergeWaivers(base: MessageRecord | null, ours: MessageRecord, theirs: MessageRecord): string | null {
  const merged = mergeValue(base?.waiver, ours.waiver, theirs.waiver)
  if (merged !== undefined) return merged
  return [ours.waiver, theirs.waiver]
    .filter((reason) => reason !== null)
    .toSorted()
    .join(' / ')
}

/** The newest first, without doubles. */
function inOrder(records: Records): MessageRecord[] {
  const byLine = new Map(records.map((record) => [printRecord(record), record]))
  return [...byLine]
    .toSorted(([one, a], [other, b]) => (a.date === b.date ? (one < other ? -1 : 1) : a.date > b.date ? -1 : 1))
    .map(([, record]) => record)
}

function sameRecords(one: Records, other: Records): boolean {
  const lines = (records: Records) => records.map(printRecord).toSorted()
  return isDeepStrictEqual(lines(one), lines(other))
}
