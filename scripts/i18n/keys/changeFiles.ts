import path from 'node:path'
import { defaultLocale, type LocaleCode } from '../../../src/config/locales.ts'
import { removeValue } from '../../lib/json/edits.ts'
import { namespaces } from '../model/bundles.ts'
import { type LocaleFile, type LocaleProblem, parseLocaleFile } from '../model/localeFile.ts'
import type { Project } from '../model/project.ts'
import { commentFormat, commentsFile } from '../model/records/comments.ts'
import { type ById, printById } from '../model/records/messageFile.ts'
import { recordFile, recordFormat } from '../model/records/records.ts'
import { type MessageKey, sourceMessages, splitId, unitId } from '../model/units.ts'
import type { KeyChange } from './keyChange.ts'

/** New texts of locale files, not yet written; null for one that there is not. */
export type Drafts = Map<string, string>

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
  return changedEntries(file, change).reduce((text, { from }) => removeValue(text, from.key.split('.')), file.text)
}

/** Parses the new text of a locale file. Throws when it cannot be read, which no change may bring about. */
export function parseDraft(locale: LocaleCode, namespace: string, text: string): LocaleFile {
  const problems: LocaleProblem[] = []
  const file = `locales/${locale}/${namespace}.json`
  const parsed = parseLocaleFile({ text, file, namespace, mayBeBlank: locale !== defaultLocale }, problems)
  if (parsed) return parsed
  throw new Error([...problems.map(({ message }) => message), 'Nothing was written.'].join('\n'))
}

/** Throws when a change would lose a text of a locale, or change one: `drafts` are its new files by namespace. */
export function assertKept(project: Project, locale: LocaleCode, drafts: Drafts, change: KeyChange): void {
  const expected = new Map<string, string>()
  const found = new Map<string, string>()
  const files = project.files.get(locale) ?? new Map<string, LocaleFile>()
  for (const { namespace, entries } of files.values()) {
    for (const { key, text } of entries.values()) {
      const to = change.of({ namespace, key })
      if (to) expected.set(unitId(to), text)
    }
  }
  for (const namespace of namespaces) {
    const draft = drafts.get(namespace)
    const entries = draft === undefined ? files.get(namespace)?.entries : parseDraft(locale, namespace, draft).entries
    for (const { key, text } of entries?.values() ?? []) found.set(unitId({ namespace, key }), text)
  }
  const lost = [...expected].find(([id, text]) => found.get(id) !== text)?.[0]
  if (lost === undefined && expected.size === found.size) return
  const what = lost ? `${lost} has no place there` : 'there would be more messages than before'
  throw new Error(
    `locales/${locale}/: expected every text to be kept, but ${what}. Nothing was written. See "npm run i18n -- check ${locale}".`,
  )
}

/** The record and comment files of every locale in which a change moves or removes something. */
export function besideFiles(
  project: Project,
  english: ReadonlyMap<string, LocaleFile>,
  change: KeyChange,
): Map<string, string> {
  const order = [...english].flatMap(([namespace, { entries }]) =>
    sourceMessages(entries).map(({ key }) => unitId({ namespace, key })),
  )
  const files = new Map<string, string>()
  for (const [code, records] of project.records) {
    const next = rekey(records, change, order)
    if (next) files.set(recordFile(project.folder, code), printById(next, recordFormat))
  }
  for (const [code, comments] of project.comments) {
    const next = rekey(comments, change, order)
    if (next) files.set(commentsFile(project.folder, code), printById(next, commentFormat))
  }
  return files
}

/** What is kept of messages after a change, in the order of English; null when none of it changes. */
function rekey<Value>(values: ById<Value>, change: KeyChange, order: readonly string[]): ById<Value> | null {
  const moved = new Map<string, Value>()
  for (const [id, value] of values) {
    const to = change.of(splitId(id))
    if (to) moved.set(unitId(to), value)
  }
  if (moved.size === values.size && [...values.keys()].every((id) => moved.has(id))) return null
  const ranks = new Map(order.map((id, rank) => [id, rank]))
  const rank = (id: string) => ranks.get(id) ?? ranks.size
  return new Map([...moved].toSorted(([one], [other]) => rank(one) - rank(other)))
}

/** A locale file's name on the disk. */
export const localeFile = (project: Project, locale: string, namespace: string) =>
  path.join(project.folder, locale, `${namespace}.json`)
