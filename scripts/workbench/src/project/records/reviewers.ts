import type { People } from './people.ts'
import type { MessageRecord } from './records.ts'
import { inSentences } from '../../lib/fault.ts'
import { visible } from '../../lib/visible.ts'

/** Each name once, sorted. */
export const sortedNames = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted()

/** Says who has marked a text as "needs work": no one if it was not finished in an imported file. */
export const needsWorkBy = ({ reviewers }: Pick<MessageRecord, 'reviewers'>): string =>
  ['Marked as “needs work”', reviewers.join(' and ')].filter(Boolean).join(' by ')

type Checked = Pick<MessageRecord, 'needsWork' | 'reviewers'>

/** The people who have confirmed a text. With needsWork, the record names those who have marked it so. */
export const checkedBy = (record: Checked | null): readonly string[] =>
  record === null || record.needsWork ? [] : record.reviewers

/** Those of them who did not make the translation, in any letter case. Only they count as reviewers. */
export const secondPersons = (record: (Checked & Pick<MessageRecord, 'translators'>) | null): readonly string[] =>
  checkedBy(record).filter((name) => !record?.translators.some((one) => one.toLowerCase() === name.toLowerCase()))

/** Controls and invisible characters, except the joiners that some scripts need. */
export const invisible = /[^\P{C}\u200C\u200D]/u

const LONGEST_NAME = 100

/**
 * Checks the name of a person for a record. Null without a name. Throws an error if there is a list of people and the
 * name is not on it, or if the name is empty or too long. `label` names its source.
 */
export function personNamed(given: string | null | undefined, people: People, label = '--reviewer'): string | null {
  if (given === undefined || given === null) return null
  const name = given.normalize('NFC').trim().replace(/\s+/g, ' ')
  const isSound = name !== '' && name.length <= LONGEST_NAME && !name.includes(';') && !invisible.test(name)
  if (isSound && isListed(name, people)) return name
  const expected = isSound
    ? `one of the names in people.json, ${people.join(', ')}`
    : `the name of one person, of at most ${LONGEST_NAME} characters that are visible, without a semicolon`
  throw new Error(`${label}: ${inSentences({ expected, found: name === '' ? 'nothing' : `"${visible(name)}"` })}`)
}

/** True for a name on the list of people, and for any name if there is no list. */
export const isListed = (name: string, people: People): boolean => people.length === 0 || people.includes(name)

/** As `personNamed`, for the editor, where a name is required. */
export const personGiven = (given: string, people: People): string => personNamed(given, people, 'Your name') ?? ''

const LONGEST_REASON = 500

/** Normalizes a reason to one line for a file. Throws an error if it is empty or too long. */
export function reasonGiven(given: string, label: string): string {
  const reason = given.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (reason !== '' && reason.length <= LONGEST_REASON && !invisible.test(reason)) return reason
  const found = reason === '' ? 'nothing' : `${reason.length} characters, or some that are invisible`
  throw new Error(`${label}: ${inSentences({ expected: `a reason of at most ${LONGEST_REASON} characters`, found })}`)
}
