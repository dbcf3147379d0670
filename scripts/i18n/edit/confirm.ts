import type { ReviseRequest } from '../../translate/protocol.ts'
import { today } from '../accept/recording.ts'
import { localeRules } from '../checks/localeRules.ts'
import type { MessageRecord } from '../model/records/records.ts'
import { checkedBy, isAmong, isTranslator, personNamed, reasonGiven, withReviewer } from '../model/records/reviewers.ts'
import { textHash, type Unit } from '../model/units.ts'
import { heldRecord, recordEdits } from './changes.ts'
import { conflictOf, isAsSeen } from './conflict.ts'
import { type Change, type Edited, perform, type Refusal } from './perform.ts'
import type { State, Workplace } from './state.ts'
import { findingsOf } from './texts.ts'

/**
 * Records that somebody has compared a text with its English. Refused for whoever translated it, unless a waiver says why; a
 * waiver is recorded and makes no review of it. Nothing is recorded of a text with an error of "check", or that
 * somebody has changed meanwhile.
 */
export const confirmMessage = (workplace: Workplace, request: ReviseRequest): Promise<Edited> =>
  perform(workplace, request.id, (state) => planConfirm(state, request))

async function planConfirm(state: State, { base, person, waiver }: ReviseRequest): Promise<Change | Refusal> {
  const reviewer = personNamed(person, 'Your name') ?? ''
  const reason = reasonGiven(waiver?.trim() || undefined, 'The waiver')
  const { unit } = state
  if (!isAsSeen(state, base)) return conflictOf(state, base, {})
  if (unit.state === 'untranslated') return { kind: 'refused', reason: 'There is no whole translation to confirm.' }
  const isOwn = isTranslator(heldRecord(unit), reviewer)
  if (isOwn && reason === null) return { kind: 'refused', reason: ownReason(reviewer) }
  const rules = await localeRules(state.project, state.locale)
  const errors = findingsOf({ ...state, rules }, unit).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) return { kind: 'findings', findings: errors }
  const record = recordOf(unit, reviewer, isOwn ? reason : null)
  return { kind: 'change', edits: record ? recordEdits(state, record) : [] }
}

const ownReason = (name: string) =>
  `${name} translated this text, so somebody else has to confirm it. With a reason it can be confirmed all the same; that is recorded, and is no review.`

/** The record with one more reviewer; null when it has the name already. What was said of another English is left out. */
function recordOf(unit: Unit, reviewer: string, waiver: string | null): MessageRecord | null {
  const held = heldRecord(unit)
  const before = held?.english === unit.english ? held : null
  if (isAmong(checkedBy(before), reviewer) && (waiver === null || waiver === before?.waiver)) return null
  return {
    ...{ origin: 'human', translator: null, ...held },
    english: unit.english,
    text: textHash(unit),
    date: today(),
    needsWork: false,
    reviewer: withReviewer(before, reviewer),
    waiver: waiver ?? before?.waiver ?? null,
  }
}
