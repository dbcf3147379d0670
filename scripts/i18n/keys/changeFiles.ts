import path from 'node:path'
import { defaultLocale, type Locale, type LocaleCode, localeOf } from '../../../src/config/locales.ts'
import { editJson } from '../../lib/json/edits.ts'
import { type LocaleFile, type LocaleProblem, parseLocaleFile } from '../model/localeFile.ts'
import type { Project } from '../model/project.ts'
import { annotationFormat, annotationsFile } from '../model/records/annotations.ts'
import { commentFormat, commentsFile } from '../model/records/comments.ts'
import { type ById, printById, type ValueFormat } from '../model/records/messageFile.ts'
import { recordFile, recordFormat } from '../model/records/records.ts'
import { type MessageKey, sourceMessages, splitId, unitId } from '../model/units.ts'
import type { KeyChange } from './keyChange.ts'
import { type PatternPlace, updateReferences } from './references.ts'

/** What a change of keys will write, and what it leaves to a person. */
export interface KeyEdit {
  readonly change: KeyChange
  readonly files: ReadonlyMap<string, string>
  readonly patterns: readonly PatternPlace[]
}

/** The files of one locale by namespace. */
export type Files = ReadonlyMap<string, LocaleFile>

/** The new texts of those files of a locale that change. `english` is English after the change, for its order. */
type Draft = (files: Files, locale: Locale, english: Files) => ReadonlyMap<string, string>

/** Works out what a change of keys writes. Throws an error when it would lose a text of a locale, or change one. */
export async function prepareEdit(project: Project, change: KeyChange, draft: Draft): Promise<KeyEdit> {
  const files = new Map<string, string>()
  let english: Files = new Map()
  for (const [code, before] of englishFirst(project)) {
    const after = new Map(before)
    for (const [namespace, text] of draft(before, localeOf(code), english)) {
      after.set(namespace, parseDraft(code, namespace, text))
      files.set(path.join(project.folder, code, `${namespace}.json`), text)
    }
    assertKept(code, before, after, change)
    if (code === defaultLocale) english = after
  }
  const references = await updateReferences(project, change)
  for (const [file, text] of [...besideFiles(project, english, change), ...references.files]) files.set(file, text)
  return { change, files, patterns: references.patterns }
}

export const englishFirst = ({ files }: Project): [LocaleCode, Files][] =>
  [...files].toSorted(([one], [other]) => Number(other === defaultLocale) - Number(one === defaultLocale))

/** The messages of one file of a locale that a change moves or removes, in its order, plural forms one by one. */
export function changedEntries(
  file: LocaleFile,
  change: KeyChange,
): { from: MessageKey; to: MessageKey | null; text: string }[] {
  return [...file.entries.values()].flatMap(({ key, text }) => {
    const from = { namespace: file.namespace, key }
    const to = change.of(from)
    return to && unitId(to) === unitId(from) ? [] : [{ from, to, text }]
  })
}

/** A locale file without the messages that a change takes out of their groups. */
export function withoutChanged(file: LocaleFile, change: KeyChange): string {
  const gone = changedEntries(file, change).map(({ from }) => ({ path: from.key.split('.'), value: undefined }))
  return editJson(file.text, gone)
}

function parseDraft(locale: LocaleCode, namespace: string, text: string): LocaleFile {
  const problems: LocaleProblem[] = []
  const file = `locales/${locale}/${namespace}.json`
  const parsed = parseLocaleFile({ text, file, namespace, mayBeBlank: locale !== defaultLocale }, problems)
  if (parsed) return parsed
  throw new Error([...problems.map(({ message }) => message), 'Nothing was written.'].join('\n'))
}

function assertKept(locale: LocaleCode, before: Files, after: Files, change: KeyChange): void {
  const textsOf = (files: Files, place: (key: MessageKey) => MessageKey | null) =>
    new Map(
      [...files.values()].flatMap(({ namespace, entries }) =>
        [...entries.values()].flatMap(({ key, text }) => {
          const at = place({ namespace, key })
          return at ? [[unitId(at), text] as const] : []
        }),
      ),
    )
  const [expected, found] = [textsOf(before, change.of), textsOf(after, (key) => key)]
  const lost = [...expected].find(([id, text]) => found.get(id) !== text)?.[0]
  if (lost === undefined && expected.size === found.size) return
  const what = lost ? `${lost} has no place there` : 'there would be more messages than before'
  throw new Error(
    `locales/${locale}/: expected every text to be kept, but ${what}. Nothing was written. See "npm run i18n -- check ${locale}".`,
  )
}

/** The record, comment and annotation files of every locale in which a change moves or removes something. */
function besideFiles(project: Project, english: Files, change: KeyChange): Map<string, string> {
  const ids = [...english].flatMap(([namespace, { entries }]) =>
    sourceMessages(entries).map(({ key }) => unitId({ namespace, key })),
  )
  const ranks = new Map(ids.map((id, rank) => [id, rank]))
  const files = new Map<string, string>()
  const add = <Value>(
    kept: ReadonlyMap<LocaleCode, ById<Value>>,
    fileOf: (folder: string, code: LocaleCode) => string,
    format: ValueFormat<Value>,
  ) => {
    for (const [code, values] of kept) {
      const next = rekey(values, change, ranks)
      if (next) files.set(fileOf(project.folder, code), printById(next, format))
    }
  }
  add(project.records, recordFile, recordFormat)
  add(project.comments, commentsFile, commentFormat)
  add(project.annotations, annotationsFile, annotationFormat)
  return files
}

/** What is kept of messages after a change, in the order of English; null when none of it changes. */
function rekey<Value>(values: ById<Value>, change: KeyChange, ranks: ById<number>): ById<Value> | null {
  const moved = [...values].flatMap(([id, value]) => {
    const to = change.of(splitId(id))
    return to ? [[unitId(to), value] as const] : []
  })
  const ids = [...values.keys()]
  if (moved.length === ids.length && moved.every(([id], at) => id === ids[at])) return null
  const rank = (id: string) => ranks.get(id) ?? ranks.size
  return new Map(moved.toSorted(([one], [other]) => rank(one) - rank(other)))
}
