import { isWhole, namespaces } from '../../config.ts'
import { keepWhileSame } from '../../lib/keep.ts'
import { groupBy } from '../groups.ts'
import { isObject } from '../../lib/json/values.ts'
import { type JsonFile, mismatch, printJson, readJsonFile } from '../jsonFile.ts'
import { workbenchFile } from '../layout.ts'
import type { LocaleProblem } from '../localeFile.ts'
import { splitId } from '../ids.ts'

/** What is kept of messages by their ids, "pages/about:hero.title"; in the files by namespace, then by key. */
export type ById<Value> = ReadonlyMap<string, Value>

/** Files of one kind, and their values. */
export interface ValueFormat<Value> {
  /** That of a locale: locales/.workbench/pl.record.json. */
  readonly file: (folder: string, locale: string) => string
  /** What a namespace and what a key should hold, for errors. */
  readonly group: string
  readonly value: string
  /** Null for what is none. */
  readonly parse: (value: unknown) => Value | null
  /** Undefined for what is left out. */
  readonly print: (value: Value) => unknown
}

/** The files whose names end so: "record". */
export const filesNamed =
  (name: string): ValueFormat<unknown>['file'] =>
  (folder, locale) =>
    workbenchFile(folder, `${locale}.${name}.json`)

/** The parser and the printer of a key's list, of which one item stands by itself. What has an item that is none is null. */
export function listOf<Item>(parseOne: (value: unknown) => Item | null, printOne: (item: Item) => string) {
  return {
    parse(value: unknown): Item[] | null {
      const parsed = (Array.isArray(value) ? value : [value]).map(parseOne)
      const sound = parsed.filter((item) => item !== null)
      return sound.length === parsed.length ? sound : null
    },
    print(list: readonly Item[]): string | string[] | undefined {
      const lines = list.map(printOne)
      return lines.length > 1 ? lines : lines[0]
    },
  }
}

/** A function that reads such files, and keeps what it makes of one while that is the same; no file is an empty map. */
export function readerById<Value>(format: ValueFormat<Value>) {
  const kept = keepWhileSame<{ values: ById<Value>; found: LocaleProblem[] }>()
  const none: ById<Value> = new Map()
  return async (folder: string, locale: string, problems: LocaleProblem[]): Promise<ById<Value>> => {
    const read = await readJsonFile(format.file(folder, locale), problems)
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
