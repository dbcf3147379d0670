import type { Node } from 'jsonc-parser'
import { config, keyOf, keyPath, isSplit } from '../config.ts'
import { type Fault, lineAt } from '../lib/fault.ts'
import { parseJson } from '../lib/json/parse.ts'
import { keepWhileSame } from '../lib/keep.ts'
import { lazy } from '../lib/lazy.ts'
import { type Messages, parsePrinted } from './printedFile.ts'

/** A tree of messages as it stands in a locale file: text at the leaves. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

/** Something wrong in a locale file, said in one line: where, what was expected, what was found, what to do. */
export class LocaleProblem extends Error {
  override name = 'LocaleProblem'
  /** As a person would name it: locales/pl/common.json. */
  readonly file: string
  readonly fault: Fault
  /** The locale and the namespace that cannot be had for it; null where the file holds more than one. */
  readonly locale: string | null
  readonly namespace: string | null

  constructor(file: string, fault: Fault) {
    const { line, expected, found, next } = fault
    const place = file.endsWith('/') ? file : `${file}:${line}`
    super(`${place}: expected ${expected}, found ${found}${next ? `. ${next}` : ''}`)
    const message = config().layout.parse(file.replace(/^.*: /, ''))
    const [, own] = /([^/.]+)(?:\.[^/.]+\.json|\/)$/.exec(file) ?? []
    const { locale, namespace } = message ?? { locale: own, namespace: null }
    this.file = file
    this.fault = fault
    this.locale = locale ?? null
    this.namespace = namespace ?? null
  }
}

/** One message as it stands in its file. An empty text is a message still to be translated. */
export interface Entry {
  readonly key: string
  readonly text: string
}

/** A locale file that could be read. */
export interface LocaleFile {
  /** As a person would name it: locales/pl/common.json. */
  readonly file: string
  readonly namespace: string
  /** The file as it stands. */
  readonly text: string
  /** Its messages without the empty ones. */
  readonly tree: MessageTree
  /** Full key to message, in file order, the empty ones included. */
  readonly entries: ReadonlyMap<string, Entry>
  /** The line (from 1) of a key; of the nearest group above it when the file lacks it. */
  lineOf(key: string): number
}

interface Source {
  readonly text: string
  readonly file: string
  readonly namespace: string
  /** Whether an empty text is allowed, as "still to be translated". */
  readonly mayBeBlank: boolean
}

const kept = keepWhileSame<LocaleFile>()

/** Parses one locale file; adds to `problems` and returns null when it cannot be used. */
export function parseLocaleFile(source: Source, problems: LocaleProblem[]): LocaleFile | null {
  return kept(`${source.file} ${source.mayBeBlank}`, [source.text], () => parse(source, problems))
}

function parse(source: Source, problems: LocaleProblem[]): LocaleFile | null {
  const { text, file, namespace, mayBeBlank } = source
  const messages = parsePrinted(text, mayBeBlank) ?? parseAny(source, problems)
  if (!messages) return null
  const places = lazy(() => parseJson(text))
  const lineIn = (key: string) => {
    const { root } = places()
    return lineAt(text, (root && nodeAt(root, keyPath(key))?.offset) ?? 0)
  }
  return { file, namespace, text, ...messages, lineOf: (key) => lineOfKey(messages.entries, key, lineIn) }
}

/** The messages of any file, with the place of each problem. */
function parseAny({ text, file, mayBeBlank }: Source, problems: LocaleProblem[]): Messages | null {
  const before = problems.length
  const { root, fault } = parseJson(text)
  if (fault) {
    problems.push(new LocaleProblem(file, fault))
    return null
  }
  const report: Walk['report'] = ({ offset }, expected, found) =>
    problems.push(new LocaleProblem(file, { line: lineAt(text, offset), expected, found }))
  if (root.type !== 'object') {
    report(root, '{ "key": "text" }', `a value of type ${root.type}`)
    return null
  }
  const entries = new Map<string, Entry>()
  const tree = toTree(root, '', { report, entries, mayBeBlank, isStrict: config().isStrict })
  return problems.length > before ? null : { tree, entries }
}

/** `lineIn` gives the line of a key that is there. */
function lineOfKey(entries: LocaleFile['entries'], key: string, lineIn: (key: string) => number): number {
  const parent = keyOf(keyPath(key).slice(0, -1))
  const isNear = (entry: Entry) => parent !== '' && entry.key.startsWith(keyOf([parent, '']))
  const entry = entries.get(key) ?? [...entries.values()].find(isNear)
  if (entry) return lineIn(entry.key)
  return parent ? lineOfKey(entries, parent, lineIn) : 1
}

/** A tree with other texts; `key` is the last of `names`, which lead to the text. */
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

interface Walk {
  readonly report: (node: Node, expected: string, found: string) => void
  readonly entries: Map<string, Entry>
  readonly mayBeBlank: boolean
  readonly isStrict: boolean
}

/** What a group or list has, by name; the names of items are their indices, as in a key of i18next's: "steps.0". */
function childrenOf({
  type,
  children = [],
}: Node): { readonly name: string; readonly at: Node; readonly value: Node }[] {
  if (type === 'array') return children.map((value, index) => ({ name: String(index), at: value, value }))
  return children.flatMap(({ children: [at, value] = [] }) => (at && value ? [{ name: at.value, at, value }] : []))
}

const nodeAt = (root: Node, names: readonly string[]): Node | undefined =>
  names.reduce<Node | undefined>(
    (node, wanted) => node && childrenOf(node).find(({ name }) => name === wanted)?.value,
    root,
  )

function toTree(node: Node, prefix: string, walk: Walk): MessageTree {
  const tree: Record<string, string | MessageTree> = {}
  const names = new Set<string>()
  const separator = config().layout.keySeparator
  for (const { name, at, value } of childrenOf(node)) {
    const key = prefix ? keyOf([prefix, name]) : name
    if (names.has(name)) walk.report(at, `"${key}" once`, 'it twice in this file')
    names.add(name)
    if (isSplit(name)) walk.report(at, 'a name without "." and ":", which separate names', `"${name}"`)
    const isGroup = value.type === 'object' || (value.type === 'array' && !walk.isStrict)
    if (name === '__proto__') walk.report(at, 'a name that a message can have', '"__proto__"')
    else if (isGroup && separator === false)
      walk.report(value, `a text for "${key}": the project has no groups`, 'a group')
    else if (isGroup) tree[name] = toTree(value, key, walk)
    else if (value.type === 'string') {
      const isBlank = value.value.trim() === ''
      if (isBlank && !walk.mayBeBlank && walk.isStrict) walk.report(value, `a text for "${key}"`, 'an empty one')
      // Where keys are sentences, one without a text is its own: i18next shows the key.
      const text = isBlank && !walk.mayBeBlank && separator === false ? name : value.value
      if (walk.mayBeBlank || text.trim() !== '') walk.entries.set(key, { key, text })
      if (text.trim() !== '') tree[name] = text
    } else if (walk.isStrict)
      walk.report(value, `a text, or a group of texts in braces, for "${key}"`, `a value of type ${value.type}`)
  }
  return tree
}
