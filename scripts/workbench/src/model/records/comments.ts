import { codePointName } from '../../lib/difference.ts'
import { type ById, filesNamed, type ValueFormat } from './messageFile.ts'
import { invisible } from './reviewers.ts'

/** What translators have said of messages. A comment may have several lines. */
export type LocaleComments = ById<readonly string[]>

export const commentFormat: ValueFormat<readonly string[]> = {
  file: filesNamed('comments'),
  group: 'comments by key, { … }',
  value: 'a list of texts',
  parse: (value) => (Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null),
  print: (lines) => (lines.length > 0 ? lines : undefined),
}

/** A comment as it is kept: its lines without space at their ends, and without those that are empty. */
export const commentText = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')

/** Of all comments on one message, in characters. */
const LONGEST = 5000

/** What is wrong with a comment; null when nothing is. */
export function commentMismatch(comment: string): { expected: string; found: string } | null {
  if (comment.length > LONGEST) {
    return { expected: `comments of at most ${LONGEST} characters on a message`, found: String(comment.length) }
  }
  const [bad] = invisible.exec(comment.replaceAll('\n', '')) ?? []
  return bad === undefined ? null : { expected: 'no invisible character in a comment', found: codePointName(bad) }
}
