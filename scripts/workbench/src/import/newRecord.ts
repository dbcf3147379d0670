import { isFinished, targetHash } from '../formats/baseline.ts'
import type { ReadState } from '../formats/model.ts'
import type { MessageRecord } from '../model/records/records.ts'
import { checkedBy } from '../model/records/reviewers.ts'
import { heldRecord, type NoReview, noReviewOf, type RecordEvent, recordAfter } from '../model/records/transition.ts'
import type { UnitForm } from '../model/units.ts'
import type { Compared, CompareOptions } from './compare.ts'
import type { MatchedUnit } from './matchUnit.ts'

/** What a file says of a message, and with which options it is imported. */
export interface Stated {
  readonly matched: MatchedUnit
  readonly state: ReadState
  readonly options: CompareOptions
}

type Outcome = Partial<Pick<Compared, 'effect' | 'record' | 'isObjected' | 'noReview'>>

/** The English that the file's texts belong to. */
const englishOf = ({ unit, older }: MatchedUnit) => older?.hash ?? unit.english

const isDoubted = (state: ReadState) => state === 'initial' || state === 'doubtful'

/** Why a file's word that a text was reviewed is not taken; null also when the file does not say so. */
export const noReviewIn = (
  { state, options }: Stated,
  made: Pick<MessageRecord, 'origin' | 'translator'> = options,
): NoReview | null =>
  state === 'reviewed' ? noReviewOf(made, { reviewer: options.reviewer, by: options.origin }) : null

/**
 * The record of a new text. `isMixed`: the message keeps some plural forms that are newer here. Nobody has seen those
 * together with the others, so it is not reviewed; and it is not recorded where those here are not.
 */
export function recordOfChanged(
  stated: Stated,
  { forms, isMixed }: { readonly forms: readonly UnitForm[]; readonly isMixed: boolean },
): MessageRecord | null {
  const { matched, state, options } = stated
  const { unit } = matched
  const { origin, translator, reviewer } = options
  // A plural message that still lacks a form is written as far as it goes, and recorded when it is whole.
  if (forms.some(({ target }) => target === null)) return null
  if (isMixed && (!unit.record || unit.state === 'unrecorded')) return null
  const english = isMixed && unit.state === 'stale' ? unit.record?.english : englishOf(matched)
  const written: RecordEvent = { kind: 'written', origin, translator }
  const needsWork = isDoubted(state) || (isMixed && unit.record?.needsWork)
  if (needsWork) return recordAfter(unit, [written, { kind: 'objected', reviewer: null }], { english, forms })
  const isReviewed = state === 'reviewed' && !isMixed && reviewer !== null && noReviewIn(stated) === null
  const reviews: RecordEvent[] = isReviewed ? [{ kind: 'reviewed', reviewer, waiver: null }] : []
  return recordAfter(unit, [written, ...reviews], { english, forms })
}

/**
 * What the file says of a text that is the same here. Only what differs from what the export said of it counts, and nothing
 * that somebody has said here since is taken back.
 */
export function outcomeOfSame(stated: Stated): Outcome {
  const { matched, state, options } = stated
  const { unit, texts, older } = matched
  // Written here by hand, or by an import that was cut short.
  if (unit.state === 'unrecorded' && isTouched(matched)) {
    const record = recordOfChanged(stated, { forms: unit.forms, isMixed: false })
    const effect = record?.needsWork ? 'needs-work' : record?.reviewer ? 'reviewed' : 'confirmed'
    return { effect, record, noReview: noReviewIn(stated) }
  }
  // What was said of an older English is overtaken by what has been said of today's.
  if (older && unit.record?.english === unit.english) return {}
  const before = texts.find((text) => text !== null)?.baseline?.state ?? unit.state
  const isNew = state === 'reviewed' && before !== 'reviewed'
  if (isNew || (isFinished(state) && !isFinished(before))) {
    return isObjected(matched, before) ? { isObjected: true } : confirmed(stated, before)
  }
  if (!isDoubted(state) || !isFinished(before) || !isFinished(unit.state)) return {}
  return { effect: 'needs-work', record: recordAfter(unit, [{ kind: 'objected', reviewer: options.reviewer }]) }
}

/** What comes of it that a file calls a text finished, or reviewed, which it was not when it was exported. */
function confirmed(stated: Stated, before: string): Outcome {
  const { matched, state, options } = stated
  const { unit } = matched
  const isNew = state === 'reviewed' && before !== 'reviewed'
  const noReview = noReviewIn(stated, heldRecord(unit) ?? { origin: options.origin, translator: null })
  // A text that nobody has recorded yet gets its origin from the import; who made it stays unknown.
  const written: RecordEvent = { kind: 'written', origin: options.origin, translator: null }
  const texts = { english: englishOf(matched) }
  if (isNew && noReview === null && options.reviewer !== null) {
    if (unit.state === 'reviewed' && checkedBy(unit.record).includes(options.reviewer)) return {}
    const reviewed: RecordEvent = { kind: 'reviewed', reviewer: options.reviewer, waiver: null }
    const record = recordAfter(unit, unit.state === 'unrecorded' ? [written, reviewed] : [reviewed], texts)
    return { effect: 'reviewed', record }
  }
  // A review that is known here already needs no word about the one that was not taken.
  const told = isNew && unit.state !== 'reviewed' ? { noReview } : {}
  if (isFinished(unit.state) || isFinished(before)) return told
  return { effect: 'confirmed', record: recordAfter(unit, [written], texts), ...told }
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
