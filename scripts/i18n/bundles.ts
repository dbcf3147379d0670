import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { findNodeAtOffset, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { allLocales, defaultLocale, isLocaleCode, type LocaleCode } from '../../src/config/locales.ts'
import { viewIds } from '../../src/config/routes.ts'

/** A tree of messages as it stands in a locale file: text at the leaves. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

/** Namespaces of one locale: "common", "forms", "pages/about". */
export type Namespaces = ReadonlyMap<string, MessageTree>
export type Bundles = ReadonlyMap<LocaleCode, Namespaces>

/** Something wrong in a locale file, said in one line: where, what was expected, what was found. */
export class LocaleProblem extends Error {
  override name = 'LocaleProblem'
}

const shared = ['common', 'forms']
const known = new Set([...shared, ...viewIds.map((view) => `pages/${view}`)])

/**
 * Reads locales/<code>/**.json. The result holds what could be read; `problems` lists every folder that is no locale,
 * file that is no page's, JSON error with line and column, duplicate key and value that is no text. English has to have
 * every file; another locale may lack some, and falls back.
 */
export async function readBundles(folder: string): Promise<{ bundles: Bundles; problems: LocaleProblem[] }> {
  const problems: LocaleProblem[] = []
  const bundles = new Map<LocaleCode, Namespaces>()
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries.filter((candidate) => candidate.isDirectory())) {
    const place = path.join(path.basename(folder), entry.name)
    if (!isLocaleCode(entry.name)) {
      const codes = allLocales.map((locale) => locale.code).join(', ')
      problems.push(
        new LocaleProblem(
          `${place}/: no such locale. Expected one of ${codes}: a locale needs its row in src/config/locales.ts.`,
        ),
      )
      continue
    }
    bundles.set(entry.name, await readLocale(path.join(folder, entry.name), place, problems))
  }
  const source = bundles.get(defaultLocale)
  for (const namespace of known) {
    if (source?.has(namespace)) continue
    const file = `${path.basename(folder)}/${defaultLocale}/${namespace}.json`
    if (problems.some((problem) => problem.message.startsWith(file))) continue
    problems.push(
      new LocaleProblem(`${file}: missing. Expected a file for "${namespace}", which src/config/routes.ts names.`),
    )
  }
  return { bundles, problems }
}

async function readLocale(folder: string, place: string, problems: LocaleProblem[]): Promise<Namespaces> {
  const namespaces = new Map<string, MessageTree>()
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.json')).sort()) {
    const namespace = file.slice(0, -'.json'.length).split(path.sep).join('/')
    if (!known.has(namespace)) {
      problems.push(
        new LocaleProblem(
          `${place}/${file}: no such page. Expected ${shared.join('.json, ')}.json or pages/<id>.json with an id from src/config/routes.ts.`,
        ),
      )
      continue
    }
    const text = await readFile(path.join(folder, file), 'utf8')
    const tree = parseMessages(text, `${place}/${file}`, problems)
    if (tree) namespaces.set(namespace, tree)
  }
  return namespaces
}

/** Parses one locale file; adds to `problems` and returns null when it cannot be used. */
export function parseMessages(text: string, file: string, problems: LocaleProblem[]): MessageTree | null {
  const before = problems.length
  const at = (offset: number) => {
    const lines = text.slice(0, offset).split('\n')
    return `${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`
  }
  const report = (offset: number, message: string) => problems.push(new LocaleProblem(`${at(offset)}: ${message}`))
  if (text.startsWith('\uFEFF')) report(0, 'byte-order mark. Expected UTF-8 without one.')
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  for (const error of errors.slice(0, 1)) {
    const found =
      JSON.stringify(text.slice(error.offset, error.offset + error.length).slice(0, 30)) || 'the end of the file'
    report(error.offset, `not valid JSON (${printParseErrorCode(error.error)}), found ${found}.`)
  }
  if (problems.length > before || !root) return null
  const tree = toTree(root, '', report)
  if (problems.length > before || tree === null || typeof tree === 'string') {
    if (problems.length === before) report(root.offset, 'expected an object of messages.')
    return null
  }
  return tree
}

type Report = (offset: number, message: string) => void

function toTree(node: Node, key: string, report: Report): string | MessageTree | null {
  if (node.type === 'string') {
    if (node.value.trim() === '') report(node.offset, `"${key}" is empty. Expected a text.`)
    return node.value
  }
  if (node.type !== 'object') {
    report(node.offset, `"${key}" is of type ${node.type}. Expected a text or an object of texts.`)
    return null
  }
  const tree: Record<string, string | MessageTree> = {}
  for (const property of node.children ?? []) {
    const [name, value] = property.children ?? []
    if (!name || !value) continue
    const full = key ? `${key}.${name.value}` : String(name.value)
    if (Object.hasOwn(tree, name.value)) report(name.offset, `"${full}" stands twice. Expected each key once.`)
    if (/[.:]/.test(name.value)) report(name.offset, `"${full}" has "." or ":" in its name, which separate keys.`)
    const child = toTree(value, full, report)
    if (child !== null) tree[name.value] = child
  }
  return tree
}

/** Every full key of a tree with its text, in file order. */
export function flatten(tree: MessageTree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const full = prefix ? `${prefix}.${key}` : key
    return typeof value === 'string' ? [[full, value] as [string, string]] : flatten(value, full)
  })
}

/** The line (from 1) on which a key stands in a locale file's text, for findings; 1 when it does not. */
export function lineOf(text: string, key: string): number {
  const root = parseTree(text)
  const node = root && key.split('.').reduce<Node | undefined>((at, name) => child(at, name), root)
  if (!node || !root) return 1
  const found = findNodeAtOffset(root, node.offset)
  return text.slice(0, (found ?? node).offset).split('\n').length
}

function child(node: Node | undefined, name: string): Node | undefined {
  return node?.children?.find((property) => property.children?.[0]?.value === name)?.children?.[1]
}
