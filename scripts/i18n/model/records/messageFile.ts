import { namespaces } from '../bundles.ts'
import { groupBy } from '../groups.ts'
import { isObject, type JsonFile, mismatch, printJson, readJsonFile } from '../jsonFile.ts'
import type { LocaleProblem } from '../localeFile.ts'
import { splitId } from '../units.ts'

/** What is kept of messages by their ids, "pages/about:hero.title"; in the files by namespace, then by key. */
export type ById<Value> = ReadonlyMap<string, Value>

/** The values of such a file. */
export interface ValueFormat<Value> {
  /** What a namespace and what a key should hold, for errors. */
  readonly group: string
  readonly value: string
  /** Null for what is none. */
  readonly parse: (value: unknown) => Value | null
  /** Undefined for what is left out. */
  readonly print: (value: Value) => unknown
}

/** Reads such a file; none yet is an empty map. Adds to `problems` what cannot be read. */
export async function readById<Value>(file: string, format: ValueFormat<Value>, problems: LocaleProblem[]) {
  const read = await readJsonFile(file, problems)
  return read ? parseById(read, format, problems) : new Map<string, Value>()
}

/** Takes the values out of a file that was read. Adds to `problems` what is none. */
export function parseById<Value>(
  file: JsonFile,
  { group, value: expected, parse }: ValueFormat<Value>,
  problems: LocaleProblem[],
): ById<Value> {
  const values = new Map<string, Value>()
  for (const [namespace, entries] of Object.entries(file.tree)) {
    if (!isObject(entries)) problems.push(mismatch(file, [namespace], group, entries))
    for (const [key, raw] of Object.entries(isObject(entries) ? entries : {})) {
      const value = parse(raw)
      if (value === null) problems.push(mismatch(file, [namespace, key], expected, raw))
      else values.set(`${namespace}:${key}`, value)
    }
  }
  return values
}

/** The text of such a file: a line for each message, so that a diff shows just those that changed. */
export function printById<Value>(values: ById<Value>, { print }: ValueFormat<Value>): string {
  const groups = groupBy(values, ([id]) => splitId(id).namespace)
  const tree = namespaces.map((namespace) => {
    const entries = (groups.get(namespace) ?? []).map(([id, value]) => [splitId(id).key, print(value)] as const)
    const kept = entries.filter(([, value]) => value !== undefined)
    return [namespace, kept.length > 0 ? Object.fromEntries(kept) : undefined] as const
  })
  return printJson(Object.fromEntries(tree))
}
