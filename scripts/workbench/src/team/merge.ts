import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cacheFile, config, keyOf } from '../config.ts'
import { messageOf } from '../lib/run.ts'
import { conflictKey, type FileVersions, mergeFile } from '../merge/mergeFile.ts'
import { driverAttributes, driverSettings } from '../merge/setup.ts'
import type { Conflict } from '../merge/threeWay.ts'
import { versionsIn } from '../merge/unmerged.ts'
import { hasAllOf, isWorkIn, type Repository } from './repository.ts'

/** A text that was changed on both sides: the other side's stands in the file, and this one is to be compared with it. */
export interface Unsettled {
  readonly file: string
  /** "hero.title", or "pages_few" for a plural form. */
  readonly key: string
  /** The last text that both sides had; null for none. */
  readonly base: string | null
  readonly yours: string
}

export interface Branch {
  readonly name: string
  readonly commit: string
}

/**
 * Merges branches into a commit, message by message, among git's objects alone: no file changes, and nothing is left when it
 * is cut off. Where both sides have changed a text, theirs is taken and ours is among the unsettled. A branch that changes other
 * files than texts in another way is left out as a whole. Gives the commit, the unsettled, and notes on what was left out or taken.
 */
export async function mergeBranches(
  repository: Repository,
  start: string,
  branches: readonly Branch[],
  env: Readonly<Record<string, string>>,
) {
  let commit = start
  const unsettled: Unsettled[] = []
  const notes: string[] = []
  for (const branch of branches) {
    if (await hasAllOf(repository, commit, branch.commit)) continue
    if (await hasAllOf(repository, branch.commit, commit)) {
      commit = branch.commit
      continue
    }
    try {
      const merged = await mergeTrees(repository, commit, branch.commit)
      const parents = [commit, branch.commit].flatMap((parent) => ['-p', parent])
      const args = ['commit-tree', ...parents, '-m', `Merge ${branch.name}`, merged.tree]
      commit = (await repository.run(args, { env })).trim()
      unsettled.push(...merged.unsettled)
      notes.push(...merged.taken.map((what) => `${what}: changed here, too; that of ${branch.name} was taken.`))
    } catch (error) {
      notes.push(`${branch.name} is left out: ${messageOf(error)}.`)
    }
  }
  return { commit, unsettled, notes }
}

interface Tree {
  readonly tree: string
  readonly unsettled: readonly Unsettled[]
  readonly taken: readonly string[]
}

async function mergeTrees(repository: Repository, ours: string, theirs: string): Promise<Tree> {
  const attributes = cacheFile(repository.root, 'team-attributes')
  await writeFile(attributes, `${driverAttributes(repository.prefix).join('\n')}\n`)
  const settings = { 'core.attributesFile': attributes, ...driverSettings(repository.root, repository.prefix) }
  const own = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { code, out, said } = await repository.result([...own, 'merge-tree', '--write-tree', '-z', ours, theirs])
  if (code !== 0 && code !== 1) throw new Error(said.includes('usage:') ? 'expected git 2.38 or newer' : said)
  const [tree = '', ...lines] = out.toString('utf8').split('\0')
  if (code === 0) return { tree, unsettled: [], taken: [] }
  return settle(repository, tree, await versionsIn(repository.top, lines.slice(0, lines.indexOf(''))))
}

async function settle(repository: Repository, tree: string, files: ReadonlyMap<string, FileVersions>): Promise<Tree> {
  const other = [...files.keys()].find((file) => !isWorkIn(repository, file) || !file.endsWith('.json'))
  if (other !== undefined) throw new Error(`${other} was changed here and there, which somebody has to settle with git`)
  const unsettled: Unsettled[] = []
  const taken: string[] = []
  const entries: string[] = []
  for (const [name, versions] of files) {
    const file = name.slice(repository.prefix.length)
    // A page that they have removed is no place for texts any more; one that they still work on stays.
    const merge = versions.theirs !== null && versions.ours !== null ? mergeFile(file, versions) : null
    if (!merge) taken.push(file)
    for (const conflict of merge?.conflicts ?? []) {
      const text = unsettledIn(file, conflict)
      if (text) unsettled.push(text)
      else taken.push(conflictKey(file, conflict))
    }
    const merged = merge ? merge.print(() => 'theirs') : versions.theirs
    const id = merged === null ? null : await repository.run(['hash-object', '-w', '--stdin'], { input: merged })
    entries.push(id === null ? `0 ${'0'.repeat(40)}\t${name}` : `100644 ${id.trim()}\t${name}`)
  }
  return { tree: await withEntries(repository, tree, entries), unsettled, taken }
}

function unsettledIn(file: string, { path: names, base, ours, theirs }: Conflict): Unsettled | null {
  if (config().layout.parse(file) === null || typeof ours !== 'string' || typeof theirs !== 'string') return null
  return { file, key: keyOf(names), base: typeof base === 'string' ? base : null, yours: ours }
}

async function withEntries(repository: Repository, tree: string, entries: readonly string[]): Promise<string> {
  const index = path.join(repository.gitFolder, `translate-index-${process.pid}`)
  const env = { GIT_INDEX_FILE: index }
  try {
    await repository.run(['read-tree', tree], { env })
    await repository.run(['update-index', '-z', '--index-info'], { env, input: `${entries.join('\0')}\0` })
    return (await repository.run(['write-tree'], { env })).trim()
  } finally {
    await rm(index, { force: true })
  }
}
