import { messageOf } from '../../lib/run.ts'
import { agreedJson } from './marks.ts'
import { cutJson } from './pieces.ts'
import { conflictsIn, markConflicts, printMerged } from './print.ts'
import { keyPrefix, rulesFor } from './rules.ts'
import { type Conflict, mergeVersions, type Side } from './threeWay.ts'

/** The texts of a file in the last common version and on both sides. Null where there is no such file. */
export type FileVersions = Readonly<Record<'base' | Side, string | null>>

export interface FileMerge {
  readonly conflicts: readonly Conflict[]
  /** The merged text with the given side of conflicts, and with git's marks around those for which it gives null. */
  print(choose: (conflict: Conflict) => Side | null, markSize?: number): string
}

/** Merges the versions of a file under locales/ by key. Throws an error with version and line for what is not JSON. */
export function mergeFile(file: string, texts: FileVersions): FileMerge {
  const rules = rulesFor(file)
  const cut = (version: 'base' | Side) => {
    const text = texts[version]
    // Git passes an empty file for a base that does not exist.
    if (text === null || text.trim() === '') return undefined
    try {
      return cutJson((version === 'base' && agreedJson(text)) || text, rules.identity)
    } catch (error) {
      throw new Error(`${version}, ${messageOf(error)}`)
    }
  }
  const versions = { base: cut('base'), ours: cut('ours'), theirs: cut('theirs') }
  const merged = mergeVersions(versions, rules)
  const conflicts = merged ? conflictsIn(merged) : []
  const end = /\s*$/.exec(texts.ours ?? texts.theirs ?? '')?.[0] ?? ''
  return {
    conflicts,
    print(choose, markSize = 7) {
      const open = conflicts.filter((conflict) => choose(conflict) === null)
      const print = (theirs: readonly Conflict[]) => {
        const side = (conflict: Conflict) => choose(conflict) ?? (theirs.includes(conflict) ? 'theirs' : 'ours')
        const text = merged && printMerged(merged, side)
        return text === null ? '' : text + end
      }
      return markConflicts(open, print, markSize)
    },
  }
}

/** "pages/about:hero.title" */
export const conflictKey = (file: string, { path }: Conflict) => `${keyPrefix(file)}${path.join('.')}`
