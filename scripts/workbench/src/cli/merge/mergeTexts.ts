import { isDeepStrictEqual } from 'node:util'
import { getNodeValue, type Node } from 'jsonc-parser'
import { inSentences } from '../../lib/fault.ts'
import { editJson, type JsonEdit } from '../../lib/json/edits.ts'
import { parseJson } from '../../lib/json/parse.ts'
import { isObject } from '../../lib/json/values.ts'

export type Side = 'ours' | 'theirs'

/** The texts of a file in the last common version and on both sides; null where there is no such file. */
export type FileVersions = Readonly<Record<'base' | Side, string | null>>

/** A value that both sides have changed, each in its own way; undefined where a side has removed it. */
export interface Conflict {
  readonly id: string
  /** "pages/about:hero.title" of a text and its comments and exceptions, "pl.glossary:terms.sponsor" of a term. */
  readonly key: string
  readonly values: Readonly<Record<'base' | Side, unknown>>
}

/** A value that is no group and no list, or an entry of a list. */
interface Leaf {
  readonly path: readonly string[]
  /** The name of an entry, whose path is that of its list; null for other values. */
  readonly entry: string | null
  readonly value: unknown
  /** The value as it is written in the file. */
  readonly json: string
}

/** Merges a JSON file by key, and its lists by entry. Throws an error with version and line for what is no JSON. */
export function mergeTexts(file: string, { base, ours, theirs }: FileVersions) {
  const [before, own, other] = [leavesIn('base', base), leavesIn('ours', ours), leavesIn('theirs', theirs)]
  const taken: string[] = []
  const conflicts: Conflict[] = []
  for (const [id, leaf] of new Map([...before, ...other, ...own])) {
    const values = { base: before.get(id)?.value, ours: own.get(id)?.value, theirs: other.get(id)?.value }
    if (isDeepStrictEqual(values.ours, values.theirs) || isDeepStrictEqual(values.theirs, values.base)) continue
    if (isDeepStrictEqual(values.ours, values.base)) taken.push(id)
    else conflicts.push({ id, key: keyOf(file, leaf), values })
  }
  return {
    conflicts,
    /** The text of ours with what theirs alone has changed, and with their values of some conflicts. */
    print(isTheirs: (conflict: Conflict) => boolean): string {
      const ids = [...taken, ...conflicts.filter(isTheirs).map(({ id }) => id)]
      const merged = new Map(own)
      for (const id of ids) {
        const leaf = other.get(id)
        if (leaf) merged.set(id, leaf)
        else merged.delete(id)
      }
      const all = ids.flatMap((id) => editOf(own.get(id) ?? other.get(id), merged.get(id), merged))
      const edits = [...new Map(all.map((edit) => [edit.path.join('\0'), edit])).values()]
      // A text makes room before a group takes its name.
      edits.sort((one, two) => Number(isRemoval(two)) - Number(isRemoval(one)))
      const tree: unknown = JSON.parse(theirs ?? '{}')
      return editJson(ours ?? '{}\n', edits, (group) => {
        const found = group.reduce((above, name) => (isObject(above) ? above[name] : undefined), tree)
        return isObject(found) ? Object.keys(found) : []
      })
    },
  }
}

const isRemoval = (edit: JsonEdit) => 'value' in edit && edit.value === undefined

/** The edit for a changed leaf. Of a list, each entry has the same one: entries keep their places, new ones come last. */
function editOf(leaf: Leaf | undefined, next: Leaf | undefined, merged: ReadonlyMap<string, Leaf>): JsonEdit[] {
  if (!leaf) return []
  const { path, entry } = leaf
  if (entry === null) return [{ path, value: next?.value }]
  const entries = [...merged.values()].filter((one) => one.entry !== null && isDeepStrictEqual(one.path, path))
  return [{ path, items: entries.map(({ json }) => json) }]
}

/** The namespace of a file, before each of its keys. */
export function keyPrefix(file: string): string {
  const [, name = file] = /(?:^|\/)locales\/(?:[^/]+\/)?(.+)\.json$/.exec(file) ?? []
  return `${name}:`
}

function keyOf(file: string, { path, entry, value }: Leaf): string {
  const [namespace, ...names] = path
  if (file.endsWith('.comments.json')) return `${namespace}:${names.join('.')}`
  if (entry === null) return keyPrefix(file) + path.join('.')
  const { key, term } = isObject(value) ? value : {}
  // An exception has the key of its text.
  return typeof key === 'string' ? key : keyPrefix(file) + [...path, typeof term === 'string' ? term : entry].join('.')
}

function leavesIn(version: string, text: string | null): Map<string, Leaf> {
  const { root, fault } = parseJson(text ?? '{}')
  if (fault) throw new Error(`${version}, line ${fault.line}: ${inSentences(fault)}`)
  const leaves = new Map<string, Leaf>()
  for (const leaf of leavesOf(text ?? '', root)) {
    let id = [...leaf.path, ...(leaf.entry === null ? [] : ['', leaf.entry])].join('\0')
    // Equal entries are told apart by their order.
    while (leaves.has(id)) id += '\0'
    leaves.set(id, leaf)
  }
  return leaves
}

function leavesOf(text: string, node: Node, path: readonly string[] = []): Leaf[] {
  const { type, children = [] } = node
  const leaf = (of: Node, nameOf: (value: unknown) => string | null): Leaf => {
    const value: unknown = getNodeValue(of)
    return { path, entry: nameOf(value), value, json: text.slice(of.offset, of.offset + of.length) }
  }
  if (type === 'array') return children.map((child) => leaf(child, entryName))
  if (type !== 'object') return [leaf(node, () => null)]
  return children.flatMap(({ children: [name, value] = [] }) =>
    name && value ? leavesOf(text, value, [...path, String(name.value)]) : [],
  )
}

/** The name of an entry: the term of a glossary, key, rule and term of an exception, or a whole comment. */
function entryName(value: unknown): string {
  if (!isObject(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  // A glossary has a term once, in small or capital letters.
  const names = [value['key'], value['rule'], value['term']].filter((name) => typeof name === 'string')
  return names.join(' ').toLowerCase()
}
