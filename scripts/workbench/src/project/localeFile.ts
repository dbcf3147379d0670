import { findNodeAtLocation } from 'jsonc-parser'
import { type Fault, inSentences, lineAt } from '../lib/fault.ts'
import { parseJson } from '../lib/json/parse.ts'
import { isObject, jsonIn } from '../lib/json/values.ts'
import { keepWhileSame } from '../lib/keep.ts'
import { lazy } from '../lib/lazy.ts'
import { pluralKey } from './plurals.ts'
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
  const { text, file, namespace, mayBeBlank } = source
  if (isWholeFile(file)) return parseWhole(source, problems)
  const places = lazy(() => parseJson(text))
  const nodeAt = (names: readonly string[]) => {
    const { root } = places()
    return root ? findNodeAtLocation(root, [...names]) : undefined
  }
  const lineAtPath = (names: readonly string[]) => lineAt(text, nodeAt(names)?.offset ?? 0)
  const value = jsonIn(text)
  // Nearly every file is as the workbench prints it, and is then parsed five times faster without places. A file with
  // a duplicate name differs when it is printed again.
  const isPrinted = isObject(value) && `${JSON.stringify(value, null, 2)}\n` === text
  const found: Fault[] = []
  const { fault } = isPrinted ? { fault: null } : places()
  const report: Walk['report'] = (names, expected, actual) => {
    found.push({ line: lineAtPath(names), expected, found: actual })
  }
  const entries = new Map<string, Entry>()
  if (fault) found.push(fault)
  else if (!isObject(value)) report([], '{ "key": "text" }', typeFound(value))
  const tree = isObject(value) && !fault ? toTree(value, [], { report, entries, mayBeBlank }) : {}
  problems.push(...found.map((one) => new LocaleProblem(file, one, source)))
  if (found.length > 0) return null
  const lineOf = (key: string): number => {
    const near = [key, pluralKey(key, 'other')].map(keyPath).find(nodeAt)
    const names = near ?? keyPath(key).slice(0, -1)
    return near || names.length === 0 ? lineAtPath(names) : lineOf(keyOf(names))
  }
  return { file, namespace, text, tree, entries, lineOf }
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

/** Replaces the texts of a tree; `key` is the last name of the path to the text. */
export function mapTexts(tree: MessageTree, change: (text: string, key: string) => string): MessageTree {
  const changed = (key: string, value: string | MessageTree) =>
    typeof value === 'string' ? change(value, key) : mapTexts(value, change)
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, changed(key, value)]))
}

interface Walk {
  readonly report: (names: readonly string[], expected: string, found: string) => void
  readonly entries: Map<string, Entry>
  readonly mayBeBlank: boolean
}

const typeFound = (value: unknown) =>
  `a value of type ${Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value}`

function toTree(group: Readonly<Record<string, unknown>>, above: readonly string[], walk: Walk): MessageTree {
  const tree: Record<string, string | MessageTree> = {}
  for (const [name, value] of Object.entries(group)) {
    const names = [...above, name]
    const key = keyOf(names)
    if (/[.:]/.test(name)) walk.report(names, 'a name without "." and ":", which separate names', `"${name}"`)
    if (name === '__proto__') walk.report(names, 'another name', '"__proto__"')
    else if (isObject(value)) tree[name] = toTree(value, names, walk)
    else if (typeof value === 'string') {
      const isBlank = value.trim() === ''
      if (isBlank && !walk.mayBeBlank) walk.report(names, `a text for "${key}"`, 'an empty text')
      if (walk.mayBeBlank || !isBlank) walk.entries.set(key, { key, text: value })
      if (!isBlank) tree[name] = value
    } else walk.report(names, `a text, or a group of texts in braces, for "${key}"`, typeFound(value))
  }
  return tree
}
