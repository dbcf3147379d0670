import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findNodeAtLocation, getNodeValue } from 'jsonc-parser'
import { editJson, type JsonEdit, type NamesIn } from '../lib/json/edits.ts'
import { parseJson } from '../lib/json/parse.ts'
import { messageOf } from '../lib/run.ts'
import { flatten } from '../project/bundles.ts'
import { glossaryFile, keyOf, keyPath, type Locale, placeOf, textFile } from '../project/project.ts'
import { pluralCategories } from '../project/plurals.ts'
import { commentsFile } from '../project/records/comments.ts'
import { type MessageRecord, printRecords, recordFile } from '../project/records/records.ts'
import { type ProjectTexts, unitsIn } from './texts.ts'
import {
  formKey,
  keysFor,
  type MessageKey,
  sourceMessages,
  splitId,
  type Unit,
  type UnitForm,
  unitId,
} from './units.ts'
import { isWholeFile, withWholeText } from '../project/wholeFile.ts'

/** A change in one of the project's files: a value of JSON, or the record of a message. */
export type FileEdit = { readonly file: string } & (JsonEdit | RecordEdit)

interface RecordEdit {
  readonly id: string
  readonly record: MessageRecord
}

/** The texts of files by name; null for a missing file. */
export type RawFiles = ReadonlyMap<string, string | null>

/** Reads some files. */
export async function readRaw(files: Iterable<string>): Promise<RawFiles> {
  const read = async (file: string) => {
    try {
      return [file, await readFile(file, 'utf8')] as const
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [file, null] as const
      throw error
    }
  }
  return new Map(await Promise.all([...new Set(files)].map(read)))
}

/** The locale whose files change. */
interface LocaleOfProject {
  readonly project: ProjectTexts
  readonly locale: Locale
}

/** Reads the files that some edits concern, and applies them: see `applyAll`. */
export async function filesAfter(of: LocaleOfProject, edits: readonly FileEdit[]): Promise<Map<string, string>> {
  const files = edits.map(({ file }) => file)
  return applyAll(of, await readRaw([...files, glossaryFile(of.project, of.locale.code)]), edits)
}

/** Applies edits to files, and creates those that only English has. Throws if a value has no place. */
export function applyAll(of: LocaleOfProject, raw: RawFiles, given: readonly FileEdit[]): Map<string, string> {
  const edits = [...endedExceptions(of, raw, given), ...given]
  const files = [...new Set(edits.map(({ file }) => file))]
  return new Map(
    files.map((file) => {
      const all = edits.filter((edit) => edit.file === file)
      const records = all.filter(isOfRecord)
      if (records.length > 0) return [file, withRecords(of, records)] as const
      const own = all.flatMap((edit) => (isOfRecord(edit) ? [] : [edit]))
      if (isWholeFile(file)) return [file, own.reduce(withWhole, raw.get(file) ?? '')] as const
      try {
        const text = raw.get(file) || '{}\n'
        return [file, editJson(text, [...emptyEdits(of, file, text), ...own], orderIn(of, file))] as const
      } catch (error) {
        throw new Error(
          `${path.relative(of.project.root, file)}: a text is where English has a group of texts, or the reverse (${messageOf(error)}). Nothing was written.`,
        )
      }
    }),
  )
}

/** The list of exceptions without those for earlier texts of recorded messages, if there are any. */
function endedExceptions({ project, locale }: LocaleOfProject, raw: RawFiles, edits: readonly FileEdit[]): FileEdit[] {
  const [file, path] = [glossaryFile(project, locale.code), ['exceptions']]
  const present = new Map<unknown, string>(edits.filter(isOfRecord).map(({ id, record }) => [id, record.text]))
  const written = raw.get(file) ?? ''
  const { root } = parseJson(written)
  const known = (root && findNodeAtLocation(root, path)?.children) ?? []
  const kept = known.filter((node) => {
    const { key, text }: Readonly<Record<string, unknown>> = getNodeValue(node) ?? {}
    return text === undefined || text === (present.get(key) ?? text)
  })
  const items = kept.map(({ offset, length }) => written.slice(offset, offset + length))
  return kept.length < known.length ? [{ file, path, items }] : []
}

const isOfRecord = (edit: FileEdit): edit is FileEdit & RecordEdit => 'record' in edit

/** A whole file has one message, which is its text. */
const withWhole = (text: string, edit: JsonEdit) =>
  'value' in edit ? withWholeText(text, String(edit.value ?? '')) : text

