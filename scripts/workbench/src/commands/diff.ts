import { Command } from '@commander-js/extra-typings'
import { allLocales, localeCodes, commandLine } from '../config.ts'
import { count } from '../lib/output.ts'
import { listed, report, tell } from '../lib/report.ts'
import { readCommit, readWorkingTree, type Snapshot } from '../history/snapshot.ts'
import { groupBy } from '../model/groups.ts'
import { localeNamed } from '../model/localeNamed.ts'
import { namespaceNamed } from '../model/pageNames.ts'
import { colors } from '../lib/colors.ts'
import { secondPersons } from '../model/records/reviewers.ts'
import { splitId, unitId, type UnitState } from '../model/units.ts'
import { markWords } from '../history/wordDiff.ts'

const help = `
Examples:
  ${commandLine()} diff                                 what has changed since the last commit
  ${commandLine()} diff main --locale pl                what differs from the branch main
  ${commandLine()} diff v1.2 v1.3 --page about common   what changed between two tags, on one page and on all`

/** i18next-workbench diff: what changed between two commits, text by text. */
export const diffCommand = new Command('diff')
  .description('List what changed between two commits by key: texts, reviews, needs-work, comments and annotations.')
  .argument('[from]', 'a commit, branch or tag', 'HEAD')
  .argument('[to]', 'the same (default: the files as they are now)')
  .option('--locale <code...>', 'only these locales, en too (default: all)')
  .option('--page <id...>', 'only the texts of these pages, such as about; also common and forms')
  .option('--json', 'print everything as JSON')
  .addHelpText('after', help)
  .action(async (from, to, { locale, page, json }) => {
    const codes = locale?.map(codeNamed)
    const chosen = page?.map(namespaceNamed)
    const root = process.cwd()
    const [before, after] = await Promise.all([
      readCommit(root, from),
      to === undefined ? readWorkingTree(root) : readCommit(root, to),
    ])
    const diffs = compareSnapshots(before, after, (namespace) => chosen?.includes(namespace) ?? true).filter(
      (diff) => codes?.includes(diff.locale) ?? true,
    )
    tell(json, { from: before.name, to: after.name, locales: diffs }, () =>
      diffs.length === 0
        ? `${before.name} and ${after.name}: no difference in texts, reviews, comments or annotations.`
        : [`From ${before.name} to ${after.name}`, ...diffs.map(printLocaleDiff)].join('\n\n'),
    )
    const problems = [...before.problems, ...after.problems]
    if (problems.length === 0) return
    const heading = `${count(problems.length, 'problem')} in files, which were left out:`
    throw new Error(
      report(
        listed(
          heading,
          problems.map(({ message }) => message),
        ),
      ),
    )
  })

function codeNamed(code: string): string {
  const found = localeNamed(code)
  if (found) return found.code
  throw new Error(`--locale "${code}": expected one of ${localeCodes(allLocales())}.`)
}

/** A text that one of two snapshots has otherwise, or not at all (null). */
interface TextChange {
  /** "pages/about:hero.title" */
  readonly key: string
  readonly before: string | null
  readonly after: string | null
}

/** A text that has another key than before, and the same words. */
interface Renaming {
  readonly from: string
  readonly to: string
}

interface Review {
  readonly key: string
  readonly reviewer: string
  /** The state afterwards; null when the message is gone. */
  readonly state: UnitState | null
}

/** What two snapshots have otherwise in one locale. */
interface LocaleDiff {
  readonly locale: string
  readonly texts: readonly TextChange[]
  readonly renamed: readonly Renaming[]
  readonly reviews: { readonly added: readonly Review[]; readonly lost: readonly Review[] }
  /** Keys that were marked as to be worked on, and that no longer are. */
  readonly needsWork: { readonly set: readonly string[]; readonly cleared: readonly string[] }
  /** Keys of texts that were stale, and that somebody has found to fit the English that they have now. */
  readonly accepted: readonly string[]
  readonly comments: readonly ListDiff[]
  readonly annotations: readonly ListDiff[]
}

