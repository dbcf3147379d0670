import { commandLine } from '../config.ts'
import { Command } from '@commander-js/extra-typings'
import { colors } from '../lib/colors.ts'
import { git } from '../lib/git.ts'
import { count } from '../lib/output.ts'
import { type Choice, printConflicts, printOutcome, settleFile } from '../merge/settle.ts'
import { removeDriver, setUpDriver } from '../merge/setup.ts'
import { describeSides, unmergedFiles } from '../merge/unmerged.ts'

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
  .option('--undo', 'with --setup: take that back')
  .option('--ours', 'settle conflicts with our text')
  .option('--theirs', 'settle conflicts with their text')
  .option('--key <pattern...>', 'with --ours or --theirs: only these messages; * stands for anything')
  .option('--anew', 'begin again with what both branches have, without what was edited since')
  .addHelpText('after', help)
  .action(async ({ setup, undo, ours, theirs, key, anew }) => {
    if (undo && !setup) throw new Error('--undo: expected with --setup. To give up a merge: git merge --abort.')
    if (ours && theirs) throw new Error('--ours and --theirs: expected one of them, found both.')
    if (setup && (ours || theirs || key || anew)) throw new Error('--setup: expected alone or with --undo.')
    if (key && !ours && !theirs)
      throw new Error('--key: expected with --ours or --theirs, which says whose text to take.')
    const root = process.cwd()
    await git(root, ['rev-parse', '--show-toplevel']).catch((error: Error) => {
      throw new Error(`${root}: expected a folder in a git repository. ${error.message}`)
    })
    if (setup) console.log(await (undo ? removeDriver(root) : setUpDriver(root)))
    else await mergeIndex(root, ours || theirs ? { side: ours ? 'ours' : 'theirs', keys: key ?? [] } : null, anew)
  })

async function mergeIndex(root: string, choice: Choice | null, anew = false): Promise<void> {
  const files = await unmergedFiles(root, anew)
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
  if (open.length > 0) console.log(`\n${printConflicts(outcomes)}`)
  const unreadable = outcomes.filter(({ result }) => result === 'unreadable')
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
      `Cannot be merged by message: ${names}.\nSettle these in an editor and "git add" them; --anew drops what was edited since the merge began.`,
    )
  }
  if (open.length > 0) {
    throw new Error(
      `${count(open.length, 'conflict')} to settle: with --ours or --theirs (and --key), or between the marks in the files.\nThen run this command again.`,
    )
  }
  console.log(`\nNext: ${commandLine()} check, then go on in git (git merge --continue, git rebase --continue).`)
}
