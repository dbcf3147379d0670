import { textHash, type Unit } from '../units.ts'
import type { MessageRecord, Origin } from './records.ts'
import { checkedBy, printNames, translatorsOf } from './reviewers.ts'

/**
 * An event in the life of a translation. An import or "accept" is some of these, one after the other. What comes of each
 * is a table that a test goes through: scripts/workbench/docs/states.md.
 */
export type RecordEvent =
  /** Somebody has written it, or says that it is finished as it is. */
  | {
      readonly kind: 'written'
      /** Where a new text came from: one that is recorded keeps its origin, and without a name one that replaces a machine's. */
      readonly origin: Origin
      readonly translator: string | null
      /** True when a plural form stays as it was: whoever made it has a part in the message. */
      readonly keepsForm?: boolean
    }
  /** It has become known who made it. */
  | { readonly kind: 'attributed'; readonly translator: string }
  /** It was found to fit the English as it is now. Who had checked it against another English has not seen this one. */
  | { readonly kind: 'found fit' }
  /** Somebody has compared it with its English. */
  | { readonly kind: 'reviewed'; readonly reviewer: string }
  /** It is not good yet, whichever English it was made from. */
  | { readonly kind: 'objected'; readonly reviewer: string | null }

/** The texts that an event is about, by their hashes, and its day. */
export type Now = Pick<MessageRecord, 'english' | 'text' | 'date'>

/**
 * The record of a translation after an event. `held` is what was known before, perhaps of another text: of that, nothing
 * holds but who made a form that stays, and that a machine has made it until somebody says by name that he or she has. Throws an
 * error for a review by a translator of the text, and of a person's text without a known translator.
 */
export function next(held: MessageRecord | null, event: RecordEvent, now: Now): MessageRecord {
  const own = held?.text === now.text ? held : null
  const ofThisEnglish = own?.english === now.english ? own : null
  const untold = held?.origin === 'machine' ? 'machine' : 'human'
  const { origin = untold, translator = null } = own ?? {}
  const known = { ...now, origin, translator, needsWork: false, reviewer: null }
  switch (event.kind) {
    case 'written': {
      const before = own || event.keepsForm ? translatorsOf(held) : []
      const translators = event.translator === null ? before : [...before, event.translator]
      const isUntold = own !== null || (untold === 'machine' && event.translator === null)
      return { ...known, origin: isUntold ? origin : event.origin, translator: printNames(translators) }
    }
    case 'attributed': {
      if (!own) throw new Error('Who made the text: expected a record of it, found none.')
      return { ...own, date: now.date, translator: printNames([...translatorsOf(own), event.translator]) }
    }
    case 'found fit':
      return { ...known, reviewer: printNames(checkedBy(ofThisEnglish)) }
    case 'reviewed': {
      const { reviewer } = event
      const fault = noReviewOf({ origin, translator }, { reviewer })
      if (fault === 'unknown') throw new Error('A review: expected a name of who made the text, found none.')
      if (fault === 'own') throw new Error(`${reviewer} made this text: expected another reviewer, found none.`)
      return { ...known, reviewer: printNames([...checkedBy(ofThisEnglish), reviewer]) }
    }
    case 'objected':
      return { ...known, english: own?.english ?? now.english, needsWork: true, reviewer: event.reviewer }
  }
}

/**
 * The reason why a word that a text is good is no review: a machine says so, no name is given, the one who is named made the
 * text, or may have: a person did, and the record does not say who.
 */
export type NoReview = 'machine' | 'unnamed' | 'own' | 'unknown'

/** The same for a text with such a record. `by` is where a file's word comes from. Null for a review. */
export function noReviewOf(
  made: Pick<MessageRecord, 'origin' | 'translator'>,
  { reviewer, by }: { readonly reviewer: string | null; readonly by?: Origin },
): NoReview | null {
  if (by === 'machine') return 'machine'
  if (reviewer === null) return 'unnamed'
  if (translatorsOf(made).includes(reviewer)) return 'own'
  return isMakerUnknown(made) ? 'unknown' : null
}

/** True for a text that a person made, without a name. */
export const isMakerUnknown = ({ origin, translator }: Pick<MessageRecord, 'origin' | 'translator'>): boolean =>
  origin === 'human' && translator === null

/** The record of the text as it is now; null for none. */
export const heldRecord = (unit: Unit): MessageRecord | null =>
  unit.record?.text === textHash(unit) ? unit.record : null

/** The record of a message after some events of today, which are about the texts that it has then. */
export function recordAfter(
  unit: Unit,
  events: readonly [RecordEvent, ...RecordEvent[]],
  { english = unit.english, forms = unit.forms }: Partial<Pick<Unit, 'english' | 'forms'>> = {},
): MessageRecord {
  const now = { english, text: textHash({ forms }), date: today() }
  const [first, ...others] = events
  return others.reduce((held, event) => next(held, event, now), next(unit.record, first, now))
}

/** The day in UTC, ISO 8601. */
export const today = () => new Date().toISOString().slice(0, 10)
