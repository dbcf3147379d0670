import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { config, keyOf, keyPath, type Locale, namespaces, rootOf, sourceLocale, textFile } from '../config.ts'
import { editJson, type JsonEdit, type NamesIn } from '../lib/json/edits.ts'
import { messageOf } from '../lib/run.ts'
import { pluralCategories } from './plurals.ts'
import type { Project } from './project.ts'
import { type Beside, type BesideKind, type BesideOfLocales, besideFormats } from './records/beside.ts'
import type { MessageRecord } from './records/records.ts'
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
import { isWholeFile, withWholeText } from './wholeFile.ts'

/** What is to change in one of the project's JSON files: a text, or what is kept beside the texts. */
export type FileEdit = JsonEdit & { readonly file: string }

/** The texts of files by name; null for one that is not there. */
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
export interface LocaleOfProject {
  readonly project: Pick<Project, 'folder' | 'files' | BesideKind | 'adopted'>
  readonly locale: Locale
}

/** Files with some values changed, new ones where English has them. Throws when a value has no place. */
export function applyAll(of: LocaleOfProject, raw: RawFiles, edits: readonly FileEdit[]): Map<string, string> {
  const files = [...new Set(edits.map(({ file }) => file))]
  return new Map(
    files.map((file) => {
      const own = edits.filter((edit) => edit.file === file)
      if (isWholeFile(file)) return [file, own.reduce(withWhole, raw.get(file) ?? '')] as const
      try {
        return [file, editJson(raw.get(file) || '{}\n', own, orderIn(of, file))] as const
      } catch (error) {
        throw new Error(
          `${nameOf(of.project.folder, file)}: a text stands where English has a group of texts, or the reverse (${messageOf(error)}). Nothing was written.`,
        )
      }
    }),
  )
}

/** A whole file is changed by one message alone, which is all of it. */
const withWhole = (text: string, edit: FileEdit) =>
  'value' in edit ? withWholeText(text, String(edit.value ?? '')) : text

const nameOf = (folder: string, file: string) => path.relative(rootOf(folder), file)

function orderIn({ project, locale }: LocaleOfProject, file: string): NamesIn {
  const english = project.files.get(sourceLocale()) ?? new Map()
  const place = path.relative(rootOf(project.folder), file).split(path.sep).join('/')
  const texts = english.get(config().layout.parse(place)?.namespace ?? '')
  if (texts) return namesIn(keysFor(texts, locale))
  // By namespace, then by key: records and what else is kept of messages.
  return ([namespace]) =>
    namespace === undefined
      ? namespaces()
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

/** The texts of a message that are to be others. */
export function textEdits({ project, locale }: LocaleOfProject, unit: Unit, forms: readonly UnitForm[]): FileEdit[] {
  const file = textFile(project.folder, locale.code, unit.namespace)
  return forms.flatMap((form, index) =>
    form.target === unit.forms[index]?.target
      ? []
      : [{ file, path: keyPath(formKey(unit, form)), value: form.target ?? undefined }],
  )
}

/** The new record of a message; what is kept under a former key of it goes to its present one. */
export function recordEdits(of: LocaleOfProject, unit: Unit, record: MessageRecord): FileEdit[] {
  const id = unitId(unit)
  return [...movingEdits(of, id), besideEdit(of, 'records', id, [record])]
}

function movingEdits(of: LocaleOfProject, id: string): FileEdit[] {
  const former = of.project.adopted.get(of.locale.code)?.get(id)
  if (former === undefined) return []
  const isKept = (kind: BesideKind) => keptOf(of, kind, id) !== undefined
  const leave = (kind: BesideKind) => besideEdit(of, kind, former, undefined)
  return [
    leave('records'),
    ...(isKept('comments') ? [besideEdit(of, 'comments', id, keptOf(of, 'comments', id)), leave('comments')] : []),
  ]
}

/** What else a new record brings in order: what stands under former keys, and the records of messages that are gone. */
export function tidyEdits(of: LocaleOfProject, recorded: ReadonlySet<string>): FileEdit[] {
  const { project, locale } = of
  const former = [...(project.adopted.get(locale.code)?.keys() ?? [])].filter((id) => !recorded.has(id))
  const gone = (kind: BesideKind) =>
    [...(project[kind].get(locale.code)?.keys() ?? [])]
      .filter((id) => isGone(of, splitId(id)))
      .map((id) => besideEdit(of, kind, id, undefined))
  return [
    ...former.flatMap((id) => [...movingEdits(of, id), besideEdit(of, 'records', id, keptOf(of, 'records', id))]),
    ...gone('records'),
  ]
}

/** Whether neither English nor a locale has a message. Where English cannot be read, nobody knows which it has. */
function isGone({ project, locale }: LocaleOfProject, { namespace, key }: MessageKey): boolean {
  const english = project.files.get(sourceLocale())?.get(namespace)
  if (!english || sourceMessages(english.entries).some((message) => message.key === key)) return false
  const own = project.files.get(locale.code)?.get(namespace)?.entries
  return ![null, ...pluralCategories].some((category) => own?.has(formKey({ key }, { category })))
}

/** Comments on a message that are not there yet. */
export function commentEdits(of: LocaleOfProject, id: string, lines: readonly string[]): FileEdit[] {
  const known = keptOf(of, 'comments', id) ?? []
  const { file, path } = besideEdit(of, 'comments', id, undefined)
  return lines.filter((line) => !known.includes(line)).map((item) => ({ file, path, item }))
}

function keptOf<Kind extends BesideKind>({ project, locale }: LocaleOfProject, kind: Kind, id: string) {
  const all: BesideOfLocales = project
  return all[kind].get(locale.code)?.get(id)
}

/** What one of the files beside the texts is to say of a message; undefined for nothing. */
export function besideEdit<Kind extends BesideKind>(
  { project, locale }: LocaleOfProject,
  kind: Kind,
  id: string,
  value: Beside[Kind] | undefined,
): FileEdit {
  const { namespace, key } = splitId(id)
  const { file, print } = besideFormats[kind]
  const printed = value === undefined ? undefined : print(value)
  return { file: file(project.folder, locale.code), path: [namespace, key], value: printed }
}
