import type { MessageRecord, Origin } from '../project/records/records.ts'
import { checkedBy, secondPersons, sortedNames } from '../project/records/reviewers.ts'
import { textHash, type Unit } from './units.ts'

/**
 * An event in the life of a translation. An import or "accept" is a sequence of these. The results are a table in
 * scripts/workbench/docs/states.md, which a test checks.
 */
export type RecordEvent =
  /** A person has written it, or marked it as finished. */
  | {
      readonly kind: 'written'
      /**
       * The origin of a new text. A recorded text keeps its origin, and so does an unnamed replacement of a machine's
       * text.
       */
      readonly origin: Origin
      readonly translator: string | null
      /** True if a plural form is unchanged, so that its translator shares the message. */
      readonly keepsForm?: boolean
    }
  /** The person who made it has become known; `insteadOf` was named by mistake. */
  | { readonly kind: 'attributed'; readonly translator: string; readonly insteadOf?: string | null }
  /** It was accepted for today's English. A review against another English does not count for this one. */
  | { readonly kind: 'accepted' }
  /** A person has compared it with its English. */
  | { readonly kind: 'confirmed'; readonly reviewer: string }
  /** It needs work, whichever English it was made from. */
  | { readonly kind: 'objected'; readonly reviewer: string | null }

/** Thrown for a review by a translator of the text, and of a person's text without a known translator. */
export class NotConfirmed extends Error {}

/** The hashes of the event's texts, and its day. */
type Now = Pick<MessageRecord, 'english' | 'text' | 'date'>

/**
 * Returns the record of a translation after an event. `held` is the earlier record, perhaps of another text. Of another
 * text's record, only the translators of an unchanged form are kept, and the machine origin until a named person claims
 * the text. Throws NotConfirmed.
 */
export function next(held: MessageRecord | null, event: RecordEvent, now: Now): MessageRecord {
  const own = held?.text === now.text ? held : null
  const ofThisEnglish = own?.english === now.english ? own : null
  const fallback = held?.origin === 'machine' ? 'machine' : 'human'
  const { origin = fallback, translators = [] } = own ?? {}
  const known = { ...now, origin, translators, needsWork: false, reviewers: [] }
  switch (event.kind) {
    case 'written': {
      const before = own || event.keepsForm ? (held?.translators ?? []) : []
      const names = event.translator === null ? before : [...before, event.translator]
      const keepsOrigin = own !== null || (fallback === 'machine' && event.translator === null)
      return { ...known, origin: keepsOrigin ? origin : event.origin, translators: sortedNames(names) }
    }
    case 'attributed': {
      if (!own) throw new Error('The text has no record, so its author cannot be changed.')
      const others = own.translators.filter((name) => name !== event.insteadOf)
      return { ...own, origin: 'human', date: now.date, translators: sortedNames([...others, event.translator]) }
    }
    case 'accepted':
      return { ...known, reviewers: checkedBy(ofThisEnglish) }
    case 'confirmed': {
      const { reviewer } = event
      if (secondPersons({ ...known, reviewers: [reviewer] }).length === 0)
        throw new NotConfirmed(`${reviewer} translated this text. Another person has to confirm it.`)
      if (isMakerUnknown(known))
        throw new NotConfirmed('The record names no translator. Add --translator "Name", another person.')
      return { ...known, reviewers: sortedNames([...checkedBy(ofThisEnglish), reviewer]) }
    }
    case 'objected':
      return {
        ...known,
        english: own?.english ?? now.english,
        needsWork: true,
        reviewers: event.reviewer === null ? [] : [event.reviewer],
      }
  }
}

/** True for a person's text without a name. */
export const isMakerUnknown = ({ origin, translators }: Pick<MessageRecord, 'origin' | 'translators'>): boolean =>
  origin === 'human' && translators.length === 0

/** The record of the text as it is now; null for none. */
export const currentRecord = (unit: Unit): MessageRecord | null =>
  unit.record?.text === textHash(unit) ? unit.record : null

/** The record of a message after some events of today, for its current texts. */
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
