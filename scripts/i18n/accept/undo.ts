import path from 'node:path'
import type { Locale, LocaleCode } from '../../../src/config/locales.ts'
import { isObject, parseJsonFile, printJson, readJsonFile } from '../model/jsonFile.ts'
import type { Project } from '../model/project.ts'
import { removeComments } from '../model/records/comments.ts'
import { parseById, printById } from '../model/records/messageFile.ts'
import { type LocaleRecords, parseRecordList, printRecord, recordFile, recordFormat } from '../model/records/records.ts'
import { splitId, unitId } from '../model/units.ts'
import type { Accepted } from './accepting.ts'

/** Where the last accept of a locale leaves what it replaced and added; a file of this machine alone. */
const undoFile = (root: string, code: LocaleCode) => path.join(root, `.cache/i18n/accepted-${code}.json`)

/** That file when there is nothing to take back: name and text. */
export const noUndo = (root: string, code: LocaleCode): [string, string] => [undoFile(root, code), '{}\n']

/**
 * That file for what is about to be recorded: for each message its records before and after, as they stand in the file, and
 * the comments that it gets.
 */
export function keepUndo(
  root: string,
  project: Project,
  locale: Locale,
  { accepted, commented, files }: Pick<Accepted, 'accepted' | 'commented' | 'files'>,
): [string, string] {
  const before = project.records.get(locale.code) ?? new Map()
  const text = files.get(recordFile(project.folder, locale.code))
  const next = text === undefined ? null : parseJsonFile(text, 'records', [])
  const after = next ? parseById(next, recordFormat, []) : before
  const added = new Map(commented.map(({ unit, lines }) => [unitId(unit), lines]))
  const ids = new Set([...accepted, ...commented].map(({ unit }) => unitId(unit)))
  const kept = [...ids].map((id) => [
    id,
    { before: printed(before, id), after: printed(after, id), comments: added.get(id) ?? [] },
  ])
  return [undoFile(root, locale.code), printJson(Object.fromEntries(kept))]
}

const printed = (records: LocaleRecords, id: string) => (records.get(id) ?? []).map(printRecord)

/** Works out how to take back the last accept. Throws an error when there is none. */
export async function undone(root: string, project: Project, locale: Locale) {
  const entries = await keptEntries(root, locale.code)
  const present = project.records.get(locale.code) ?? new Map()
  const isOvertaken = ({ id, after }: Kept) => printed(present, id).join() !== after.join()
  const taken = entries.filter((entry) => !isOvertaken(entry))
  const records = new Map(present)
  for (const { id, before } of taken) {
    if (before.length > 0) records.set(id, parseRecordList(before) ?? [])
    else records.delete(id)
  }
  const commented = taken.flatMap(({ id, lines }) => (lines.length > 0 ? [{ unit: splitId(id), lines }] : []))
  return {
    /** The records and comments as they were before, not yet written: name to text. */
    files: new Map([
      ...(taken.length > 0
        ? [[recordFile(project.folder, locale.code), printById(records, recordFormat)] as const]
        : []),
      ...(commented.length > 0 ? [removeComments(project, locale.code, commented)] : []),
    ]),
    taken: taken.map(({ id }) => id),
    /** What something else has recorded since. */
    overtaken: entries.filter(isOvertaken).map(({ id }) => id),
    /** How many comments are gone again. */
    comments: commented.reduce((sum, { lines }) => sum + lines.length, 0),
  }
}

/** What the last accept left of one message: records as they stand in the file, and comments. */
interface Kept {
  readonly id: string
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly lines: readonly string[]
}

async function keptEntries(root: string, code: LocaleCode): Promise<Kept[]> {
  const file = await readJsonFile(undoFile(root, code), [])
  const entries = Object.entries(file?.tree ?? {})
  if (entries.length === 0) {
    throw new Error(
      `There is no accept of ${code} to take back: only the last one on this machine can be.\nOlder ones are in git log -p locales/.workbench/${code}.record.json`,
    )
  }
  const texts = (list: unknown) => (Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [])
  return entries.map(([id, value]) => {
    const { before, after, comments } = isObject(value) ? value : {}
    return { id, before: texts(before), after: texts(after), lines: texts(comments) }
  })
}
