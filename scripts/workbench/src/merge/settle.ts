import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { colors } from '../lib/colors.ts'
import { git } from '../lib/git.ts'
import { count } from '../lib/output.ts'
import { messageOf } from '../lib/run.ts'
import { markWords } from '../history/wordDiff.ts'
import { keyPattern } from '../model/keyPattern.ts'
import { conflictKey, type FileMerge, keyPrefix, mergeFile } from './mergeFile.ts'
import type { Conflict, Side } from './threeWay.ts'
import type { UnmergedFile } from './unmerged.ts'

export interface Choice {
  readonly side: Side
  /** Keys, with * for anything; every conflict when there are none. */
  readonly keys: readonly string[]
}

/** What became of one file. */
export interface Outcome {
  readonly file: string
  readonly result: 'merged' | 'by hand' | 'conflicts' | 'unreadable'
  /** What is still to be settled, by key. */
  readonly open: readonly { readonly key: string; readonly conflict: Conflict }[]
  /** How many conflicts the choice has settled. */
  readonly settled: number
  /** Why the file cannot be merged by key. */
  readonly reason: string | null
}

/** Merges one file of the index by key, writes it, and hands it to git when nothing is open. */
export async function settleFile(root: string, unmerged: UnmergedFile, choice: Choice | null): Promise<Outcome> {
  const { file, versions, settledByHand } = unmerged
  const none = { file, open: [], settled: 0, reason: null }
  if (!file.endsWith('.json')) return { ...none, result: 'unreadable', reason: 'not a file of texts' }
  const beside = /(?:^|\/)locales\/[^/]+\.json$/.test(file)
  if (!beside && (versions.ours === null || versions.theirs === null)) return settleRemoved(root, unmerged, choice)
  let merge: FileMerge
  try {
    merge = mergeFile(file, versions)
  } catch (error) {
    return { ...none, result: 'unreadable', reason: messageOf(error) }
  }
  const chosen = (conflict: Conflict) => sideOf(choice, conflictKey(file, conflict))
  const open = merge.conflicts.filter((conflict) => chosen(conflict) === null)
  await writeFile(path.join(root, file), merge.print(chosen))
  if (open.length === 0) await git(root, ['add', '--', file])
  return {
    ...none,
    result: open.length > 0 ? 'conflicts' : settledByHand ? 'by hand' : 'merged',
    open: open.map((conflict) => ({ key: conflictKey(file, conflict), conflict })),
    settled: merge.conflicts.length - open.length,
  }
}

/** A page that one side removed is kept or removed as a whole: its changed texts alone would be no page. */
async function settleRemoved(root: string, { file, versions }: UnmergedFile, choice: Choice | null): Promise<Outcome> {
  const key = `${keyPrefix(file)}*`
  const side = sideOf(choice, key)
  if (!side) {
    const whole = (text: string | null) => (text === null ? undefined : '(the whole file)')
    const { base, ours, theirs } = versions
    const conflict = { path: [], base: whole(base), ours: whole(ours), theirs: whole(theirs) }
    return { file, result: 'conflicts', open: [{ key, conflict }], settled: 0, reason: null }
  }
  const text = versions[side]
  if (text === null) await rm(path.join(root, file), { force: true })
  else await writeFile(path.join(root, file), text)
  await git(root, ['add', '--all', '--', file])
  return { file, result: 'merged', open: [], settled: 1, reason: null }
}

function sideOf(choice: Choice | null, key: string): Side | null {
  const chosen = choice && (choice.keys.length === 0 || choice.keys.some((pattern) => keyPattern(pattern).test(key)))
  return chosen ? choice.side : null
}

/** One line on what became of a file. */
export function printOutcome({ file, result, open, settled, reason }: Outcome): string {
  const says = {
    merged: settled > 0 ? `merged, ${count(settled, 'conflict')} settled` : 'merged',
    'by hand': 'taken as it is: it has no conflict marks',
    conflicts: count(open.length, 'conflict') + (settled > 0 ? `, ${settled} settled` : ''),
    unreadable: `not merged: ${reason}`,
  }
  const mark = result === 'merged' || result === 'by hand' ? colors.green('✓') : colors.red('✗')
  return `${mark} ${file}: ${says[result]}`
}

/** Every conflict with its key, the last common text, and what both sides made of it. */
export function printConflicts(outcomes: readonly Outcome[]): string {
  const blocks = outcomes.flatMap(({ file, open }) =>
    open.map(({ key, conflict }) => `${colors.bold(key)}  ${colors.dim(file)}\n${printConflict(conflict)}`),
  )
  return blocks.join('\n\n')
}

function printConflict({ base, ours, theirs }: Conflict): string {
  const [old, own, other] = [base, ours, theirs].map((value) =>
    typeof value === 'string' || value === undefined ? value : JSON.stringify(value),
  )
  const against = (text: string | undefined) =>
    text === undefined ? '(removed)' : old === undefined ? text : markWords(old, text, 'und').after
  return [`  before  ${old ?? '(none)'}`, `  ours    ${against(own)}`, `  theirs  ${against(other)}`].join('\n')
}
