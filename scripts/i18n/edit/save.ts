import type { Finding } from '../../lib/output.ts'
import type { SaveRequest, Texts } from '../../translate/protocol.ts'
import { today } from '../accept/recording.ts'
import { localeRules } from '../checks/localeRules.ts'
import type { MessageRecord } from '../model/records/records.ts'
import { personNamed, printNames, translatorsOf, withName } from '../model/records/reviewers.ts'
import { textHash, type Unit, unitId } from '../model/units.ts'
import { heldRecord, recordEdits, textEdits } from './changes.ts'
import { conflictOf, isAsSeen } from './conflict.ts'
import { exceptionEdits, unexcused } from './exceptions.ts'
import { type Change, type Edited, perform, type Refusal } from './perform.ts'
import type { State, Workplace } from './state.ts'
import { findingsOf, type Judged, withTexts } from './texts.ts'

/**
 * Writes the texts of a message, their record and the exceptions for warnings. Nothing is written when somebody else has changed the
 * message or its English meanwhile, when a text has an error of "check", or a warning without an excuse. Throws an error
 * for a request that no editor makes, and when a file cannot be read or written.
 */
export const saveMessage = (workplace: Workplace, request: SaveRequest): Promise<Edited> =>
  perform(workplace, request.id, (state) => planSave(state, request))

/**
 * What saving would say of texts; empty when it would say nothing. `rules` are those of localeRules, which take a moment to
 * read. Throws an error for a message that English lacks.
 */
export function checkMessage(judged: Judged, id: string, texts: Texts): readonly Finding[] {
  const unit = judged.units.find((candidate) => unitId(candidate) === id)
  if (!unit) throw new Error(`${id}: English has no such message.`)
  return findingsOf(judged, withTexts(unit, texts))
}

async function planSave(state: State, { texts, base, excuses, person }: SaveRequest): Promise<Change | Refusal> {
  const translator = personNamed(person, 'Your name')
  const { unit } = state
  const next = withTexts(unit, texts)
  const isSame = textHash(next) === textHash(unit)
  // What two people have typed alike is no conflict, if they have seen the same English.
  if (!isAsSeen(state, base) && !(isSame && base.english === unit.english)) return conflictOf(state, base, texts)
  const isDone = isSame && (unit.state === 'translated' || unit.state === 'reviewed')
  if (isDone && excuses.length === 0) return { kind: 'change', edits: [] }
  const rules = await localeRules(state.project, state.locale)
  const findings = findingsOf({ ...state, rules }, next)
  const open = unexcused(findings, excuses)
  if (open.length > 0) return { kind: 'findings', findings: open }
  const exceptions = exceptionEdits(state, findings, excuses)
  const isWhole = next.forms.every(({ target }) => target !== null)
  const record = isDone || !isWhole ? [] : recordEdits(state, recordOf(unit, next, translator))
  return { kind: 'change', edits: [...textEdits(state, next.forms), ...exceptions, ...record] }
}

/** The record of a message that somebody has just written, or found to fit today's English as it is. */
function recordOf(before: Unit, next: Unit, person: string | null): MessageRecord {
  const held = heldRecord(before)
  const isSame = textHash(next) === textHash(before)
  // Whoever made a form that stays has a part in the whole message.
  const isKept = next.forms.some(({ target }, index) => target !== null && target === before.forms[index]?.target)
  const others = isKept ? translatorsOf(held) : []
  return {
    english: next.english,
    text: textHash(next),
    origin: isSame && held ? held.origin : 'human',
    translator: printNames(person === null ? others : withName(others, person)),
    date: today(),
    needsWork: false,
    reviewer: null,
    waiver: null,
  }
}
