import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { keptFolders } from '../config.ts'
import { git, readObjects } from '../lib/git.ts'
import { oneSide } from './marks.ts'
import type { FileVersions } from './mergeFile.ts'
import type { Side } from './threeWay.ts'

/** A file that git could not merge. */
export interface UnmergedFile {
  /** From the project's folder: locales/pl/pages/about.json. */
  readonly file: string
  /** The texts to merge. What was settled in the file since is the same on both sides. */
  readonly versions: FileVersions
  /** Whether the file has no conflict marks any more, so that somebody has settled it by hand. */
  readonly settledByHand: boolean
}

/** The unmerged files under locales/ of a project. */
export async function unmergedFiles(root: string): Promise<UnmergedFile[]> {
  const listed = await git(root, ['ls-files', '--unmerged', '-z', '--', ...keptFolders()])
  const files = await versionsIn(root, listed.split('\0').filter(Boolean))
  return Promise.all(
    [...files].map(async ([file, versions]) => {
      const present = await readFile(path.join(root, file), 'utf8').catch(() => null)
      // A driver that did not work leaves ours as it was, without marks: that is nobody's decision.
      const untouched = present === null || present === versions.ours || present === versions.theirs
      if (untouched || versions.ours === null || versions.theirs === null) {
        return { file, versions, settledByHand: false }
      }
      const [ours, theirs] = [oneSide(present, 'ours'), oneSide(present, 'theirs')]
      return { file, versions: { base: versions.base, ours, theirs }, settledByHand: ours === theirs }
    }),
  )
}

/** The versions of files by name, from the lines in which git names them: "<mode> <object> <stage>", a tab and the name. */
export async function versionsIn(root: string, lines: readonly string[]): Promise<ReadonlyMap<string, FileVersions>> {
  const stages = new Map<string, Map<string, string>>()
  for (const line of lines) {
    const [, id = '', stage = '', file = ''] = /^\d+ ([0-9a-f]+) (\d)\t(.+)$/s.exec(line) ?? []
    stages.set(file, (stages.get(file) ?? new Map()).set(stage, id))
  }
  const ids = [...stages.values()].flatMap((byStage) => [...byStage.values()])
  const texts = await readObjects(root, ids)
  return new Map(
    [...stages].map(([file, byStage]) => {
      const text = (stage: string) => texts.get(byStage.get(stage) ?? '') ?? null
      return [file, { base: text('1'), ours: text('2'), theirs: text('3') }]
    }),
  )
}

/** What both sides are, in words: the names that git has for them in the middle of a merge, rebase or cherry-pick. */
export async function describeSides(root: string): Promise<Record<Side, string>> {
  const describe = async (name: string) => {
    const said = await git(root, ['log', '-1', '--format=%h %s', name, '--']).catch(() => '')
    return said.trim()
  }
  const heads = ['MERGE_HEAD', 'REBASE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD']
  const found = await Promise.all(heads.map(describe))
  const theirs = found.find(Boolean) ?? 'the changes that git is applying'
  const isRebase = found[0] === '' && found[1] !== ''
  return { ours: await describe('HEAD'), theirs: isRebase ? `${theirs} (your own commit)` : theirs }
}
