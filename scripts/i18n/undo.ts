import path from 'node:path'
import type { Locale, LocaleCode } from '../../src/config/locales.ts'
import { namespaces } from './bundles.ts'
import { copyByKey, setByKey } from './byKey.ts'
import { isObject, type JsonFile, parseJsonFile, printJson, readJsonFile } from './jsonFile.ts'
import type { LocaleProblem } from './localeFile.ts'
import type { Project } from './project.ts'
import { type LocaleRecords, parseRecordList, parseRecords, printRecord, printRecords, recordFile } from './records.ts'
import { type MessageKey, splitId, type Unit, unitId } from './units.ts'

/** Where the last accept of a locale leaves the records that it replaced; a file of this machine alone. */
const undoFile = (root: string, code: LocaleCode) => path.join(root, `.cache/i18n/accepted-${code}.json`)

/** That file when there is nothing to take back: name and text. */
export const noUndo = (root: string, code: LocaleCode): [string, string] => [undoFile(root, code), '{}\n']

/** That file for what is about to be recorded: for each message its records before and after, as they stand in the file. */
export function keepUndo(
  root: string,
  project: Project,
  locale: Locale,
  { accepted, files }: { accepted: readonly { readonly unit: Unit }[]; files: ReadonlyMap<string, string> },
): [string, string] {
  const file = recordFile(project.folder, locale.code)
  const next = parseJsonFile(files.get(file) ?? '{}', path.basename(file), [])
  const after = next ? parseRecords(next, []) : new Map()
  const before = project.records.get(locale.code) ?? new Map()
  const kept = accepted.map(({ unit }) => [
    unitId(unit),
    { before: printed(before, unit), after: printed(after, unit) },
  ])
  return [undoFile(root, locale.code), printJson(Object.fromEntries(kept))]
}

const printed = (records: LocaleRecords, { namespace, key }: MessageKey): string[] =>
  (records.get(namespace)?.get(key) ?? []).map(printRecord)

export interface Undone {
  readonly file: string
  readonly text: string
  /** Keys whose records are as they were before, and those that something else has recorded since. */
  readonly taken: readonly string[]
  readonly overtaken: readonly string[]
}

/** The record file as it was before the last accept, not yet written. Throws an error when there is nothing to take back. */
export async function undone(root: string, project: Project, locale: Locale): Promise<Undone> {
  const problems: LocaleProblem[] = []
  const kept: JsonFile | null = await readJsonFile(undoFile(root, locale.code), problems)
  const entries = Object.entries(kept?.tree ?? {})
  if (entries.length === 0) {
    throw new Error(
      `There is no accept of ${locale.code} to take back: only the last one on this machine can be. Older ones are in git log -p locales/${locale.code}.record.json`,
    )
  }
  const present: LocaleRecords = project.records.get(locale.code) ?? new Map()
  const records = copyByKey(present)
  const taken: string[] = []
  const overtaken: string[] = []
  for (const [id, value] of entries) {
    const { namespace, key } = splitId(id)
    const listed = (name: string) => (isObject(value) && parseRecordList(value[name])) || []
    const [before, after] = [listed('before'), listed('after')]
    if (printed(present, { namespace, key }).join() !== after.map(printRecord).join()) {
      overtaken.push(id)
      continue
    }
    taken.push(id)
    if (before.length > 0) setByKey(records, { namespace, key }, before)
    else records.get(namespace)?.delete(key)
  }
  return { file: recordFile(project.folder, locale.code), text: printRecords(records, namespaces), taken, overtaken }
}
