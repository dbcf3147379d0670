import path from 'node:path'
import type { LocaleCode } from '../../../../src/config/locales.ts'
import { type MessageKey, unitId } from '../units.ts'
import { type ById, printById, type ValueFormat } from './messageFile.ts'

/** What translators have said of messages, in lines. */
export type LocaleComments = ById<readonly string[]>

/** locales/pl.comments.json */
export const commentsFile = (folder: string, locale: string) => path.join(folder, `${locale}.comments.json`)

export const commentFormat: ValueFormat<readonly string[]> = {
  group: 'comments by key, { … }',
  value: 'a list of texts',
  parse: (value) => (Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null),
  print: (lines) => (lines.length > 0 ? lines : undefined),
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
  const comments = new Map(all.get(code))
  for (const { unit, lines } of changes) comments.set(unitId(unit), change(comments.get(unitId(unit)) ?? [], lines))
  return [commentsFile(folder, code), printById(comments, commentFormat)]
}

/** A comment as lines, without those that are empty: each line is a comment of its own, since PO knows nothing else. */
export const commentLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
