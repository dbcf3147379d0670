import { isObject, jsonIn } from '../../lib/json/values.ts'
import type { Fault } from '../../lib/fault.ts'
import { fileReader } from '../jsonFile.ts'
import type { LocaleProblem } from '../localeFile.ts'
import { type Project, workbenchFile } from '../project.ts'
import { sortedNames } from './reviewers.ts'

/** The origins of translations. */
export const origins = ['human', 'machine', 'imported'] as const
export type Origin = (typeof origins)[number]

/** The record of one translation. */
export interface MessageRecord {
  /** Hash of the English that it was made from. */
  readonly english: string
  /** Hash of the translation that the record describes. If the text has changed since, the record is void. */
  readonly text: string
  readonly origin: Origin
  /** The translators; none if unknown. */
  readonly translators: readonly string[]
  readonly date: string
  /** True if a person has marked the translation as unfinished. */
  readonly needsWork: boolean
  /** The reviewers; with needsWork, those who have marked it so. */
  readonly reviewers: readonly string[]
}

/** Records by the id of their message, "pages/about:hero.title": several if git has merged lines of two branches. */
export type LocaleRecords = ReadonlyMap<string, readonly MessageRecord[]>

/** locales/.workbench/records/pl.jsonl: a line for each message, sorted by key. */
export const recordFile = (project: Project, locale: string) => workbenchFile(project, `records/${locale}.jsonl`)

/** Reads that file; a missing file is an empty map. Adds lines that are no record to `problems`. */
export const readRecords = (project: Project, locale: string, problems: LocaleProblem[]): LocaleRecords =>
  read(project, recordFile(project, locale), problems)

const read = fileReader<LocaleRecords>(new Map(), parseRecords)

/** Parses the records of such a text. */
export function parseRecords(text: string, faults: Fault[] = []): LocaleRecords {
  const records = new Map<string, MessageRecord[]>()
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const read = parseLine(jsonIn(line))
    const found = `This line is no record: ${line.slice(0, 60)}. Remove it, then accept the text.`
    if (read) records.set(read.key, [...(records.get(read.key) ?? []), read.record])
    else faults.push({ line: index + 1, expected: '', found })
  }
  return records
}

function parseLine(value: unknown): { readonly key: string; readonly record: MessageRecord } | null {
  if (!isObject(value)) return null
  const { key, english, text, origin, translators = [], date, needsWork = false, reviewers = [] } = value
  const known = origins.find((candidate) => candidate === origin)
  const isSound =
    typeof key === 'string' && isHash(english) && isHash(text) && typeof date === 'string' && isDay.test(date)
  if (!known || !isSound || !isNames(translators) || !isNames(reviewers) || typeof needsWork !== 'boolean') return null
  const names = { translators: sortedNames(translators), reviewers: sortedNames(reviewers) }
  return { key, record: { english, text, origin: known, date, needsWork, ...names } }
}

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{8}$/.test(value)
const isDay = /^\d{4}-\d{2}-\d{2}$/
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

/** Prints such a file. */
export function printRecords(records: LocaleRecords): string {
  const sorted = [...records].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return sorted.flatMap(([key, list]) => list.map((record) => `${printLine(key, record)}\n`)).join('')
}

/** Unknown values are left out. */
function printLine(key: string, { english, text, origin, translators, date, needsWork, reviewers }: MessageRecord) {
  const record = { key, english, text, origin, translators, date, needsWork, reviewers }
  return JSON.stringify(record, (_, value) => (value === false || value?.length === 0 ? undefined : value))
}

/**
 * Joins the lines of a message: those of the present text and English if there are any, else those of the text. One line
 * with "needs work" is enough. Otherwise all reviewers are kept.
 */
export function joinRecords(
  records: readonly MessageRecord[],
  present: Pick<MessageRecord, 'english' | 'text'>,
): MessageRecord | null {
  const newest = records.toSorted((one, other) => (one.date > other.date ? -1 : 1))
  const ofText = newest.filter(({ text }) => text === present.text)
  const chosen = ofText.find(({ english }) => english === present.english) ?? ofText[0] ?? newest[0]
  if (!chosen) return null
  const same = newest.filter(({ english, text }) => english === chosen.english && text === chosen.text)
  if (same.length === 1) return chosen
  const objections = same.filter(({ needsWork }) => needsWork)
  return {
    ...chosen,
    origin: joinOrigins(same),
    translators: sortedNames(same.flatMap(({ translators }) => translators)),
    needsWork: objections.length > 0,
    reviewers: sortedNames((objections.length > 0 ? objections : same).flatMap(({ reviewers }) => reviewers)),
  }
}

/** A text counts as a machine's unless a named person has claimed it. */
function joinOrigins(records: readonly MessageRecord[]): Origin {
  if (records.some(({ origin, translators }) => origin === 'human' && translators.length > 0)) return 'human'
  return (['machine', 'human'] as const).find((one) => records.some(({ origin }) => origin === one)) ?? 'imported'
}
