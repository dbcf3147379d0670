import { codePointName } from '../../lib/difference.ts'
import { jsonFileReader } from '../jsonFile.ts'
import type { LocaleProblem } from '../localeFile.ts'
import { type Project, workbenchFile } from '../project.ts'
import { invisible } from './reviewers.ts'

/** The comments of translators on messages, by id. A comment may have several lines. */
export type LocaleComments = ReadonlyMap<string, readonly string[]>

/** locales/.workbench/pl.comments.json: by namespace, then by key. */
export const commentsFile = (project: Project, locale: string) => workbenchFile(project, `${locale}.comments.json`)

const read = jsonFileReader<LocaleComments>(new Map(), (reader, root) => {
  const entries = [...reader.object(root, 'the comments')].flatMap(([namespace, group]) =>
    [...reader.object(group, 'the comments of a page')].map(
      ([key, list]) => [`${namespace}:${key}`, reader.texts(list, 'comments')] as const,
    ),
  )
  return new Map(entries)
})

/** Reads that file; a missing file is an empty map. Adds invalid comments to `problems`. */
export const readComments = (project: Project, locale: string, problems: LocaleProblem[]): LocaleComments =>
  read(project, commentsFile(project, locale), problems)

/** Normalizes a comment: trims its lines, and drops the empty ones. */
export const commentText = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')

/** The limit for all comments on one message, in characters. */
const LONGEST = 5000

/** The fault of a comment; null for none. */
export function commentMismatch(comment: string): { expected: string; found: string } | null {
  if (comment.length > LONGEST) {
    return { expected: `at most ${LONGEST} in all comments on a text`, found: `${comment.length} characters` }
  }
  const [bad] = invisible.exec(comment.replaceAll('\n', '')) ?? []
  return bad === undefined ? null : { expected: 'no invisible character in a comment', found: codePointName(bad) }
}
