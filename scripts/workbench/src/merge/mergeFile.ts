import { cutJson } from '../lib/json/pieces.ts'
import { isObject } from '../lib/json/values.ts'
import { messageOf } from '../lib/run.ts'
import { agreedJson, markConflicts } from './marks.ts'
import { settleBaseRecords, settleRecords } from './mergeRecords.ts'
import { type Conflict, type MergeRules, mergeVersions, type Side } from './threeWay.ts'

/** The texts of a file in the last common version and on both sides. Null where there is no such file. */
export type FileVersions = Readonly<Record<'base' | Side, string | null>>

export interface FileMerge {
  readonly conflicts: readonly Conflict[]
  /** The merged text with the given side of conflicts, and with git's marks around those for which it gives null. */
  print(choose: (conflict: Conflict) => Side | null, markSize?: number): string
}

/** Merges a file by key; `isBase` for a base. Throws an error with version and line for what is not JSON. */
export function mergeFile(file: string, texts: FileVersions, isBase = false): FileMerge {
  const rules = rulesFor(file, isBase)
  const cut = (version: 'base' | Side) => {
    const text = texts[version]
    // Git passes an empty file for a base that does not exist.
    if (text === null || text.trim() === '') return undefined
    try {
      return cutJson((version === 'base' && agreedJson(text)) || text, rules.identity).piece
    } catch (error) {
      throw new Error(`${version}, ${messageOf(error)}`)
    }
  }
  const versions = { base: cut('base'), ours: cut('ours'), theirs: cut('theirs') }
  const end = /\s*$/.exec(texts.ours ?? texts.theirs ?? '')?.[0] ?? ''
  const merged = (choose: (conflict: Conflict) => Side) => {
    const text = mergeVersions(versions, { rules, choose })
    return text === null ? '' : text + end
  }
  const conflicts: Conflict[] = []
  merged((conflict) => {
    conflicts.push(conflict)
    return 'ours'
  })
  return {
    conflicts,
    print(choose, markSize = 7) {
      const open = conflicts.filter((conflict) => choose(conflict) === null)
      const print = (theirs: readonly Conflict[]) => {
        const taken = new Set(theirs.map(placeOf))
        return merged((conflict) => choose(conflict) ?? (taken.has(placeOf(conflict)) ? 'theirs' : 'ours'))
      }
      return markConflicts(open, print, markSize)
    },
  }
}

const placeOf = ({ path }: Conflict) => path.join('\0')

/** Lists of texts are sets; a term, an exception and a note are known by what they are about. */
function identityOf(item: unknown): string | null {
  if (typeof item === 'string') return item
  if (!isObject(item)) return null
  const { key, rule, term, match } = item
  if (typeof key === 'string' && typeof rule === 'string') return [key, rule, term].filter(Boolean).join(' ')
  if (typeof term === 'string') return term
  return typeof match === 'string' ? match : null
}

function rulesFor(file: string, isBase: boolean): MergeRules {
  // The list of a key's records is one value, since only all of them tell what holds.
  if (file.endsWith('.record.json')) {
    return { identity: () => null, settle: isBase ? settleBaseRecords : settleRecords }
  }
  // A hash means the same text everywhere, and a text that nobody needs does no harm.
  if (file.endsWith('en.previous.json')) return { identity: identityOf, union: true }
  return { identity: identityOf }
}

/** What stands before the keys of a file: "pages/about:" of locales/pl/pages/about.json, "pl.glossary:" of its glossary. */
export function keyPrefix(file: string): string {
  const [, name = file] = /(?:^|\/)locales\/(?:[^/]+\/)?(.+)\.json$/.exec(file) ?? []
  return `${name}:`
}

/** "pages/about:hero.title" */
export const conflictKey = (file: string, { path }: Conflict) => `${keyPrefix(file)}${path.join('.')}`
