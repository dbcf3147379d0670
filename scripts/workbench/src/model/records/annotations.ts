import { type MqmType, mqmTypeOf, type Severity, severities } from '../mqm.ts'
import { type ById, filesNamed, listOf, type ValueFormat } from './messageFile.ts'
import { invisible, isAmong } from './reviewers.ts'

/** What a reviser says of a translation. */
export interface Annotation {
  /** Hash of the translation that this was said of: of a text that has changed since, it is history. */
  readonly text: string
  readonly type: MqmType
  readonly severity: Severity
  readonly date: string
  /** The day on which whoever found it has taken the text for good after all; null while it is open. */
  readonly closed: string | null
  readonly reviewer: string
  /** On one line; may be empty. */
  readonly comment: string
}

/** What revisers have said of messages, the oldest first. */
export type LocaleAnnotations = ById<readonly Annotation[]>

/** Those of a text as it is now, by its hash. */
export const openAnnotations = (list: readonly Annotation[] | undefined, text: string): Annotation[] =>
  (list ?? []).filter((annotation) => annotation.text === text && annotation.closed === null)

/** Those of them that are errors: "neutral" is a remark. */
export const openErrors = (list: readonly Annotation[] | undefined, text: string): Annotation[] =>
  openAnnotations(list, text).filter(({ severity }) => severity !== 'neutral')

/** Some annotations with those of a text closed that somebody has found. */
export const closedBy = (list: readonly Annotation[], text: string, name: string, day: string): Annotation[] =>
  list.map((one) =>
    one.text === text && one.closed === null && isAmong([one.reviewer], name) ? { ...one, closed: day } : one,
  )

/** An error in words: "critical mistranslation (A. Nowak): The dose is missing". */
export const errorInWords = ({ severity, type, reviewer, comment }: Omit<Annotation, 'text' | 'closed'>): string =>
  `${severity} ${type} (${reviewer})${comment && `: ${comment}`}`

const line =
  /^([0-9a-f]{8}) ([a-z-]+) ([a-z]+) (\d{4}-\d{2}-\d{2})(?: closed (\d{4}-\d{2}-\d{2}))? \((.+?)\)(?: (.+))?$/

function parseAnnotation(value: unknown): Annotation | null {
  const match = typeof value === 'string' ? line.exec(value) : null
  const [, text = '', id = '', said = '', date = '', closed = null, reviewer = '', comment = ''] = match ?? []
  const [type, severity] = [mqmTypeOf(id), severities.find((candidate) => candidate === said)]
  return match && type && severity ? { text, type, severity, date, closed, reviewer, comment } : null
}

/** One annotation as it stands in the file: "77e0b12d omission major 2026-11-22 (A. Nowak) The dose is missing". */
export const printAnnotation = ({ text, type, severity, date, closed, reviewer, comment }: Annotation): string =>
  [
    text,
    type,
    severity,
    date,
    ...(closed ? ['closed', closed] : []),
    `(${reviewer})`,
    ...(comment ? [comment] : []),
  ].join(' ')

export const annotationFormat: ValueFormat<readonly Annotation[]> = {
  file: filesNamed('annotations'),
  group: 'annotations by key, { … }',
  value: '"<hash of the text> <MQM type> <severity> <date> (<reviewer>) <comment>"',
  ...listOf(parseAnnotation, printAnnotation),
}

const LONGEST = 2000

const onOneLine = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ')

/** A comment as it goes into the file. Throws an error when it is too long, or has invisible characters. */
export function commentGiven(given: string): string {
  const comment = onOneLine(given)
  if (comment.length > LONGEST)
    throw new Error(`The comment: expected at most ${LONGEST} characters, found ${comment.length}.`)
  if (comment.search(invisible) >= 0)
    throw new Error('The comment: expected a text, found an invisible character in it.')
  return comment
}

/** The same for a comment of another program: what does not belong is left out. */
export const commentRead = (found: string): string =>
  onOneLine(found.replace(/\s+/g, ' ').replaceAll(new RegExp(invisible, 'gu'), ''))
    .slice(0, LONGEST)
    .trim()
