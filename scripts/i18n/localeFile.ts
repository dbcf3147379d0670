import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

/** A tree of messages as it stands in a locale file: text at the leaves. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

/** Something wrong in a locale file, said in one line: where, what was expected, what was found. */
export class LocaleProblem extends Error {
  override name = 'LocaleProblem'
}

/** One message as it stands in its file. An empty text is a message still to be translated. */
export interface Entry {
  readonly key: string
  readonly text: string
  readonly offset: number
}

/** A locale file that could be read. */
export class LocaleFile {
  /** As a person would name it: locales/pl/common.json. */
  readonly file: string
  readonly namespace: string
  /** The file as it stands. */
  readonly text: string
  /** Its messages without the empty ones. */
  readonly tree: MessageTree
  /** Full key to message, in file order, the empty ones included. */
  readonly entries: ReadonlyMap<string, Entry>

  constructor(parts: Pick<LocaleFile, 'file' | 'namespace' | 'text' | 'tree' | 'entries'>) {
    this.file = parts.file
    this.namespace = parts.namespace
    this.text = parts.text
    this.tree = parts.tree
    this.entries = parts.entries
  }

  /** The line (from 1) of a key; of the nearest group above it when the file lacks it. */
  lineOf(key: string): number {
    const entry = this.entries.get(key)
    if (entry) return lineAt(this.text, entry.offset)
    const parent = key.slice(0, Math.max(0, key.lastIndexOf('.')))
    if (!parent) return 1
    const sibling = [...this.entries.values()].find((candidate) => candidate.key.startsWith(`${parent}.`))
    return sibling ? lineAt(this.text, sibling.offset) : this.lineOf(parent)
  }
}

interface Source {
  readonly text: string
  readonly file: string
  readonly namespace: string
  /** Whether an empty text is allowed, as "still to be translated". */
  readonly mayBeBlank: boolean
}

/** Parses one locale file; adds to `problems` and returns null when it cannot be used. */
export function parseLocaleFile(source: Source, problems: LocaleProblem[]): LocaleFile | null {
  const { text, file, namespace } = source
  const before = problems.length
  const report = (offset: number, message: string) =>
    problems.push(new LocaleProblem(`${file}:${placeAt(text, offset)}: ${message}`))
  if (text.startsWith('\uFEFF')) report(0, 'byte-order mark. Expected UTF-8 without one.')
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  for (const error of errors.slice(0, 1)) {
    const found = text.slice(error.offset, error.offset + error.length).slice(0, 30)
    const shown = found ? JSON.stringify(found) : 'the end of the file'
    report(error.offset, `not valid JSON (${printParseErrorCode(error.error)}), found ${shown}.`)
  }
  if (problems.length > before || !root) return null
  if (root.type !== 'object') {
    report(root.offset, 'expected an object of messages.')
    return null
  }
  const entries = new Map<string, Entry>()
  const tree = toTree(root, '', { report, entries, mayBeBlank: source.mayBeBlank })
  return problems.length > before ? null : new LocaleFile({ file, namespace, text, tree, entries })
}

interface Walk {
  readonly report: (offset: number, message: string) => void
  readonly entries: Map<string, Entry>
  readonly mayBeBlank: boolean
}

function toTree(node: Node, prefix: string, walk: Walk): MessageTree {
  const tree: Record<string, string | MessageTree> = {}
  const names = new Set<string>()
  for (const property of node.children ?? []) {
    const [name, value] = property.children ?? []
    if (!name || !value) continue
    const key = prefix ? `${prefix}.${name.value}` : String(name.value)
    if (names.has(name.value)) walk.report(name.offset, `"${key}" stands twice. Expected each key once.`)
    names.add(name.value)
    if (/[.:]/.test(name.value)) walk.report(name.offset, `"${key}" has "." or ":" in its name, which separate keys.`)
    if (name.value === '__proto__') walk.report(name.offset, `"${key}" is no name for a message.`)
    else if (value.type === 'object') tree[name.value] = toTree(value, key, walk)
    else if (value.type === 'string') {
      walk.entries.set(key, { key, text: value.value, offset: value.offset })
      if (value.value.trim() !== '') tree[name.value] = value.value
      else if (!walk.mayBeBlank) walk.report(value.offset, `"${key}" is empty. Expected a text.`)
    } else walk.report(value.offset, `"${key}" is of type ${value.type}. Expected a text or an object of texts.`)
  }
  return tree
}

function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1
  return line
}

function placeAt(text: string, offset: number): string {
  return `${lineAt(text, offset)}:${offset - text.lastIndexOf('\n', offset - 1)}`
}