interface ListDiff {
  readonly key: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** Compares two snapshots text by text; `includes` chooses namespaces. Locales without a difference are left out. */
function compareSnapshots(before: Snapshot, after: Snapshot, includes: (namespace: string) => boolean): LocaleDiff[] {
  const locales = new Set([...after.files.keys(), ...before.files.keys()])
  return [...locales].toSorted().flatMap((locale) => {
    const [old, now] = [before, after].map((snapshot) => listsOf(snapshot, locale, includes))
    if (!old || !now) return []
    const compared = (name: Exclude<keyof typeof old, 'states'>) => compareLists(old[name], now[name])
    const [texts, reviews, needsWork] = [compared('texts'), compared('reviews'), compared('needsWork')]
    const reviewsIn = (side: 'added' | 'removed') =>
      reviews.flatMap(({ key, [side]: names }) =>
        names.length > 0 ? [{ key, reviewer: names.join('; '), state: now.states.get(key) ?? null }] : [],
      )
    const keysOf = (side: 'added' | 'removed') => needsWork.filter((one) => one[side].length > 0).map(({ key }) => key)
    const [comments, annotations] = [compared('comments'), compared('annotations')]
    const accepted = [...now.states].flatMap(([key, state]) => {
      const isSettled = old.states.get(key) === 'stale' && (state === 'translated' || state === 'reviewed')
      return isSettled && !texts.some((change) => change.key === key) ? [key] : []
    })
    if ([texts, reviews, needsWork, accepted, comments, annotations].every((list) => list.length === 0)) return []
    return {
      locale,
      ...textsOf(texts),
      reviews: { added: reviewsIn('added'), lost: reviewsIn('removed') },
      needsWork: { set: keysOf('added'), cleared: keysOf('removed') },
      accepted,
      comments,
      annotations,
    }
  })
}

/** What became of texts. One that is gone, while its very words have come under one other key, was renamed. */
function textsOf(lists: readonly ListDiff[]): Pick<LocaleDiff, 'texts' | 'renamed'> {
  const all = lists.map(({ key, added, removed }) => ({ key, before: removed[0] ?? null, after: added[0] ?? null }))
  const gone = groupBy(
    all.filter(({ after }) => after === null),
    ({ before }) => before,
  )
  const come = groupBy(
    all.filter(({ before }) => before === null),
    ({ after }) => after,
  )
  const renamed = [...gone].flatMap(([text, [from, ...others]]) => {
    const [to, ...more] = come.get(text) ?? []
    return from && to && others.length + more.length === 0 ? [{ from: from.key, to: to.key }] : []
  })
  const moved = new Set(renamed.flatMap(({ from, to }) => [from, to]))
  return { texts: all.filter(({ key }) => !moved.has(key)), renamed }
}

/** What a snapshot has of each message of a locale, by key. */
function listsOf(snapshot: Snapshot, locale: string, includes: (namespace: string) => boolean) {
  const files = [...(snapshot.files.get(locale) ?? [])].filter(([namespace]) => includes(namespace))
  const units = snapshot.unitsIn(locale).filter(({ namespace }) => includes(namespace))
  const inState = (wanted: UnitState) => units.filter(({ state }) => state === wanted)
  const chosen = (lists: Snapshot['comments']) =>
    new Map([...(lists.get(locale) ?? [])].filter(([id]) => includes(splitId(id).namespace)))
  return {
    texts: new Map(
      files.flatMap(([namespace, { entries }]) =>
        [...entries.values()].flatMap(({ key, text }) => (text.trim() ? [[`${namespace}:${key}`, [text]]] : [])),
      ),
    ),
    reviews: new Map(inState('reviewed').map((unit) => [unitId(unit), secondPersons(unit.record).toSorted()])),
    needsWork: new Map(inState('needs-work').map((unit) => [unitId(unit), ['needs-work']])),
    comments: chosen(snapshot.comments),
    annotations: chosen(snapshot.annotations),
    states: new Map(units.map((unit) => [unitId(unit), unit.state])),
  }
}

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

/** One locale's differences for people: a line of numbers, then every key with what became of it. */
function printLocaleDiff(diff: LocaleDiff): string {
  const { locale, texts, renamed, reviews, needsWork, accepted, comments, annotations } = diff
  const row = allLocales().find(({ code }) => code === locale)
  const title = row ? `${row.name} (${locale})` : locale
  const line = (label: string, key: string, rest = '') => `  ${label.padEnd(12)} ${key}${rest && `  ${rest}`}`
  return [
    `${colors.bold(title)}: ${amounts(diff)}`,
    ...texts.flatMap((change) => [line(kindOf(change), change.key), ...printChange(change, row?.tag ?? 'und')]),
    ...renamed.map(({ from, to }) => line('renamed', from, `to ${to}`)),
    ...reviews.added.map(({ key, reviewer }) => line('reviewed', key, reviewer)),
    ...reviews.lost.map(({ key, reviewer, state }) =>
      line('review lost', key, `${reviewer} (now ${state ?? 'removed'})`),
    ),
    ...accepted.map((key) => line('accepted', key, 'for the English that it has now')),
    ...needsWork.set.map((key) => line('needs work', key)),
    ...needsWork.cleared.map((key) => line('work done', key)),
    ...comments.flatMap(({ key, added, removed }) => [
      ...added.map((comment) => line('comment', key, comment)),
      ...removed.map((comment) => line('comment gone', key, comment)),
    ]),
    ...annotations.flatMap(({ key, added, removed }) => [
      ...added.map((annotation) => line('annotation', key, annotation)),
      ...removed.map((annotation) => line('no longer', key, annotation)),
    ]),
  ].join('\n')
}

const kindOf = ({ before, after }: TextChange) => (before === null ? 'added' : after === null ? 'removed' : 'changed')

function printChange({ before, after }: TextChange, tag: string): string[] {
  const marked = before !== null && after !== null ? markWords(before, after, tag) : { before, after }
  return [
    ...(marked.before === null ? [] : [`    was        ${marked.before}`]),
    ...(marked.after === null ? [] : [`    now        ${marked.after}`]),
  ]
}

function amounts({ texts, renamed, reviews, needsWork, accepted, comments, annotations }: LocaleDiff): string {
  const kinds = texts.map(kindOf)
  const parts = {
    added: kinds.filter((kind) => kind === 'added').length,
    removed: kinds.filter((kind) => kind === 'removed').length,
    changed: kinds.filter((kind) => kind === 'changed').length,
    renamed: renamed.length,
    reviewed: reviews.added.length,
    'no longer reviewed': reviews.lost.length,
    'accepted for a changed English': accepted.length,
    'marked as needing work': needsWork.set.length,
    'no longer marked so': needsWork.cleared.length,
  }
  const said = Object.entries(parts).flatMap(([what, number]) => (number > 0 ? [`${number} ${what}`] : []))
  const commented = comments.length > 0 ? [`comments on ${count(comments.length, 'text')}`] : []
  const annotated = annotations.length > 0 ? [`annotations on ${count(annotations.length, 'text')}`] : []
  return [...said, ...commented, ...annotated].join(', ')
}
