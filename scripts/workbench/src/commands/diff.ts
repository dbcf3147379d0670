import { Command } from '@commander-js/extra-typings'
import { allLocales, commandLine } from '../config.ts'
import { count, report, tell } from '../lib/output.ts'
import { readCommit, readWorkingTree, type Snapshot } from '../history/snapshot.ts'
import { groupBy } from '../model/groups.ts'
import { localesNamed } from '../model/localeNamed.ts'
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
    const codes = localesNamed(locale ?? []).map(({ code }) => code)
    const chosen = page?.map(namespaceNamed)
    const root = process.cwd()
    const [before, after] = await Promise.all([
      readCommit(root, from),
      to === undefined ? readWorkingTree(root) : readCommit(root, to),
    ])
    const includes = (namespace: string) => chosen?.includes(namespace) ?? true
    // Without a choice also what is no locale today.
    const all = [...new Set([...after.files.keys(), ...before.files.keys()])].toSorted()
    const diffs = all
      .filter((code) => !locale || codes.includes(code))
      .map((code) => {
        const [old, now] = [listsOf(before, code, includes), listsOf(after, code, includes)]
        return { locale: code, changes: changesOf(old, now) }
      })
      .filter(({ changes }) => changes.length > 0)
    tell(json, { from: before.name, to: after.name, locales: diffs }, () =>
      diffs.length === 0
        ? `${before.name} and ${after.name}: no difference in texts, reviews, comments or annotations.`
        : [`From ${before.name} to ${after.name}`, ...diffs.map(printLocaleDiff)].join('\n\n'),
    )
    const problems = [...before.problems, ...after.problems]
    if (problems.length === 0) return
    const heading = `${count(problems.length, 'problem')} in files, which were left out:`
    throw new Error([heading, ...problems.map(({ message }) => `  ${message}`)].join('\n'))
  })

interface Change {
  readonly what: keyof typeof amounts
  readonly key: string
  readonly before?: string | null
  readonly after?: string | null
  /** Who has reviewed it, what was said of it, its new key. */
  readonly note?: string
}

const amounts = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  renamed: 'renamed',
  reviewed: 'reviewed',
  'review lost': 'no longer reviewed',
  accepted: 'accepted for a changed English',
  'needs work': 'marked as needing work',
  'work done': 'no longer marked so',
  comment: 'commented',
  'comment gone': 'with a comment less',
  annotation: 'annotated',
  'no longer': 'with an annotation less',
} as const

const kinds = [
  ['reviews', 'reviewed', 'review lost'],
  ['needsWork', 'needs work', 'work done'],
  ['comments', 'comment', 'comment gone'],
  ['annotations', 'annotation', 'no longer'],
] as const

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
    needsWork: new Map(inState('needs-work').map((unit) => [unitId(unit), ['']])),
    comments: chosen(snapshot.comments),
    annotations: chosen(snapshot.annotations),
    states: new Map(units.map((unit) => [unitId(unit), unit.state])),
  }
}

type Lists = ReturnType<typeof listsOf>

function changesOf(old: Lists, now: Lists): Change[] {
  const texts = textChanges(differences(old.texts, now.texts))
  const accepted = [...now.states].flatMap(([key, state]): Change[] => {
    const isSettled = old.states.get(key) === 'stale' && (state === 'translated' || state === 'reviewed')
    if (!isSettled || texts.some((change) => change.key === key)) return []
    return [{ what: 'accepted', key, note: 'for the English that it has now' }]
  })
  const listed = kinds.flatMap(([name, come, gone]): Change[] => {
    const found = differences(old[name], now[name])
    const rest = (key: string) => (gone === 'review lost' ? ` (now ${now.states.get(key) ?? 'removed'})` : '')
    return [
      ...found.flatMap(({ key, added }) => added.map((note) => ({ what: come, key, note }))),
      ...found.flatMap(({ key, removed }) => removed.map((note) => ({ what: gone, key, note: note + rest(key) }))),
    ]
  })
  return [...texts, ...accepted, ...listed]
}

interface Difference {
  readonly key: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

type ByKey = ReadonlyMap<string, readonly string[]>

const differences = (before: ByKey, after: ByKey): Difference[] =>
  [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const [old, now] = [before.get(key) ?? [], after.get(key) ?? []]
    const [added, removed] = [now.filter((item) => !old.includes(item)), old.filter((item) => !now.includes(item))]
    return added.length + removed.length > 0 ? [{ key, added, removed }] : []
  })

/** What became of texts. One that is gone, while its very words have come under one other key, was renamed. */
function textChanges(found: readonly Difference[]): Change[] {
  const gone = groupBy(found, ({ added, removed }) => (added.length === 0 ? removed[0] : undefined))
  const come = groupBy(found, ({ added, removed }) => (removed.length === 0 ? added[0] : undefined))
  const renamed = [...gone].flatMap(([text, [from, ...others]]) => {
    const [to, ...more] = come.get(text) ?? []
    return text !== undefined && from && to && others.length + more.length === 0 ? [{ from: from.key, to: to.key }] : []
  })
  const moved = new Set(renamed.flatMap(({ from, to }) => [from, to]))
  const changed = found
    .filter(({ key }) => !moved.has(key))
    .map(({ key, removed: [before = null], added: [after = null] }): Change => {
      return { what: before === null ? 'added' : after === null ? 'removed' : 'changed', key, before, after }
    })
  return [...changed, ...renamed.map(({ from, to }): Change => ({ what: 'renamed', key: from, note: `to ${to}` }))]
}

/** One locale's differences for people: a line of numbers, then every key with what became of it. */
function printLocaleDiff({
  locale,
  changes,
}: {
  readonly locale: string
  readonly changes: readonly Change[]
}): string {
  const row = allLocales().find(({ code }) => code === locale)
  const keys = groupBy(changes, ({ what }) => amounts[what])
  const numbers = Object.values(amounts).flatMap((what) => {
    const count = new Set(keys.get(what)?.map(({ key }) => key)).size
    return count > 0 ? [`${count} ${what}`] : []
  })
  return report(
    `${colors.bold(row ? `${row.name} (${locale})` : locale)}: ${numbers.join(', ')}`,
    changes.map(({ what, key, before = null, after = null, note }) => {
      const both = before !== null && after !== null
      const marked = both ? markWords(before, after, row?.tag ?? 'und') : { before, after }
      return [
        `  ${what.padEnd(12)} ${key}${note ? `  ${note}` : ''}`,
        marked.before !== null && `    was        ${marked.before}`,
        marked.after !== null && `    now        ${marked.after}`,
      ]
    }),
  )
}
