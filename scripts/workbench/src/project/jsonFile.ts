import { findNodeAtLocation, getNodeValue } from 'jsonc-parser'
import { lineAt } from '../lib/fault.ts'
import { parseJson } from '../lib/json/parse.ts'
import { isObject } from '../lib/json/values.ts'
import { keepWhileSame } from '../lib/keep.ts'
import { readText } from '../lib/readText.ts'
import { type Project, placeOf } from './project.ts'
import { LocaleProblem } from './localeFile.ts'

/** A file of the workbench, with an object at the top. */
export interface JsonFile {
  readonly place: string
  readonly tree: Readonly<Record<string, unknown>>
  /** Returns the line (from 1) of the value under these names. */
  readonly lineOf: (...names: string[]) => number
}

/** Reads such a file. Null if it does not exist or cannot be read; the latter is added to `problems`. */
export async function readJsonFile(
  project: Project,
  file: string,
  problems: LocaleProblem[],
): Promise<JsonFile | null> {
  const place = placeOf(project, file)
  const text = await readText(file)
  if (text === null || typeof text === 'string') return text === null ? null : parseJsonFile(text, place, problems)
  problems.push(new LocaleProblem(place, { ...text, next: restore(place) }))
  return null
}

/**
 * Reads a file with the same type of value under every name. Values for which `parse` returns null are added to
 * `problems`, and left out.
 */
export async function readRows<Value>(
  project: Project,
  file: string,
  problems: LocaleProblem[],
  { expected, parse }: { expected: string; parse: (value: unknown, name: string) => Value | null },
): Promise<Map<string, Value>> {
  const read = await readJsonFile(project, file, problems)
  const rows = new Map<string, Value>()
  for (const [name, value] of read ? Object.entries(read.tree) : []) {
    const row = parse(value, name)
    if (row !== null) rows.set(name, row)
    else if (read) problems.push(mismatch(read, [name], expected, value))
  }
  return rows
}

const kept = keepWhileSame<JsonFile>()

/** The same for a text; `place` is the displayed file name. */
function parseJsonFile(text: string, place: string, problems: LocaleProblem[]): JsonFile | null {
  return kept(place, [text], () => parse(text, place, problems))
}

function parse(text: string, place: string, problems: LocaleProblem[]): JsonFile | null {
  const { root, fault } = parseJson(text)
  const tree: unknown = root ? getNodeValue(root) : null
  if (root && isObject(tree)) {
    const lineOf = (...names: string[]) => lineAt(text, findNodeAtLocation(root, names)?.offset ?? 0)
    return { place, tree, lineOf }
  }
  const list = { line: 1, expected: 'an object, { … }', found: `a value of type ${root?.type}` }
  problems.push(new LocaleProblem(place, { next: restore(place), ...(fault ?? list) }))
  return null
}

/** The workbench writes these files, so that faults come from merges or editors. */
const restore = (place: string) => `Correct that line, or take the file from the last commit: git checkout ${place}`

/** The text of a workbench file, or of a locale file made by the workbench. */
const printJson = (tree: unknown) => `${JSON.stringify(tree, null, 2)}\n`

/** The same for rows, sorted by name, so that branches merge well. */
export const printRows = (rows: Iterable<readonly [name: string, row: unknown]>): string =>
  printJson(Object.fromEntries([...rows].toSorted(([one], [other]) => (one < other ? -1 : 1))))

/** A faulty value of such a file; `names` lead to it. */
export function mismatch(
  { place, lineOf }: JsonFile,
  names: string[],
  expected: string,
  value: unknown,
): LocaleProblem {
  const found = `${JSON.stringify(value)} for "${names.join(':')}"`
  return new LocaleProblem(place, { line: lineOf(...names), expected, found, next: restore(place) })
}
