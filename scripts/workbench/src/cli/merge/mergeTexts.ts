import { isDeepStrictEqual } from 'node:util'
import { getNodeValue } from 'jsonc-parser'
import { inSentences } from '../../lib/fault.ts'
import { editJson, type JsonEdit } from '../../lib/json/edits.ts'
import { parseJson } from '../../lib/json/parse.ts'
import { isObject } from '../../lib/json/values.ts'

export type Side = 'ours' | 'theirs'

/** The texts of a file in the last common version and on both sides; null where there is no such file. */
export type FileVersions = Readonly<Record<'base' | Side, string | null>>

/** A value that both sides have changed, each in its own way; undefined where a side has removed it. */
export interface Conflict {
  /** "pages/about:hero.title" of locales/pl/pages/about.json, "pl.glossary:terms" of a glossary. */
  readonly key: string
  readonly path: string[]
  readonly values: Readonly<Record<'base' | Side, unknown>>
}

/** Merges a JSON file by key. A list is one value. Throws an error with version and line for what is no JSON object. */
export function mergeTexts(file: string, { base, ours, theirs }: FileVersions) {
  const trees = { base: treeOf('base', base), ours: treeOf('ours', ours), theirs: treeOf('theirs', theirs) }
  const [before, own, other] = [leavesOf(trees.base), leavesOf(trees.ours), leavesOf(trees.theirs)]
  const taken: JsonEdit[] = []
  const conflicts: Conflict[] = []
  for (const id of new Set([...before.keys(), ...own.keys(), ...other.keys()])) {
    const values = { base: before.get(id), ours: own.get(id), theirs: other.get(id) }
    if (isDeepStrictEqual(values.ours, values.theirs) || isDeepStrictEqual(values.theirs, values.base)) continue
    const path = id.split(SEPARATOR)
    if (isDeepStrictEqual(values.ours, values.base)) taken.push({ path, value: values.theirs })
    else conflicts.push({ key: keyPrefix(file) + path.join('.'), path, values })
  }
  const namesIn = (group: readonly string[]) => {
    const found = group.reduce<unknown>((tree, name) => (isObject(tree) ? tree[name] : undefined), trees.theirs)
    return isObject(found) ? Object.keys(found) : []
  }
  return {
    conflicts,
    /** The text of ours with what theirs alone has changed, and with their values of some conflicts. */
    print(isTheirs: (conflict: Conflict) => boolean): string {
      const chosen = conflicts.filter(isTheirs).map(({ path, values }) => ({ path, value: values.theirs }))
      // A text makes room before a group takes its name.
      const edits = [...taken, ...chosen].toSorted((one, other) => Number(isRemoval(other)) - Number(isRemoval(one)))
      return editJson(ours ?? '{}\n', edits, namesIn)
    },
  }
}

/** The namespace of a file, before each of its keys. */
export function keyPrefix(file: string): string {
  const [, name = file] = /(?:^|\/)locales\/(?:[^/]+\/)?(.+)\.json$/.exec(file) ?? []
  return `${name}:`
}

const SEPARATOR = '\0'

const isRemoval = (edit: JsonEdit) => 'value' in edit && edit.value === undefined

function treeOf(version: string, text: string | null): Readonly<Record<string, unknown>> {
  const { root, fault } = parseJson(text ?? '{}')
  if (fault) throw new Error(`${version}, line ${fault.line}: ${inSentences(fault)}`)
  const value: unknown = getNodeValue(root)
  if (isObject(value)) return value
  throw new Error(`${version} is not an object`)
}

/** Every value that is no group, by its path. */
function leavesOf(tree: Readonly<Record<string, unknown>>, above: readonly string[] = []): Map<string, unknown> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]): [string, unknown][] => {
      const path = [...above, name]
      return isObject(value) ? [...leavesOf(value, path)] : [[path.join(SEPARATOR), value]]
    }),
  )
}
