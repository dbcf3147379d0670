import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { colors } from '../lib/colors.ts'
import { git, gitOrNull } from '../lib/git.ts'
import { count, report } from '../lib/output.ts'
import { messageOf } from '../lib/run.ts'
import { markWords } from '../lib/wordDiff.ts'
import { writeTogether } from '../lib/write.ts'
import { type Conflict, keyPrefix, mergeTexts, type Side } from './merge/mergeTexts.ts'
import { describeSides, type UnmergedFile, unmergedFiles } from './merge/unmerged.ts'
import { keyPattern } from '../project/keyPattern.ts'
import { type Project, trackedFolders } from '../project/project.ts'

const helpOf = ({ command }: Project) => `
In a merge "ours" is your branch. In a rebase "theirs" is your own commit. The first lines of the output name both.

Examples:
  ${command} merge                                        merge what can be merged, and list the conflicts
  ${command} merge --theirs                               take their texts
  ${command} merge --theirs --key "pages/about:*" --ours  theirs of these texts, ours of all others`

/** i18next-workbench merge: merges the changes of two branches in locales/, text by text. */
export const mergeCommand = (project: Project) =>
  new Command('merge')
    .description('Solve the conflicts that git reports in files of texts, text by text.')
    .option('--ours', 'take our text')
    .option('--theirs', 'take their text')
    .option('--key <pattern...>', 'only these texts, * stands for anything; with --theirs --ours: theirs of these')
    .addHelpText('after', helpOf(project))
    .action(async ({ ours = false, theirs = false, key: keys }) => {
      if (keys && !ours && !theirs) throw new Error('--key: add --ours or --theirs.')
      if (ours && theirs && !keys)
        throw new Error('--ours and --theirs: use one of them, or name the texts for --theirs with --key.')
      const patterns = keys?.map(keyPattern)
      await mergeIndex(project, (key) => {
        const isNamed = !patterns || patterns.some((pattern) => pattern.test(key))
        if (theirs && isNamed) return 'theirs'
        return ours && (isNamed || theirs) ? 'ours' : null
      })
    })

type Choose = (key: string) => Side | null

async function mergeIndex(project: Project, choose: Choose): Promise<void> {
  const { root, command } = project
  const files = await unmergedFiles(project)
  if (files.length === 0) {
    await assertNoMarks(project)
    console.log('Nothing to merge: git has no unmerged file in locales/.')
    return
  }
  const sides = await describeSides(root)
  console.log(`${colors.bold('ours')}    ${sides.ours}\n${colors.bold('theirs')}  ${sides.theirs}\n`)
  let open = 0
  // Sequential, since git locks its index for each "git add".
  for (const file of files) {
    const { isDone, said } = await settle(root, file, choose)
    open += isDone ? 0 : 1
    console.log(report(`${isDone ? colors.green('✓') : colors.red('✗')} ${file.file}: ${said[0]}`, said.slice(1)))
  }
  if (open > 0)
    throw new Error(
      `${count(open, 'file')} not merged. Choose texts with --ours or --theirs (and --key), or edit the file and "git add" it.`,
    )
  console.log(`\nNext: ${command} check, then go on in git (git merge --continue, git rebase --continue).`)
}

/** Throws an error that names files with marks of a conflict, which git takes for merged after "git add". */
async function assertNoMarks(project: Project): Promise<void> {
  const found = await gitOrNull(project.root, ['grep', '-lE', '^(<{7}|>{7}) ', '--', ...trackedFolders(project)])
  if (found === null) return
  throw new Error(
    `${found}These files were added with the marks of a conflict. Keep the lines that are right, and delete the marks and the others.
Or, before the commit, start again: git checkout --merge -- <file>, then ${project.command} merge.`,
  )
}

type Outcome = Readonly<{ isDone: boolean; said: readonly string[] }>

async function settle(root: string, { file, versions, isEdited }: UnmergedFile, choose: Choose): Promise<Outcome> {
  const left = (...said: readonly string[]): Outcome => ({ isDone: false, said })
  if (isEdited)
    return left('edited after the merge began. Finish it and "git add" it, or start again with git checkout --merge')
  if (!file.endsWith('.json')) return left('not a file of texts')
  const { ours, theirs } = versions
  if (ours === null || theirs === null) {
    const side = choose(`${keyPrefix(file)}*`)
    if (!side) return left(`${ours === null ? 'ours' : 'theirs'} removed it, the other changed it`)
    return put(root, file, versions[side], 'settled as a whole')
  }
  try {
    const merge = mergeTexts(file, versions)
    const open = merge.conflicts.filter(({ key }) => choose(key) === null)
    if (open.length > 0) return left(count(open.length, 'conflict'), ...open.map(printConflict))
    const text = merge.print(({ key }) => choose(key) === 'theirs')
    return await put(root, file, text, merge.conflicts.length > 0 ? 'settled' : 'merged')
  } catch (error) {
    return left(messageOf(error))
  }
}

async function put(root: string, file: string, text: string | null, said: string): Promise<Outcome> {
  const place = path.join(root, file)
  if (text === null) await rm(place, { force: true })
  else await writeTogether(new Map([[place, text]]))
  await git(root, ['add', '--all', '--', file])
  return { isDone: true, said: [said] }
}

function printConflict({ key, values: { base, ours, theirs } }: Conflict): string {
  const [before, own, other] = [base, ours, theirs].map((value) =>
    typeof value === 'string' || value === undefined ? value : JSON.stringify(value),
  )
  const against = (text = '(removed)') => (before === undefined ? text : markWords(before, text, 'und').after)
  const name = `  ${colors.bold(key)}`
  return report(
    name,
    `    before  ${before ?? '(none)'}`,
    `    ours    ${against(own)}`,
    `    theirs  ${against(other)}`,
  )
}
