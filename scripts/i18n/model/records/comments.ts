import path from 'node:path'
import type { LocaleCode } from '../../../../src/config/locales.ts'
import { namespaces } from '../bundles.ts'
import { isObject, type JsonFile, misfit, printJson, readJsonFile } from '../jsonFile.ts'
import type { LocaleProblem } from '../localeFile.ts'
import type { MessageKey } from '../units.ts'
import { type ByKey, copyByKey, setByKey } from './byKey.ts'

/** What translators have said of messages: namespace, then key without plural suffix, to comments of one line each. */
export type LocaleComments = ByKey<readonly string[]>

/** locales/pl.comments.json */
export const commentsFile = (folder: string, locale: string) => path.join(folder, `${locale}.comments.json`)

/** Reads a locale's comments; none yet is an empty map. Adds to `problems` what cannot be read. */
export async function readComments(folder: string, locale: string, problems: LocaleProblem[]): Promise<LocaleComments> {
  const file = await readJsonFile(commentsFile(folder, locale), problems)
  return file ? parseComments(file, problems) : new Map()
}

/** Takes the comments out of a file that was read. Adds to `problems` what is no comment. */
export function parseComments(file: JsonFile, problems: LocaleProblem[]): LocaleComments {
  const comments = new Map<string, Map<string, readonly string[]>>()
  for (const [namespace, entries] of Object.entries(file.tree)) {
    const byKey = new Map<string, readonly string[]>()
    if (!isObject(entries)) problems.push(misfit(file, [namespace], 'comments by key, { … }', entries))
    for (const [key, value] of Object.entries(isObject(entries) ? entries : {})) {
      if (Array.isArray(value) && value.every((item) => typeof item === 'string')) byKey.set(key, value)
      else problems.push(misfit(file, [namespace, key], 'a list of texts', value))
    }
    comments.set(namespace, byKey)
  }
  return comments
}

/** The file of some comments, in the order of the given namespaces. */
export function printComments(comments: LocaleComments, namespaces: readonly string[]): string {
  const tree = namespaces.flatMap((namespace) => {
    const entries = [...(comments.get(namespace) ?? [])].filter(([, list]) => list.length > 0)
    return entries.length > 0 ? [[namespace, Object.fromEntries(entries)] as const] : []
  })
  return printJson(Object.fromEntries(tree))
}

interface Commented {
  readonly unit: MessageKey
  readonly lines: readonly string[]
}

interface CommentsOfAll {
  readonly folder: string
  readonly comments: ReadonlyMap<LocaleCode, LocaleComments>
}

/** The comments file of a locale with some comments more, each once: name and text, not yet written. */
export const addComments = (project: CommentsOfAll, code: LocaleCode, added: readonly Commented[]): [string, string] =>
  changeComments(project, code, added, (present, lines) => [...new Set([...present, ...lines])])

/** The comments file of a locale without some comments: name and text, not yet written. */
export const removeComments = (
  project: CommentsOfAll,
  code: LocaleCode,
  gone: readonly Commented[],
): [string, string] =>
  changeComments(project, code, gone, (present, lines) => present.filter((line) => !lines.includes(line)))

function changeComments(
  { folder, comments: all }: CommentsOfAll,
  code: LocaleCode,
  changes: readonly Commented[],
  change: (present: readonly string[], lines: readonly string[]) => readonly string[],
): [string, string] {
  const comments = copyByKey(all.get(code) ?? new Map())
  for (const { unit, lines } of changes) {
    const before = comments.get(unit.namespace)?.get(unit.key) ?? []
    setByKey(comments, unit, change(before, lines))
  }
  return [commentsFile(folder, code), printComments(comments, namespaces)]
}

/** A comment as lines, without those that are empty: each line is a comment of its own, since PO knows nothing else. */
export const commentLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
