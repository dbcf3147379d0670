import path from 'node:path'
import { isObject, type JsonFile, misfit, printJson, readJsonFile } from '../jsonFile.ts'
import type { LocaleProblem } from '../localeFile.ts'
import type { MessageKey } from '../units.ts'
import type { ByKey } from './byKey.ts'

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
  /** Whether somebody has said that the translation still has to be worked on. */
  readonly needsWork: boolean
  /** Who has checked it (or, with needsWork, who has said so); null when nobody has. Several with "; " between them. */
  readonly reviewer: string | null
}

/**
 * Namespace, then key, to what is known. Normally that is one record; after a merge of two branches that changed the same
 * text there are several, of which the one that belongs to the present text holds.
 */
export type LocaleRecords = ByKey<readonly MessageRecord[]>

/** locales/pl.record.json: beside the folder, so that a tool that takes the folder finds nothing but messages. */
export const recordFile = (folder: string, locale: string) => path.join(folder, `${locale}.record.json`)

/** The record of a message: of several the one whose hashes are these, else the one of the text, else the first. */
export function recordOf(
  records: LocaleRecords,
  { namespace, key }: MessageKey,
  { english, text }: Pick<MessageRecord, 'english' | 'text'>,
): MessageRecord | null {
  const found = records.get(namespace)?.get(key) ?? []
  const ofText = found.filter((record) => record.text === text)
  return ofText.find((record) => record.english === english) ?? ofText[0] ?? found[0] ?? null
}

const line = /^([0-9a-f]{8}) ([0-9a-f]{8}) (\w+) (\d{4}-\d{2}-\d{2})( needs-work)?(?: (\S.*))?$/

/** Reads a locale's records; none yet is an empty map. Adds to `problems` what cannot be read. */
export async function readRecords(folder: string, locale: string, problems: LocaleProblem[]): Promise<LocaleRecords> {
  const file = await readJsonFile(recordFile(folder, locale), problems)
  return file ? parseRecords(file, problems) : new Map()
}

/** Takes the records out of a file that was read. Adds to `problems` what is no record. */
export function parseRecords(file: JsonFile, problems: LocaleProblem[]): LocaleRecords {
  const records = new Map<string, Map<string, MessageRecord[]>>()
  for (const [namespace, entries] of Object.entries(file.tree)) {
    if (!isObject(entries)) problems.push(misfit(file, [namespace], 'records by key, { … }', entries))
    const byKey = new Map<string, MessageRecord[]>()
    for (const [key, value] of Object.entries(isObject(entries) ? entries : {})) {
      const { sound, isSound } = parseList(value)
      if (sound.length > 0) byKey.set(key, sound)
      if (isSound) continue
      const expected = '"<hash of the English> <hash of the text> <origin> <date> <reviewer>"'
      problems.push(misfit(file, [namespace, key], expected, value))
    }
    records.set(namespace, byKey)
  }
  return records
}

/** The records of one key as they stand in the file; null when one of them is none. */
export function parseRecordList(value: unknown): MessageRecord[] | null {
  const { sound, isSound } = parseList(value)
  return isSound ? sound : null
}

function parseList(value: unknown): { sound: MessageRecord[]; isSound: boolean } {
  const parsed = (Array.isArray(value) ? value : [value]).map(parseRecord)
  const sound = parsed.filter((record) => record !== null)
  return { sound, isSound: sound.length === parsed.length }
}

function parseRecord(value: unknown): MessageRecord | null {
  const match = typeof value === 'string' ? line.exec(value) : null
  const [, english = '', text = '', origin = '', date = '', needsWork, reviewer] = match ?? []
  const known = origins.find((candidate) => candidate === origin)
  if (!match || !known) return null
  return { english, text, origin: known, date, needsWork: needsWork !== undefined, reviewer: reviewer ?? null }
}

/** The file of some records: a line for each message, so that a diff shows just those that changed. */
export function printRecords(records: LocaleRecords, namespaces: readonly string[]): string {
  const tree = Object.fromEntries(
    namespaces
      .filter((namespace) => (records.get(namespace)?.size ?? 0) > 0)
      .map((namespace) => [
        namespace,
        Object.fromEntries([...(records.get(namespace) ?? [])].map(([key, list]) => [key, printRecordList(list)])),
      ]),
  )
  return printJson(tree)
}

/** The records of one key as they stand in the file. */
export function printRecordList(list: readonly MessageRecord[]): string | string[] {
  const [first, ...others] = list.map(printRecord)
  return first !== undefined && others.length === 0 ? first : list.map(printRecord)
}

/** One record as it stands in the file. */
export function printRecord({ english, text, origin, date, needsWork, reviewer }: MessageRecord): string {
  return [english, text, origin, date, ...(needsWork ? ['needs-work'] : []), ...(reviewer ? [reviewer] : [])].join(' ')
}
