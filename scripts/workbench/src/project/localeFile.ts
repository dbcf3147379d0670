import type { Node } from 'jsonc-parser'
import { type Fault, inSentences, lineAt } from '../lib/fault.ts'
import { parseJson } from '../lib/json/parse.ts'
import { isObject, jsonIn } from '../lib/json/values.ts'
import { keepWhileSame } from '../lib/keep.ts'
import { lazy } from '../lib/lazy.ts'
import { keyOf, keyPath } from './project.ts'
import type { MessageFile } from './layout.ts'
import { isWholeFile, WHOLE_KEY, wholeText } from './wholeFile.ts'

/** A tree of messages as in a locale file, with text at the leaves. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

/** A fault of a locale file in one line: the place, the expected value, the found value, and the next step. */
export class LocaleProblem extends Error {
  override name = 'LocaleProblem'
  readonly file: string
  readonly fault: Fault
  /** The locale and the namespace that cannot be loaded; null if the file has several. */
  readonly locale: string | null
  readonly namespace: string | null

  /** `message` is the place of a file of messages; the locale of other files is in their names. */
  constructor(file: string, fault: Fault, message?: MessageFile) {
    super(`${file.endsWith('/') ? file : `${file}:${fault.line}`}: ${inSentences(fault)}`)
    const [, own = null] = /([^/.]+)(?:\.[^/.]+\.json|\.jsonl|\/)$/.exec(file) ?? []
    this.file = file
    this.fault = fault
    this.locale = message?.locale ?? own
    this.namespace = message?.namespace ?? null
  }
}

/** One message of a file. An empty text is a message without a translation. */
export interface Entry {
  readonly key: string
  readonly text: string
}

/** A locale file that could be read. */
export interface LocaleFile {
  readonly file: string
  readonly namespace: string
  readonly text: string
  /** Its messages without the empty ones, as pages read them. Empty for a whole file. */
  readonly tree: MessageTree
  /** Full key to message, in file order, the empty ones included. */
  readonly entries: ReadonlyMap<string, Entry>
  /** Returns the line (from 1) of a key, or of its nearest parent group if the file lacks it. */
  lineOf(key: string): number
}

interface Source extends MessageFile {
  readonly text: string
  readonly file: string
  /** True if an empty text is allowed, as an untranslated one. */
  readonly mayBeBlank: boolean
}

const kept = keepWhileSame<LocaleFile>()

/** Parses one locale file; adds to `problems` and returns null when it cannot be used. */
export function parseLocaleFile(source: Source, problems: LocaleProblem[]): LocaleFile | null {
  return kept(`${source.file} ${source.mayBeBlank}`, [source.text], () => parse(source, problems))
}

function parse(source: Source, problems: LocaleProblem[]): LocaleFile | null {
  const { text, file, namespace } = source
  if (isWholeFile(file)) return parseWhole(source, problems)
  const messages = messagesOf(source, problems)
  if (!messages) return null
  const places = lazy(() => parseJson(text))
  const lineIn = (key: string) => {
    const { root } = places()
    return lineAt(text, (root && nodeAt(root, keyPath(key))?.offset) ?? 0)
  }
  return { file, namespace, text, ...messages, lineOf: (key) => lineOfKey(messages.entries, key, lineIn) }
}

function parseWhole(source: Source, problems: LocaleProblem[]): LocaleFile | null {
  const { text, file, namespace, mayBeBlank } = source
  if (text.trim() === '' && !mayBeBlank) {
    problems.push(new LocaleProblem(file, { line: 1, expected: 'a text', found: 'an empty file' }, source))
    return null
  }
  const entries = new Map([[WHOLE_KEY, { key: WHOLE_KEY, text: wholeText(text) }]])
  return { file, namespace, text, tree: {}, entries, lineOf: () => 1 }
}

type Messages = Pick<LocaleFile, 'tree' | 'entries'>

