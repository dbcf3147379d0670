import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { git, gitOrNull } from '../../lib/git.ts'
import { type Project, trackedFolders } from '../../project/project.ts'
import type { FileVersions, Side } from './mergeTexts.ts'

/** A file that git could not merge. */
export interface UnmergedFile {
  /** From the project's folder: locales/pl/pages/about.json. */
  readonly file: string
  readonly versions: FileVersions
  /** True for a file that a person has edited since git left it with its marks. */
  readonly isEdited: boolean
}

/** The unmerged files under locales/ of a project. */
export async function unmergedFiles(project: Project): Promise<UnmergedFile[]> {
  const { root } = project
  const listed = await git(root, ['ls-files', '--unmerged', '-z', '--', ...trackedFolders(project)])
  const files = new Set(listed.split('\0').flatMap((line) => /\t(.+)$/s.exec(line)?.[1] ?? []))
  const unmerged: UnmergedFile[] = []
  for (const file of files) {
    const stage = (number: number) => gitOrNull(root, ['show', `:${number}:./${file}`])
    const versions = { base: await stage(1), ours: await stage(2), theirs: await stage(3) }
    unmerged.push({ file, versions, isEdited: await isEdited(root, file, versions) })
  }
  return unmerged
}

/** Compares a file with what git made of it, which a merge, rebase, cherry-pick and "stash pop" keep as AUTO_MERGE. */
async function isEdited(root: string, file: string, { ours, theirs }: FileVersions): Promise<boolean> {
  const present = await readFile(path.join(root, file), 'utf8').catch(() => null)
  if (present === null || present === ours || present === theirs) return false
  const made = await gitOrNull(root, ['show', `AUTO_MERGE:./${file}`])
  const withoutLabels = (text: string) => text.replace(/^([<|>]{7}).*$/gm, '$1').replaceAll('\r\n', '\n')
  return made === null || withoutLabels(present) !== withoutLabels(made)
}

/** Both sides in words: the names that git has for them in the middle of a merge, rebase or cherry-pick. */
export async function describeSides(root: string): Promise<Record<Side, string>> {
  const describe = async (name: string) => (await gitOrNull(root, ['log', '-1', '--format=%h %s', name, '--']))?.trim()
  const heads = ['MERGE_HEAD', 'REBASE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD']
  const found = await Promise.all(heads.map(describe))
  const theirs = found.find(Boolean) ?? 'the changes that git is applying'
  const isRebase = !found[0] && Boolean(found[1])
  return { ours: (await describe('HEAD')) ?? '', theirs: isRebase ? `${theirs} (your own commit)` : theirs }
}
