import type { MessageRecord } from './records.ts'

/** Stands for somebody who has marked an error in a file without a name. A review by nobody named is none. */
export const UNNAMED = 'unnamed'

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

/** Who works on the texts: names, with their short forms. */
export type People = ReadonlyMap<string, readonly string[]>

let listed: People = new Map()

/** Says who works on the texts of the project, from now on. */
export function knowPeople(people: People): void {
  listed = people
}

/** Whether somebody is on the list of people, or there is none. */
export const isListed = (name: string): boolean => listed.size === 0 || listed.has(fullName(name))

/** The name on the list that a name or a short form stands for; the name itself where there is none. */
export function fullName(name: string): string {
  const exact = [...listed].find(([full, forms]) => [full, ...forms].some((form) => isEqual(form, name)))
  if (exact) return exact[0]
  const alike = [...listed.keys()].filter((full) => canBeSame(full, name))
  return alike.length === 1 ? (alike[0] ?? name) : name
}

const collator = new Intl.Collator('en', { sensitivity: 'accent' })

/** A name as a record has it, however it was typed. */
const asRecorded = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ')

/** Whether somebody is among some people, however the name is written: see `isSamePerson`. */
export const isAmong = (names: readonly string[], name: string): boolean =>
  names.some((one) => isSamePerson(one, asRecorded(name)))

/** Whether two names are of one person: by the list of people, else as `canBeSame` says. */
function isSamePerson(one: string, other: string): boolean {
  const [first, second] = listed.size === 0 ? [one, other] : [fullName(one), fullName(other)]
  const areListed = listed.has(first) && listed.has(second)
  return areListed ? first === second : canBeSame(first, second)
}

/**
 * Whether two names can be of one person: case, spaces and order make no difference, and an initial stands for a first name.
 * Two people of one surname and initial are taken for one, which asks for a second person too often rather than too seldom.
 */
function canBeSame(one: string, other: string): boolean {
  if (isEqual(one, other)) return true
  const [these, those] = [partsOf(one), partsOf(other)]
  return these.length === those.length && (isSame(these, those) || isSame(these.toReversed(), those))
}

/** "Kowalska, Maria" as its first names and its surname. */
function partsOf(name: string): string[] {
  const [surname = '', ...first] = name.split(',')
  return [...first, surname].join(' ').split(/\s+/).filter(Boolean)
}

/** Whether all parts can be the same, and one that is more than an initial is. */
function isSame(these: readonly string[], those: readonly string[]): boolean {
  const pairs = these.map((part, index) => [part, those[index] ?? ''] as const)
  const canBe = ([one, other]: readonly [string, string]) =>
    isEqual(one, other) || ((isInitial(one) || isInitial(other)) && isEqual(one.charAt(0), other.charAt(0)))
  return pairs.every(canBe) && pairs.some(([one, other]) => !isInitial(one) && isEqual(one, other))
}

const isEqual = (one: string, other: string) => collator.compare(one, other) === 0

const isInitial = (part: string) => /^\p{L}\.?$/u.test(part)

/** Some names and one more. */
export const withName = (names: readonly string[], name: string): string[] => [
  ...names.filter((one) => !isAmong([name], one)),
  name,
]

/** Whether somebody is among those who made a translation. */
export const isTranslator = (record: Pick<MessageRecord, 'translator'> | null, name: string): boolean =>
  isAmong(translatorsOf(record), name)

type Checked = Pick<MessageRecord, 'needsWork' | 'reviewer'>

/** Who has confirmed a text, its own translator included: with needsWork, the record names who has said that. */
export const checkedBy = (record: Checked | null): string[] =>
  record?.needsWork ? [] : reviewersOf(record).filter((name) => name !== UNNAMED)

/** Who of them did not make the translation: only that is a review. */
export const secondPersons = (record: (Checked & Pick<MessageRecord, 'translator'>) | null): string[] =>
  checkedBy(record).filter((name) => !isTranslator(record, name))

/** Whether nobody has confirmed a text but those who made it. */
export const isSelfConfirmed = (record: MessageRecord | null): boolean =>
  checkedBy(record).length > 0 && secondPersons(record).length === 0

/** Whether a record claims a review without saying whose. */
export const isReviewUnnamed = (record: Checked | null): boolean =>
  record?.needsWork === false && reviewersOf(record).includes(UNNAMED)

/** Controls and invisible characters, but for the joiners that some scripts spell with. */
export const invisible = /[^\P{C}\u200C\u200D]/u

const LONGEST_NAME = 100

/**
 * The name of a person as it goes into a record: as the list of people has it, else on one line with single spaces. Null when none
 * is given; throws an error when the name can be of several people of the list, is empty or too long, or has what a record uses between names and for its own words. `label` says where it was given.
 */
export function personNamed(given: string | null | undefined, label = '--reviewer'): string | null {
  if (given === undefined || given === null) return null
  const name = asRecorded(given)
  const refuse = (expected: string, found: string) => new Error(`${label}: expected ${expected}, found ${found}.`)
  if (name === '') throw refuse('a name', 'nothing')
  if (name.length > LONGEST_NAME) throw refuse(`a name of at most ${LONGEST_NAME} characters`, String(name.length))
  if (name.includes(';')) throw refuse('the name of one person', `"${name}" with a semicolon`)
  if (name === UNNAMED) throw refuse('a name', `"${UNNAMED}", which stands for nobody`)
  if (/^needs-work\b/.test(name)) throw refuse('a name', '"needs-work", which is a state')
  if (invisible.test(name)) throw refuse('a name', 'an invisible character in it')
  if (/\((?:waiver|form):|\) /.test(name)) throw refuse('a name', `"${name}", which reads like a record`)
  const full = fullName(name)
  const alike = [...listed.keys()].filter((one) => canBeSame(one, full))
  if (!listed.has(full) && alike.length > 1) throw refuse(`the full name of one of ${alike.join(', ')}`, `"${name}"`)
  return full
}

/** The same for who works in the editor, which takes nothing from nobody. */
export const personGiven = (given: string): string => personNamed(given, 'Your name') ?? ''

const LONGEST_REASON = 500

/** A reason as it goes into a file: one line. Null when none is given; throws an error when it is empty or too long. */
export function reasonGiven(given: string | undefined, label: string): string | null {
  if (given === undefined) return null
  const reason = given.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (reason !== '' && reason.length <= LONGEST_REASON && !invisible.test(reason)) return reason
  const found = reason === '' ? 'nothing' : `${reason.length} characters, or some that are invisible`
  throw new Error(`${label}: expected a reason of at most ${LONGEST_REASON} characters, found ${found}.`)
}
