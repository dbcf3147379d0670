import { printNames, secondPersons } from '../model/records/reviewers.ts'
import { splitId, type Unit, type UnitState, unitId } from '../model/units.ts'
import type { Snapshot } from './snapshot.ts'

/** A text that one of two snapshots has otherwise, or not at all (null). */
export interface TextChange {
  /** "pages/about:hero.title" */
  readonly key: string
  readonly before: string | null
  readonly after: string | null
}

export interface Review {
  readonly key: string
  readonly reviewer: string
  /** The state afterwards; null when the message is gone. */
  readonly state: UnitState | null
}

/** What two snapshots have otherwise in one locale. */
export interface LocaleDiff {
  readonly locale: string
  readonly texts: readonly TextChange[]
  readonly reviews: { readonly added: readonly Review[]; readonly lost: readonly Review[] }
  /** Keys that were marked as to be worked on, and that no longer are. */
  readonly needsWork: { readonly set: readonly string[]; readonly cleared: readonly string[] }
  readonly comments: readonly ListDiff[]
  readonly annotations: readonly ListDiff[]
}

interface ListDiff {
  readonly key: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** Compares two snapshots text by text; `includes` chooses namespaces. Locales without a difference are left out. */
export function compareSnapshots(
  before: Snapshot,
  after: Snapshot,
  includes: (namespace: string) => boolean,
): LocaleDiff[] {
  const locales = new Set([...after.files.keys(), ...before.files.keys()])
  const diffs = [...locales].toSorted().map((locale) => ({
    locale,
    texts: compareTexts(textsIn(before, locale, includes), textsIn(after, locale, includes)),
    ...compareStates(before, after, { locale, includes }),
    comments: compareLists(listsIn(before.comments, locale, includes), listsIn(after.comments, locale, includes)),
    annotations: compareLists(
      listsIn(before.annotations, locale, includes),
      listsIn(after.annotations, locale, includes),
    ),
  }))
  return diffs.filter(({ texts, reviews, needsWork, comments, annotations }) =>
    [texts, reviews.added, reviews.lost, needsWork.set, needsWork.cleared, comments, annotations].some(
      (list) => list.length > 0,
    ),
  )
}

function textsIn({ files }: Snapshot, locale: string, includes: (namespace: string) => boolean): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [namespace, { entries }] of files.get(locale) ?? []) {
    if (!includes(namespace)) continue
    for (const { key, text } of entries.values()) if (text.trim() !== '') texts.set(`${namespace}:${key}`, text)
  }
  return texts
}

function compareTexts(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): TextChange[] {
  const gone = [...before.keys()].filter((key) => !after.has(key))
  return [...after.keys(), ...gone].flatMap((key) => {
    const [old, now] = [before.get(key) ?? null, after.get(key) ?? null]
    return old === now ? [] : [{ key, before: old, after: now }]
  })
}

function compareStates(
  before: Snapshot,
  after: Snapshot,
  { locale, includes }: { readonly locale: string; readonly includes: (namespace: string) => boolean },
): Pick<LocaleDiff, 'reviews' | 'needsWork'> {
  const units = (snapshot: Snapshot) =>
    new Map(
      snapshot.unitsIn(locale).flatMap((unit) => (includes(unit.namespace) ? [[unitId(unit), unit] as const] : [])),
    )
  const [old, now] = [units(before), units(after)]
  const reviews = (some: ReadonlyMap<string, Unit>, others: ReadonlyMap<string, Unit>): Review[] =>
    [...some].flatMap(([key, unit]) => {
      const known = names(others.get(key))
      const reviewers = names(unit).filter((name) => !known.includes(name))
      const reviewer = printNames(reviewers)
      return reviewer === null ? [] : [{ key, reviewer, state: now.get(key)?.state ?? null }]
    })
  const needsWork = (some: ReadonlyMap<string, Unit>, others: ReadonlyMap<string, Unit>) =>
    [...some].flatMap(([key, { state }]) =>
      state === 'needs-work' && others.get(key)?.state !== 'needs-work' ? [key] : [],
    )
  return {
    reviews: { added: reviews(now, old), lost: reviews(old, now) },
    needsWork: { set: needsWork(now, old), cleared: needsWork(old, now) },
  }
}

/** Whose review of a text holds. */
const names = (unit: Unit | undefined) => (unit?.state === 'reviewed' ? secondPersons(unit.record) : [])

const listsIn = (lists: Snapshot['comments'], locale: string, includes: (namespace: string) => boolean) =>
  new Map([...(lists.get(locale) ?? [])].filter(([id]) => includes(splitId(id).namespace)))

function compareLists(
  before: ReadonlyMap<string, readonly string[]>,
  after: ReadonlyMap<string, readonly string[]>,
): ListDiff[] {
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const [old, now] = [before.get(key) ?? [], after.get(key) ?? []]
    const added = now.filter((comment) => !old.includes(comment))
    const removed = old.filter((comment) => !now.includes(comment))
    return added.length + removed.length > 0 ? [{ key, added, removed }] : []
  })
}
