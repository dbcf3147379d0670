import { isWhole, namespaces } from '../../config.ts'
import { keepWhileSame } from '../../lib/keep.ts'
import { groupBy } from '../groups.ts'
import { isObject } from '../../lib/json/values.ts'
import { type JsonFile, mismatch, printJson, readJsonFile } from '../jsonFile.ts'
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

/** Reads files of one format. */
export type ReadById<Value> = (file: string, problems: LocaleProblem[]) => Promise<ById<Value>>

/**
 * A function that reads such files; none yet is the same empty map each time. It adds to `problems` what cannot be read, and
 * keeps what it has made of each file while that is the same.
 */
export function readerById<Value>(format: ValueFormat<Value>): ReadById<Value> {
  const kept = keepWhileSame<{ values: ById<Value>; found: LocaleProblem[] }>()
  const none: ById<Value> = new Map()
  return async (file, problems) => {
    const read = await readJsonFile(file, problems)
    if (!read) return none
    const { values, found } = kept(read.place, [read], () => {
      const found: LocaleProblem[] = []
      return { values: parseById(read, format, found), found }
    })
    problems.push(...found)
    return values
  }
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
  const whole = [...groups.keys()].filter(isWhole).toSorted()
  const tree = [...namespaces(), ...whole].map((namespace) => {
    const entries = (groups.get(namespace) ?? []).map(([id, value]) => [splitId(id).key, print(value)] as const)
    const kept = entries.filter(([, value]) => value !== undefined)
    return [namespace, kept.length > 0 ? Object.fromEntries(kept) : undefined] as const
  })
  return printJson(Object.fromEntries(tree))
}
