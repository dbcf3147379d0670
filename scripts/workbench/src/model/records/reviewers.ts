import type { People } from './people.ts'
import type { MessageRecord } from './records.ts'

const separator = '; '

/** The names in a field of a record. */
export const namesIn = (field: string | null | undefined): string[] => field?.split(separator) ?? []

/** The names in the field of a record. */
export const reviewersOf = (record: Pick<MessageRecord, 'reviewer'> | null | undefined): string[] =>
  namesIn(record?.reviewer)

/** Those who made a translation, as far as its record says. */
export const translatorsOf = (record: Pick<MessageRecord, 'translator'> | null | undefined): string[] =>
  namesIn(record?.translator)

/** Some names as the field of a record, each once and sorted; null for none. */
export const printNames = (names: readonly string[]): string | null =>
  names.length > 0 ? [...new Set(names)].toSorted().join(separator) : null

type Checked = Pick<MessageRecord, 'needsWork' | 'reviewer'>

/** Those who have confirmed a text: with needsWork, the record names who has said that. */
export const checkedBy = (record: Checked | null): string[] => (record?.needsWork ? [] : reviewersOf(record))

/** Those of them who did not make the translation: only that is a review. */
export const secondPersons = (record: (Checked & Pick<MessageRecord, 'translator'>) | null): string[] =>
  checkedBy(record).filter((name) => !translatorsOf(record).includes(name))

/** Controls and invisible characters, but for the joiners that some scripts spell with. */
export const invisible = /[^\P{C}\u200C\u200D]/u

const LONGEST_NAME = 100

/**
 * The name of a person as it goes into a record. Null when none is given; throws an error when it is not on the list of people, where
 * there is one, is empty or too long, or has what a record uses between names. `label` says where it was given.
 */
export function personNamed(given: string | null | undefined, people: People, label = '--reviewer'): string | null {
  if (given === undefined || given === null) return null
  const name = given.normalize('NFC').trim().replace(/\s+/g, ' ')
  const refuse = (expected: string, found: string) => new Error(`${label}: expected ${expected}, found ${found}.`)
  if (name === '') throw refuse('a name', 'nothing')
  if (name.length > LONGEST_NAME) throw refuse(`a name of at most ${LONGEST_NAME} characters`, String(name.length))
  if (name.includes(';')) throw refuse('the name of one person', `"${name}" with a semicolon`)
  if (invisible.test(name)) throw refuse('a name', 'an invisible character in it')
  if (!isListed(name, people)) throw refuse(`one of the names in people.json, ${people.join(', ')}`, `"${name}"`)
  return name
}

/** True for a name on the list of people, and for any name where there is no list. */
export const isListed = (name: string, people: People): boolean => people.length === 0 || people.includes(name)

/** As `personNamed`, for the editor, where a name is always needed. */
export const personGiven = (given: string, people: People): string => personNamed(given, people, 'Your name') ?? ''

const LONGEST_REASON = 500

/** A reason as it goes into a file: one line. Throws an error when it is empty or too long. */
export function reasonGiven(given: string, label: string): string {
  const reason = given.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (reason !== '' && reason.length <= LONGEST_REASON && !invisible.test(reason)) return reason
  const found = reason === '' ? 'nothing' : `${reason.length} characters, or some that are invisible`
  throw new Error(`${label}: expected a reason of at most ${LONGEST_REASON} characters, found ${found}.`)
}
