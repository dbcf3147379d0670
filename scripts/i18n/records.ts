import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ParseError, parse } from 'jsonc-parser'
import { LocaleProblem } from './localeFile.ts'

/** Where a translation came from. */
export const origins = ['human', 'machine', 'imported'] as const
export type Origin = (typeof origins)[number]

/** What is known of one translation. */
export interface MessageRecord {
  /** Hash of the English that it was made from. */
  readonly english: string
  /** Hash of the translation that this was said of; when the text has changed since, nothing of this holds. */
  readonly text: string
  readonly origin: Origin
  /** The day on which it was recorded, ISO 8601. */
  readonly date: string
  /** Who has checked it; null when nobody has. */
  readonly reviewer: string | null
}

/** Namespace, then key, to record. */
export type LocaleRecords = ReadonlyMap<string, ReadonlyMap<string, MessageRecord>>

/** locales/pl.record.json: beside the folder, so that a tool that takes the folder finds nothing but messages. */
export const recordFile = (folder: string, locale: string) => path.join(folder, `${locale}.record.json`)

export function recordOf(records: LocaleRecords, namespace: string, key: string): MessageRecord | null {
  return records.get(namespace)?.get(key) ?? null
}

const line = /^([0-9a-f]{8}) ([0-9a-f]{8}) (\w+) (\d{4}-\d{2}-\d{2})(?: (\S.*))?$/

/** Reads a locale's records; none yet is an empty map. Adds to `problems` what cannot be read. */
export async function readRecords(folder: string, locale: string, problems: LocaleProblem[]): Promise<LocaleRecords> {
  const file = recordFile(folder, locale)
  const place = `${path.basename(folder)}/${path.basename(file)}`
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  const errors: ParseError[] = []
  const tree: unknown = parse(text, errors)
  if (errors.length > 0 || !isRecord(tree)) {
    const at = text.slice(0, errors[0]?.offset ?? 0).split('\n').length
    problems.push(
      new LocaleProblem(`${place}:${at}: not valid JSON. Take this file from the last commit, then run "accept".`),
    )
    return new Map()
  }
  const records = new Map<string, Map<string, MessageRecord>>()
  for (const [namespace, entries] of Object.entries(tree)) {
    const byKey = new Map<string, MessageRecord>()
    for (const [key, value] of Object.entries(isRecord(entries) ? entries : {})) {
      const record = parseRecord(value)
      if (record) byKey.set(key, record)
      else {
        const expected = '"<hash> <hash> <origin> <date> <reviewer>"'
        problems.push(
          new LocaleProblem(`${place}: "${namespace}:${key}": expected ${expected}, found ${JSON.stringify(value)}.`),
        )
      }
    }
    records.set(namespace, byKey)
  }
  return records
}

function parseRecord(value: unknown): MessageRecord | null {
  const match = typeof value === 'string' ? line.exec(value) : null
  const [, english = '', text = '', origin = '', date = '', reviewer] = match ?? []
  const known = origins.find((candidate) => candidate === origin)
  return match && known ? { english, text, origin: known, date, reviewer: reviewer ?? null } : null
}

/** The file of some records: a line for each message, so that a diff shows just those that changed. */
export function printRecords(records: LocaleRecords, namespaces: readonly string[]): string {
  const tree = Object.fromEntries(
    namespaces
      .filter((namespace) => (records.get(namespace)?.size ?? 0) > 0)
      .map((namespace) => [
        namespace,
        Object.fromEntries([...(records.get(namespace) ?? [])].map(([key, record]) => [key, printRecord(record)])),
      ]),
  )
  return `${JSON.stringify(tree, null, 2)}\n`
}

function printRecord({ english, text, origin, date, reviewer }: MessageRecord): string {
  return [english, text, origin, date, ...(reviewer ? [reviewer] : [])].join(' ')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
