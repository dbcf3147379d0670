import { isFinished, targetHash } from '../formats/baseline.ts'
import type { ReadState } from '../formats/model.ts'
import type { MessageRecord } from '../model/records/records.ts'
import { checkedBy, isTranslator, withReviewer } from '../model/records/reviewers.ts'
import type { Compared, CompareOptions } from './compare.ts'
import type { MatchedUnit } from './matchUnit.ts'

/** What a file says of a message, and with which options it is imported. */
export interface Said {
  readonly matched: MatchedUnit
  readonly state: ReadState
  readonly options: CompareOptions
}

/** The English that the file's texts belong to. */
const englishOf = ({ unit, older }: MatchedUnit) => older?.hash ?? unit.english

/** Why a text that a file calls reviewed is not: the import is of a machine's texts, nobody is named, or the translator is. */
export type NoReview = 'machine' | 'unnamed' | 'own'

/**
 * Whether a file's word that a text was reviewed is taken: who has reviewed it, or why that is no review. Neither is there
 * when the file does not say so. `record` says who made the text.
 */
export function reviewIn(
  { state, options: { origin, reviewer } }: Said,
  record: Pick<MessageRecord, 'translator'> | null,
): { reviewer: string | null; noReview: NoReview | null } {
  if (state !== 'reviewed') return { reviewer: null, noReview: null }
  if (origin === 'machine') return { reviewer: null, noReview: 'machine' }
  if (reviewer === null) return { reviewer, noReview: 'unnamed' }
  return isTranslator(record, reviewer) ? { reviewer: null, noReview: 'own' } : { reviewer, noReview: null }
}

/** The record of a new text. */
export function recordOfChanged(said: Said): Partial<MessageRecord> {
  const { matched, state, options } = said
  return {
    origin: options.origin,
    translator: options.translator,
    english: englishOf(matched),
    needsWork: state === 'initial' || state === 'doubtful',
    reviewer: reviewIn(said, options).reviewer,
    waiver: null,
  }
}

/**
 * The record of a plural message with some forms of the file and some that are newer here. Nobody has seen them together, so
 * it is not reviewed; null where the forms here are not recorded themselves.
 */
export function recordOfMixed(said: Said): Partial<MessageRecord> | null {
  const { record, state } = said.matched.unit
  if (!record || state === 'unrecorded') return null
  const next = recordOfChanged(said)
  const english = state === 'stale' ? record.english : next.english
  return { ...next, english, needsWork: next.needsWork === true || record.needsWork, reviewer: null }
}

type Outcome = Partial<Pick<Compared, 'effect' | 'record' | 'isObjected' | 'noReview'>>

/**
 * What the file says of a text that is the same here. Only what differs from what the export said of it counts, and nothing
 * that somebody has said here since is taken back.
 */
export function recordOfSame(said: Said): Outcome {
  const { matched, state, options } = said
  const { unit, texts, older } = matched
  // Written here by hand, or by an import that was cut short.
  if (unit.state === 'unrecorded' && isTouched(matched)) {
    const record = recordOfChanged(said)
    const effect = record.needsWork ? 'needs-work' : record.reviewer ? 'reviewed' : 'confirmed'
    return { effect, record, noReview: reviewIn(said, options).noReview }
  }
  // What was said of an older English is overtaken by what has been said of today's.
  if (older && unit.record?.english === unit.english) return {}
  const before = texts.find((text) => text !== null)?.baseline?.state ?? unit.state
  const isNew = state === 'reviewed' && before !== 'reviewed'
  const { reviewer, noReview } = reviewIn(said, unit.record)
  if (isNew || (isFinished(state) && !isFinished(before))) {
    if (isObjected(matched, before)) return { isObjected: true }
    const record = { english: englishOf(matched), needsWork: false, ...originOf(matched, options) }
    if (isNew && reviewer !== null) {
      if (unit.state === 'reviewed' && checkedBy(unit.record).includes(reviewer)) return {}
      const all = unit.state === 'reviewed' ? withReviewer(unit.record, reviewer) : reviewer
      return { effect: 'reviewed', record: { ...record, reviewer: all } }
    }
    // A review that is known here already needs no word about the one that was not taken.
    const told = isNew && unit.state !== 'reviewed' ? { noReview } : {}
    if (isFinished(unit.state) || isFinished(before)) return told
    return { effect: 'confirmed', record: { ...record, reviewer: null }, ...told }
  }
  const isDoubted = (state === 'initial' || state === 'doubtful') && isFinished(before) && isFinished(unit.state)
  return isDoubted
    ? { effect: 'needs-work', record: { needsWork: true, reviewer: options.reviewer, waiver: null } }
    : {}
}

/** Whether the file has another text than the export wrote. */
const isTouched = ({ texts }: MatchedUnit) =>
  texts.some((text) => text?.baseline && targetHash(text.target) !== text.baseline.target)

/**
 * Whether somebody here has said since the export that the text needs work. An earlier import of the file says so too, of
 * texts that are new in it and without a name.
 */
function isObjected(matched: MatchedUnit, before: string): boolean {
  const { record, state } = matched.unit
  // The English of a text that needs work may have changed besides, which is the state that shows.
  if (!record?.needsWork || state === 'unrecorded' || before === 'needs-work') return false
  return record.reviewer !== null || !isTouched(matched)
}

/** A text that nobody has recorded yet gets its origin from the import that first says something of it; who made it stays unknown. */
const originOf = ({ unit }: MatchedUnit, { origin }: CompareOptions) =>
  unit.state === 'unrecorded' ? { origin, translator: null } : {}
