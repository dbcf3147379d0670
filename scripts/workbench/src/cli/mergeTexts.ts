import { isDeepStrictEqual } from 'node:util'
import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser'
import { inSentences } from '../lib/fault.ts'
import { editJson, type JsonEdit } from '../lib/json/edits.ts'
import { parseJson } from '../lib/json/parse.ts'
import { isObject } from '../lib/json/values.ts'

export type Side = 'ours' | 'theirs'

/** The texts of a file in the last common version and on both sides; null where there is no such file. */
export type FileVersions = Readonly<Record<'base' | Side, string | null>>

/** A value, or an entry of a list, in each version; undefined where there is none. */
type Nodes = Readonly<Record<'base' | Side, Node | undefined>>

/** A value that both sides have changed, each in its own way; undefined where a side has removed it. */
export interface Conflict {
  /** "pages/about:hero.title" of a text and its exceptions, "pl.glossary:terms.sponsor" of a term, in small letters. */
  readonly key: string
  readonly values: Readonly<Record<'base' | Side, unknown>>
}

/**
 * Merges a JSON file by key, and its lists by entry: ours, with the changes of theirs that ours lacks, and with their values
 * where `choose` selects them. Returns also the conflicts for which `choose` returns null. Throws an error with version and
 * line if a version is not JSON.
 */
export function mergeTexts(file: string, versions: FileVersions, choose: (key: string) => Side | null) {
  const edits: JsonEdit[] = []
  const open: Conflict[] = []
  const keyOf = (path: readonly string[]) => keyPrefix(file) + path.join('.')
  const root = forEach((version) => rootOf(version, versions[version]))

  function sideOf(key: string, nodes: Nodes): Side {
    const { base, ours, theirs } = forEach((version) => valueIn(nodes[version]))
    if (isDeepStrictEqual(theirs, ours) || isDeepStrictEqual(theirs, base)) return 'ours'
    if (isDeepStrictEqual(ours, base)) return 'theirs'
    const side = choose(key)
    if (side === null) open.push({ key, values: { base, ours, theirs } })
    return side ?? 'ours'
  }

  function merge(path: readonly string[], nodes: Nodes): void {
    const { ours, theirs } = nodes
    if (isDeepStrictEqual(valueIn(ours), valueIn(theirs))) return
    if (ours?.type === 'object' && theirs?.type === 'object') {
      for (const name of new Set([...namesIn(ours), ...namesIn(theirs)])) {
        const inside = forEach((version) => nodes[version] && findNodeAtLocation(nodes[version], [name]))
        merge([...path, name], inside)
      }
    } else if (ours?.type === 'array' && theirs?.type === 'array') mergeList(path, nodes)
    else if (sideOf(keyOf(path), nodes) === 'theirs') {
      // A group makes room before a text takes its name.
      if (ours?.type === 'object') edits.push({ path, value: undefined })
      edits.push({ path, value: valueIn(theirs) })
    }
  }

  /** Entries keep their places, new ones come last. */
  function mergeList(path: readonly string[], nodes: Nodes): void {
    const lists = forEach((version) => entriesOf(nodes[version]))
    const names = new Set([...lists.ours.keys(), ...lists.theirs.keys()])
    const items = [...names].flatMap((name) => {
      const entry = forEach((version) => lists[version].get(name))
      const value = valueIn(entry.ours ?? entry.theirs)
      // An exception has the key of its text.
      const key = isObject(value) && typeof value['key'] === 'string' ? value['key'] : keyOf([...path, name])
      const side = sideOf(key, entry)
      const node = entry[side]
      return node ? (versions[side]?.slice(node.offset, node.offset + node.length) ?? []) : []
    })
    edits.push({ path, items })
  }

  merge([], root)
  const order = (group: readonly string[]) => namesIn(root.theirs && findNodeAtLocation(root.theirs, [...group]))
  return { open, text: editJson(versions.ours ?? '{}\n', edits, order) }
}

const forEach = <Made>(make: (version: 'base' | Side) => Made): Readonly<Record<'base' | Side, Made>> => ({
  base: make('base'),
  ours: make('ours'),
  theirs: make('theirs'),
})

function rootOf(version: string, text: string | null): Node {
  const { root, fault } = parseJson(text ?? '{}')
  if (fault) throw new Error(`${version}, line ${fault.line}: ${inSentences(fault)}`)
  return root
}

const valueIn = (node: Node | undefined): unknown => node && getNodeValue(node)

const namesIn = (group: Node | undefined): string[] =>
  group?.type === 'object' ? (group.children ?? []).map(({ children }) => String(children?.[0]?.value)) : []

/** The entries of a list by their names; equal ones are numbered in their order. */
function entriesOf(list: Node | undefined): ReadonlyMap<string, Node> {
  const entries = new Map<string, Node>()
  for (const node of list?.type === 'array' ? (list.children ?? []) : []) {
    let name = nameOf(getNodeValue(node))
    while (entries.has(name)) name += '\0'
    entries.set(name, node)
  }
  return entries
}

/** The name of an entry: the term of a glossary, key, rule and term of an exception, or a whole comment. */
function nameOf(value: unknown): string {
  if (!isObject(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  // A glossary has a term once, in small or capital letters.
  const names = [value['key'], value['rule'], value['term']].filter((name) => typeof name === 'string')
  return names.join(' ').toLowerCase()
}

/** The namespace of a file, before each of its keys. */
export function keyPrefix(file: string): string {
  const [, name = file] = /(?:^|\/)locales\/(?:[^/]+\/)?(.+)\.json$/.exec(file) ?? []
  return `${name}:`
}
