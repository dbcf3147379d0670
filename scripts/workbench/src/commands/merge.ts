import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { commandLine } from '../config.ts'
import { colors } from '../lib/colors.ts'
import { git } from '../lib/git.ts'
import { count } from '../lib/output.ts'
import { setUpDriver } from '../merge/setup.ts'
import { describeSides, type UnmergedFile, unmergedFiles } from '../merge/unmerged.ts'
import { messageOf } from '../lib/run.ts'
import { markWords } from '../lib/wordDiff.ts'
import { keyPattern } from '../model/keyPattern.ts'
import { conflictKey, type FileMerge, keyPrefix, mergeFile } from '../merge/mergeFile.ts'
import type { Conflict, Side } from '../merge/threeWay.ts'

const help = `
In a merge "ours" is the branch that you are on. In a rebase it is the branch that you rebase onto, and "theirs" is your
own commit; the first lines of the output name both.

Examples:
  ${commandLine()} merge --setup                                once in each clone: git merges by message on its own
  ${commandLine()} merge                                        what git could not merge, and what is to be settled
  ${commandLine()} merge --theirs --key "pages/about:hero.*"    take their texts of these messages
  ${commandLine()} merge --ours                                 take ours of all others`

/** i18next-workbench merge: merges what two branches have done in locales/, text by text. */
export const mergeCommand = new Command('merge')
  .description(
    'Merge the texts, records and comments of two branches by message, in the middle of a merge, rebase or cherry-pick.',
  )
  .option('--setup', 'let git do it on its own from now on, in this clone')
  .option('--ours', 'settle conflicts with our text')
  .option('--theirs', 'settle conflicts with their text')
  .option('--key <pattern...>', 'with --ours or --theirs: only these messages; * stands for anything')
  .addHelpText('after', help)
  .action(async ({ setup, ours, theirs, key }) => {
    if (ours && theirs) throw new Error('--ours and --theirs: expected one of them, found both.')
    if (setup && (ours || theirs || key)) throw new Error('--setup: expected alone.')
    if (key && !ours && !theirs)
      throw new Error('--key: expected with --ours or --theirs, which says whose text to take.')
    const root = process.cwd()
    await git(root, ['rev-parse', '--show-toplevel']).catch((error: Error) => {
      throw new Error(`${root}: expected a folder in a git repository. ${error.message}`)
    })
    if (setup) console.log(await setUpDriver(root))
    else await mergeIndex(root, ours || theirs ? { side: ours ? 'ours' : 'theirs', keys: key ?? [] } : null)
  })

async function mergeIndex(root: string, choice: Choice | null): Promise<void> {
  const files = await unmergedFiles(root)
  if (files.length === 0) {
    console.log('Nothing to merge: git has no unmerged file in locales/.')
    return
  }
  const sides = await describeSides(root)
  console.log(`${colors.bold('ours')}    ${sides.ours}\n${colors.bold('theirs')}  ${sides.theirs}\n`)
  const outcomes = []
  // One after the other: git locks its index for each "git add".
  for (const file of files) outcomes.push(await settleFile(root, file, choice))
  for (const outcome of outcomes) console.log(printOutcome(outcome))
  const open = outcomes.flatMap((outcome) => outcome.open)
  for (const { file, open } of outcomes) {
    for (const { key, conflict } of open)
      console.log(`\n${colors.bold(key)}  ${colors.dim(file)}\n${printConflict(conflict)}`)
  }
  const unreadable = outcomes.filter(({ isUnreadable }) => isUnreadable)
  if (choice && outcomes.every(({ settled }) => settled === 0)) {
    const named = choice.keys.length > 0 ? choice.keys.join(', ') : 'no --key'
    const keys = open.map(({ key }) => key).join(', ') || 'none'
    throw new Error(
      `--${choice.side} (${named}): expected the key of a conflict, found no such one. Conflicts: ${keys}.`,
    )
  }
  if (unreadable.length > 0) {
    const names = unreadable.map(({ file }) => file).join(', ')
    throw new Error(
      `Cannot be merged by message: ${names}.\nSettle these in an editor and "git add" them; git checkout --merge -- <file> drops what was edited since the merge began.`,
    )
  }
  if (open.length > 0) {
    throw new Error(
      `${count(open.length, 'conflict')} to settle: with --ours or --theirs (and --key), or between the marks in the files.\nThen run this command again.`,
    )
  }
  console.log(`\nNext: ${commandLine()} check, then go on in git (git merge --continue, git rebase --continue).`)
}

interface Choice {
  readonly side: Side
  /** Keys, with * for anything; every conflict when there are none. */
  readonly keys: readonly string[]
}

interface Outcome {
  readonly file: string
  readonly open: readonly { readonly key: string; readonly conflict: Conflict }[]
  readonly settled: number
  /** What it is taken for, or why it cannot be merged by key. */
  readonly said?: string
  readonly isUnreadable?: true
}

async function settleFile(root: string, unmerged: UnmergedFile, choice: Choice | null): Promise<Outcome> {
  const { file, versions, settledByHand } = unmerged
  const unreadable = (said: string): Outcome => ({ file, open: [], settled: 0, said, isUnreadable: true })
  if (!file.endsWith('.json')) return unreadable('not merged: not a file of texts')
  const beside = /(?:^|\/)locales\/[^/]+\.json$/.test(file)
  if (!beside && (versions.ours === null || versions.theirs === null)) return settleRemoved(root, unmerged, choice)
  let merge: FileMerge
  try {
    merge = mergeFile(file, versions)
  } catch (error) {
    return unreadable(`not merged: ${messageOf(error)}`)
  }
  const chosen = (conflict: Conflict) => sideOf(choice, conflictKey(file, conflict))
  const open = merge.conflicts.filter((conflict) => chosen(conflict) === null)
  await writeFile(path.join(root, file), merge.print(chosen))
  if (open.length === 0) await git(root, ['add', '--', file])
  return {
    file,
    open: open.map((conflict) => ({ key: conflictKey(file, conflict), conflict })),
    settled: merge.conflicts.length - open.length,
    ...(settledByHand && { said: 'taken as it is: it has no conflict marks' }),
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
    return { file, open: [{ key, conflict }], settled: 0 }
  }
  const text = versions[side]
  if (text === null) await rm(path.join(root, file), { force: true })
  else await writeFile(path.join(root, file), text)
  await git(root, ['add', '--all', '--', file])
  return { file, open: [], settled: 1 }
}

function sideOf(choice: Choice | null, key: string): Side | null {
  const chosen = choice && (choice.keys.length === 0 || choice.keys.some((pattern) => keyPattern(pattern).test(key)))
  return chosen ? choice.side : null
}

function printOutcome({ file, open, settled, said, isUnreadable }: Outcome): string {
  const isDone = open.length === 0 && !isUnreadable
  const what = isDone ? 'merged' : count(open.length, 'conflict')
  const rest = settled > 0 ? `, ${isDone ? count(settled, 'conflict') : settled} settled` : ''
  return `${isDone ? colors.green('✓') : colors.red('✗')} ${file}: ${(open.length === 0 && said) || what + rest}`
}

function printConflict({ base, ours, theirs }: Conflict): string {
  const [old, own, other] = [base, ours, theirs].map((value) =>
    typeof value === 'string' || value === undefined ? value : JSON.stringify(value),
  )
  const against = (text: string | undefined) =>
    text === undefined ? '(removed)' : old === undefined ? text : markWords(old, text, 'und').after
  return [`  before  ${old ?? '(none)'}`, `  ours    ${against(own)}`, `  theirs  ${against(other)}`].join('\n')
}
