import { codePointName } from '../../lib/difference.ts'
import { isObject } from '../../lib/json/values.ts'
import { keepWhileSame } from '../../lib/keep.ts'
import { type Project, workbenchFile } from '../project.ts'
import { type JsonFile, mismatch, readJsonFile } from '../jsonFile.ts'
import type { LocaleProblem } from '../localeFile.ts'
import { invisible } from './reviewers.ts'

/** The comments of translators on messages, by id. A comment may have several lines. */
export type LocaleComments = ReadonlyMap<string, readonly string[]>

/** locales/.workbench/pl.comments.json: by namespace, then by key. */
export const commentsFile = (project: Project, locale: string) => workbenchFile(project, `${locale}.comments.json`)

const none: LocaleComments = new Map()
const kept = keepWhileSame<{ readonly comments: LocaleComments; readonly found: readonly LocaleProblem[] }>()

/** Reads that file; a missing file is an empty map. Adds invalid comments to `problems`. */
export async function readComments(
  project: Project,
  locale: string,
  problems: LocaleProblem[],
): Promise<LocaleComments> {
  const file = await readJsonFile(project, commentsFile(project, locale), problems)
  if (!file) return none
  const { comments, found } = kept(file.place, [file], () => parse(file))
  problems.push(...found)
  return comments
}

function parse(file: JsonFile) {
  const comments = new Map<string, readonly string[]>()
  const found: LocaleProblem[] = []
  for (const [namespace, entries] of Object.entries(file.tree)) {
    if (!isObject(entries)) found.push(mismatch(file, [namespace], 'comments by key, { … }', entries))
    for (const [key, value] of Object.entries(isObject(entries) ? entries : {})) {
      if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
        comments.set(`${namespace}:${key}`, value)
      else found.push(mismatch(file, [namespace, key], 'a list of texts', value))
    }
  }
  return { comments, found }
}

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
    return { expected: `comments of at most ${LONGEST} characters on a message`, found: String(comment.length) }
  }
  const [bad] = invisible.exec(comment.replaceAll('\n', '')) ?? []
  return bad === undefined ? null : { expected: 'no invisible character in a comment', found: codePointName(bad) }
}
