import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { colors } from '../lib/colors.ts'
import { git, gitOrNull } from '../lib/git.ts'
import { count, lines, report } from '../lib/output.ts'
import { messageOf } from '../lib/run.ts'
import { markWords } from '../lib/wordDiff.ts'
import { writeTogether } from '../lib/write.ts'
import { type Conflict, type FileVersions, keyPrefix, mergeTexts, type Side } from './mergeTexts.ts'
import { keyPattern } from '../project/keyPattern.ts'
import type { Project } from '../project/project.ts'

const helpOf = ({ command }: Project) => `
In a merge "ours" is your branch. In a rebase "theirs" is your own commit.

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
  if (files.length === 0) return console.log('Nothing to merge: git reports no conflict in locales/.')
  let left = 0
  // Sequential, since git locks its index for each "git add".
  for (const file of files) {
    const reasons = await settle(root, file, choose)
    left += reasons.length > 0 ? 1 : 0
    const [mark, said] = reasons.length > 0 ? [colors.red('✗'), reasons[0]] : [colors.green('✓'), 'merged']
    console.log(report(`${mark} ${file.file}: ${said}`, reasons.slice(1)))
  }
  if (left > 0)
    throw new Error(
      `${count(left, 'file')} not merged. Choose a side for every conflict in one command: --ours, --theirs, or --theirs --key … --ours. Or edit the file and "git add" it.`,
    )
  console.log(`\nNext: ${command} check, then go on in git (git merge --continue, git rebase --continue).`)
}

type UnmergedFile = Awaited<ReturnType<typeof unmergedFiles>>[number]

/** The files under locales/ that git could not merge, from the project's folder, with their versions. */
async function unmergedFiles(project: Project) {
  const { root, layout, recordsFolder } = project
  const command = ['diff', '--name-only', '--relative', '--diff-filter=U', '-z', '--', layout.folder, recordsFolder]
  const files = (await git(root, command)).split('\0').filter(Boolean)
  return Promise.all(
    files.map(async (file) => {
      const stage = (number: number) => gitOrNull(root, ['show', `:${number}:./${file}`])
      const versions = { base: await stage(1), ours: await stage(2), theirs: await stage(3) }
      return { file, versions, isEdited: await isEdited(root, file, versions) }
    }),
  )
}

/** Compares a file with what git made of it, which a merge, rebase, cherry-pick and "stash pop" keep as AUTO_MERGE. */
async function isEdited(root: string, file: string, { ours, theirs }: FileVersions): Promise<boolean> {
  const present = await readFile(path.join(root, file), 'utf8').catch(() => null)
  if (present === null || present === ours || present === theirs) return false
  const made = await gitOrNull(root, ['show', `AUTO_MERGE:./${file}`])
  const withoutLabels = (text: string) => text.replace(/^([<|>]{7}).*$/gm, '$1').replaceAll('\r\n', '\n')
  return made === null || withoutLabels(present) !== withoutLabels(made)
}

/** Merges a file. Returns the reasons why it is left as it is; none if it is merged. */
async function settle(root: string, { file, versions, isEdited }: UnmergedFile, choose: Choose): Promise<string[]> {
  if (isEdited)
    return ['changed after the merge began. Finish it and "git add" it, or start again with git checkout --merge']
  if (!file.endsWith('.json')) return ['not a file of texts']
  const { ours, theirs } = versions
  try {
    if (ours !== null && theirs !== null) {
      const { open, text } = mergeTexts(file, versions, choose)
      if (open.length > 0) return lines(count(open.length, 'conflict'), open.map(printConflict))
      await put(root, file, text)
    } else {
      const side = choose(`${keyPrefix(file)}*`)
      if (!side) return [`${ours === null ? 'ours' : 'theirs'} removed it, the other changed it`]
      await put(root, file, versions[side])
    }
    return []
  } catch (error) {
    return [messageOf(error)]
  }
}

async function put(root: string, file: string, text: string | null): Promise<void> {
  const place = path.join(root, file)
  if (text === null) await rm(place, { force: true })
  else await writeTogether(new Map([[place, text]]))
  await git(root, ['add', '--all', '--', file])
}

function printConflict({ key, values: { base, ours, theirs } }: Conflict): string {
  const print = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '(none)'))
  const against = (value: unknown) =>
    base === undefined ? print(value) : markWords(print(base), print(value), 'und').after
  return report(
    `  ${colors.bold(key)}`,
    `    before  ${print(base)}`,
    `    ours    ${against(ours)}`,
    `    theirs  ${against(theirs)}`,
  )
}