function messagesOf(source: Source, problems: LocaleProblem[]): Messages | null {
  const { text, file, mayBeBlank } = source
  const read = (root: Item, report: Walk['report']): Messages => {
    const entries = new Map<string, Entry>()
    return { tree: toTree(root, '', { report, entries, mayBeBlank }), entries }
  }
  const value = jsonIn(text)
  // Nearly every file is as the workbench prints it, and is then parsed five times faster without places. A file with
  // a duplicate name differs when it is printed again.
  if (isObject(value) && `${JSON.stringify(value, null, 2)}\n` === text) {
    let isSound = true
    const messages = read(valueItem(value), () => {
      isSound = false
    })
    if (isSound) return messages
  }
  const before = problems.length
  const { root, fault } = parseJson(text)
  if (fault) {
    problems.push(new LocaleProblem(file, fault, source))
    return null
  }
  const report: Walk['report'] = ({ offset }, expected, found) =>
    problems.push(new LocaleProblem(file, { line: lineAt(text, offset), expected, found }, source))
  if (root.type !== 'object') {
    report(root, '{ "key": "text" }', `a value of type ${root.type}`)
    return null
  }
  const messages = read(nodeItem(root), report)
  return problems.length > before ? null : messages
}

/** `lineIn` returns the line of an existing key. */
function lineOfKey(entries: LocaleFile['entries'], key: string, lineIn: (key: string) => number): number {
  const parent = keyOf(keyPath(key).slice(0, -1))
  const isNear = (entry: Entry) => parent !== '' && entry.key.startsWith(keyOf([parent, '']))
  const isForm = (entry: Entry) => entry.key.startsWith(`${key}_`)
  const all = [...entries.values()]
  const entry = entries.get(key) ?? all.find(isForm) ?? all.find(isNear)
  if (entry) return lineIn(entry.key)
  return parent ? lineOfKey(entries, parent, lineIn) : 1
}

/** Replaces the texts of a tree; `key` is the last of `names`, which lead to the text. */
export function mapTexts(
  tree: MessageTree,
  change: (text: string, key: string, names: readonly string[]) => string,
  above: readonly string[] = [],
): MessageTree {
  const changed = Object.entries(tree).map(([key, value]) => {
    const names = [...above, key]
    return [key, typeof value === 'string' ? change(value, key, names) : mapTexts(value, change, names)]
  })
  return Object.fromEntries(changed)
}

/** A value of a file; its place is 0 if unknown. */
interface Item {
  readonly type: string
  readonly offset: number
  readonly value: unknown
  /**
   * The children of a group or list, by name. The names of list items are their indices, as in i18next's keys:
   * "steps.0".
   */
  readonly below: () => readonly (readonly [name: string, Item])[]
}

const nodeItem = (node: Node): Item => ({
  ...{ type: node.type, offset: node.offset, value: node.value },
  below: () => childrenOf(node).map(([name, value]) => [name, nodeItem(value)]),
})

const valueItem = (value: unknown): Item => ({
  ...{ type: Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value, offset: 0, value },
  below: () => Object.entries(Object(value)).map(([name, below]) => [name, valueItem(below)]),
})

function childrenOf({ type, children = [] }: Node): [name: string, value: Node][] {
  if (type === 'array') return children.map((value, index) => [String(index), value])
  return children.flatMap(({ children: [name, value] = [] }): [string, Node][] =>
    name && value ? [[name.value, value]] : [],
  )
}

const nodeAt = (root: Node, names: readonly string[]): Node | undefined =>
  names.reduce<Node | undefined>(
    (node, wanted) => node && childrenOf(node).find(([name]) => name === wanted)?.[1],
    root,
  )

interface Walk {
  readonly report: (item: Pick<Item, 'offset'>, expected: string, found: string) => void
  readonly entries: Map<string, Entry>
  readonly mayBeBlank: boolean
}

function toTree(group: Item, prefix: string, walk: Walk): MessageTree {
  const tree: Record<string, string | MessageTree> = {}
  const names = new Set<string>()
  for (const [name, item] of group.below()) {
    const { type, value } = item
    const key = prefix ? keyOf([prefix, name]) : name
    if (names.has(name)) walk.report(item, `"${key}" once`, 'the key twice')
    names.add(name)
    if (/[.:]/.test(name)) walk.report(item, 'a name without "." and ":", which separate names', `"${name}"`)
    if (name === '__proto__') walk.report(item, 'another name', '"__proto__"')
    else if (type === 'object') tree[name] = toTree(item, key, walk)
    else if (typeof value === 'string') {
      const isBlank = value.trim() === ''
      if (isBlank && !walk.mayBeBlank) walk.report(item, `a text for "${key}"`, 'an empty text')
      if (walk.mayBeBlank || !isBlank) walk.entries.set(key, { key, text: value })
      if (!isBlank) tree[name] = value
    } else walk.report(item, `a text, or a group of texts in braces, for "${key}"`, `a value of type ${type}`)
  }
  return tree
}