/** A file of records after some edits: one line for each message that there is, under its present key. */
function withRecords(of: LocaleOfProject, edits: readonly RecordEdit[]): string {
  const { project, locale } = of
  const held = [...(project.records.get(locale.code) ?? [])].filter(([id]) => !isGone(of, splitId(id)))
  const records = new Map(held)
  for (const unit of unitsIn(project, locale)) {
    if (unit.record && records.has(unitId(unit))) records.set(unitId(unit), [unit.record])
  }
  for (const { id, record } of edits) records.set(id, [record])
  return printRecords(records)
}

/** The English file of a locale file; undefined for other files. */
const englishOf = ({ project }: LocaleOfProject, file: string) =>
  project.files.get(project.sourceLocale)?.get(project.layout.parse(placeOf(project, file))?.namespace ?? '')

/**
 * The missing texts of a locale file, as empty ones: a text that is written later changes no line but its own. A text where
 * English has a group, or the reverse, stays as it is.
 */
function emptyEdits(of: LocaleOfProject, file: string, text: string): JsonEdit[] {
  const english = englishOf(of, file)
  if (!english || of.locale.code === of.project.sourceLocale) return []
  const present = flatten(JSON.parse(text)).map(([key]) => key)
  const isFree = (key: string) =>
    !present.some((other) => other === key || other.startsWith(keyOf([key, ''])) || key.startsWith(keyOf([other, ''])))
  return keysFor(english, of.locale)
    .filter(isFree)
    .map((key) => ({ path: keyPath(key), value: '' }))
}

function orderIn(of: LocaleOfProject, file: string): NamesIn {
  const { project, locale } = of
  const texts = englishOf(of, file)
  if (texts) return namesIn(keysFor(texts, locale))
  const english = project.files.get(project.sourceLocale) ?? new Map()
  // By namespace, then by key: comments.
  return ([namespace]) =>
    namespace === undefined
      ? project.namespaces
      : sourceMessages(english.get(namespace)?.entries ?? new Map()).map(({ key }) => key)
}

/** The names in each group of a locale file, in the order of its full keys. */
export const namesIn =
  (order: readonly string[]): NamesIn =>
  (group) => {
    const prefix = group.length > 0 ? keyOf([...group, '']) : ''
    const inGroup = order.filter((key) => key.startsWith(prefix))
    return [...new Set(inGroup.map((key) => keyPath(key.slice(prefix.length))[0] ?? ''))]
  }

/** The edits for the changed texts of a message. */
export function textEdits({ project, locale }: LocaleOfProject, unit: Unit, forms: readonly UnitForm[]): FileEdit[] {
  const file = textFile(project, locale.code, unit.namespace)
  return forms.flatMap((form, index) =>
    form.target === unit.forms[index]?.target
      ? []
      : [{ file, path: keyPath(formKey(unit, form)), value: form.target ?? '' }],
  )
}

/** The edit for the new record of a message. */
export const recordEdit = ({ project, locale }: LocaleOfProject, unit: Unit, record: MessageRecord): FileEdit => ({
  file: recordFile(project, locale.code),
  id: unitId(unit),
  record,
})

/**
 * True for a message that neither English nor the locale has. If English cannot be read, no message counts as deleted.
 */
function isGone({ project, locale }: LocaleOfProject, { namespace, key }: MessageKey): boolean {
  const english = project.files.get(project.sourceLocale)?.get(namespace)
  if (!english || sourceMessages(english.entries).some((message) => message.key === key)) return false
  const own = project.files.get(locale.code)?.get(namespace)?.entries
  return ![null, ...pluralCategories].some((category) => own?.has(formKey({ key }, { category })))
}

/** Adds comments on a message. */
export function commentEdits(of: LocaleOfProject, id: string, lines: readonly string[]): FileEdit[] {
  const known = of.project.comments.get(of.locale.code)?.get(id) ?? []
  const added = lines.filter((line) => !known.includes(line))
  return added.length > 0 ? [commentsEdit(of, id, [...known, ...added])] : []
}

/** Sets all comments on a message. */
export function commentsEdit({ project, locale }: LocaleOfProject, id: string, value: readonly string[]): FileEdit {
  const { namespace, key } = splitId(id)
  return { file: commentsFile(project, locale.code), path: [namespace, key], value }
}
