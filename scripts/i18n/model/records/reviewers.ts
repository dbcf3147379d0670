import type { MessageRecord } from './records.ts'

/** Stands for a reviewer whom nobody has named: a file of a tool says that a text was reviewed, and not by whom. */
export const UNNAMED = 'unnamed'

const separator = '; '

/** The names in the field of a record. */
export const reviewersOf = (record: Pick<MessageRecord, 'reviewer'> | null | undefined): string[] =>
  record?.reviewer?.split(separator) ?? []

/** Some names as the field of a record, each once and sorted; null for none. */
export const printReviewers = (names: readonly string[]): string | null =>
  names.length > 0 ? [...new Set(names)].toSorted().join(separator) : null

/** Who has checked a text: with needsWork, the record names who has said that. */
export const checkedBy = (record: MessageRecord | null): string[] => (record?.needsWork ? [] : reviewersOf(record))

/** Those who have checked a text and one more, as a record has them; a name takes the place of "unnamed". */
export const withReviewer = (record: MessageRecord | null, reviewer: string): string | null =>
  printReviewers([...checkedBy(record).filter((name) => name !== UNNAMED), reviewer])

/**
 * The name of a reviewer as it goes into a record: one line, single spaces. Null when none is given; throws an error when the
 * name is empty, or has what a record uses between names and for its own words.
 */
export function reviewerNamed(given: string | undefined): string | null {
  if (given === undefined) return null
  const name = given.trim().replace(/\s+/g, ' ')
  if (name === '') throw new Error('--reviewer: expected a name, found nothing.')
  if (name.includes(';'))
    throw new Error(`--reviewer: expected the name of one person, found "${name}" with a semicolon.`)
  if (/^needs-work\b/.test(name)) throw new Error('--reviewer: expected a name, found "needs-work", which is a state.')
  return name
}
