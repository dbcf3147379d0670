import { type ById, filesNamed, listOf, type ValueFormat } from './messageFile.ts'

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
  /** Who made the translation; null when nobody has said. Several with "; " between them. */
  readonly translator: string | null
  readonly date: string
  /** Whether somebody has said that the translation still has to be worked on. */
  readonly needsWork: boolean
  /** Who has checked it (or, with needsWork, who has said so); null when nobody has. Several with "; " between them. */
  readonly reviewer: string | null
  /** Why somebody who made the translation is among the reviewers, too; that is no review by a second person. */
  readonly waiver: string | null
}

/**
 * What is known of messages. Normally that is one record; after a merge of two branches that changed the same
 * text there are several, of which the one that belongs to the present text holds.
 */
export type LocaleRecords = ById<readonly MessageRecord[]>

/** locales/.workbench/pl.record.json */
export const recordFile = filesNamed('record')

const line =
  /^([0-9a-f]{8}) ([0-9a-f]{8}) (\w+)(?: \((.+?)\))? (\d{4}-\d{2}-\d{2})( needs-work)?(?: (\S.*?))?(?: \(waiver: (.+?)\))?$/

function parseRecord(value: unknown): MessageRecord | null {
  const match = typeof value === 'string' ? line.exec(value) : null
  const [, english = '', text = '', origin = '', translator = null, date = '', ...said] = match ?? []
  const [needsWork, reviewer = null, waiver = null] = said
  const known = origins.find((candidate) => candidate === origin)
  if (!match || !known) return null
  return { english, text, origin: known, translator, date, needsWork: needsWork !== undefined, reviewer, waiver }
}

/** One record as it stands in the file. */
export function printRecord(record: MessageRecord): string {
  const { english, text, origin, translator, date, needsWork, reviewer, waiver } = record
  return [
    ...[english, text, origin, ...(translator ? [`(${translator})`] : []), date],
    ...(needsWork ? ['needs-work'] : []),
    ...(reviewer ? [reviewer, ...(waiver ? [`(waiver: ${waiver})`] : [])] : []),
  ].join(' ')
}

const records = listOf(parseRecord, printRecord)

/** The records of one key as they stand in the file; null when one of them is none. */
export const parseRecordList = records.parse

export const recordFormat: ValueFormat<readonly MessageRecord[]> = {
  file: recordFile,
  group: 'records by key, { … }',
  value: '"<hash of the English> <hash of the text> <origin> (<translator>) <date> <reviewer>"',
  ...records,
}
