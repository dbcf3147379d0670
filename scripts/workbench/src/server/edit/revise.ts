import { localeRules } from '../../checks/localeRules.ts'
import { inSentences } from '../../lib/fault.ts'
import { commentEdits, commentsEdit, recordEdit } from '../../messages/fileEdits.ts'
import { currentRecord, isMakerUnknown, NotConfirmed, recordAfter, today } from '../../messages/transition.ts'
import { unitId } from '../../messages/units.ts'
import { commentMismatch, commentText } from '../../project/records/comments.ts'
import { checkedBy, personGiven } from '../../project/records/reviewers.ts'
import { isSettled, settledComment, signedComment } from '../../project/records/signed.ts'
import type { Requests } from '../../protocol/calls.ts'
import {
  type Change,
  conflict,
  type Edited,
  findingsOf,
  isAsSeen,
  perform,
  type Refusal,
  type State,
  type Workplace,
} from './perform.ts'

/**
 * Records that a person confirms a text. Its translator cannot confirm it. Nothing is recorded if the text has an error
 * of "check", or has changed meanwhile.
 */
export const confirmMessage = (workplace: Workplace, request: Requests['confirm']): Promise<Edited> =>
  perform(workplace, request, (state) => planConfirm(state, request))

async function planConfirm(state: State, { base, person }: Requests['confirm']): Promise<Change | Refusal> {
  const reviewer = personGiven(person, state.project.people)
  const { unit } = state
  if (!isAsSeen(state, base)) return conflict
  if (unit.state === 'untranslated')
    return { kind: 'refused', reason: 'Translate all of it first. Then another person confirms it.' }
  const rules = await localeRules(state.project, state.locale)
  const errors = findingsOf({ ...state, rules }, unit).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) return { kind: 'findings', findings: errors }
  if (unit.state === 'unrecorded') return { kind: 'refused', reason: UNRECORDED }
  if (unit.record && isMakerUnknown(unit.record)) return { kind: 'refused', reason: unknownReason(state) }
  const held = currentRecord(unit)
  const isKnown = held?.english === unit.english && checkedBy(held).includes(reviewer)
  if (isKnown) return { kind: 'change', edits: [] }
  try {
    const record = recordAfter(unit, [{ kind: 'confirmed', reviewer }])
    return { kind: 'change', edits: [recordEdit(state, unit, record)] }
  } catch (error) {
    if (error instanceof NotConfirmed) return { kind: 'refused', reason: error.message }
    throw error
  }
}

const UNRECORDED = 'This text was changed outside the editor. Save it here first. Then another person confirms it.'

const unknownReason = ({ project, locale, unit }: State) =>
  `The record does not say who translated this text. Add the name: ${project.command} accept ${locale.code} ${unitId(unit)} --translator "<name>"`

/** Adds a comment on a message, optionally marks the text as "needs work", or settles a comment and those before it. */
export const commentMessage = (workplace: Workplace, request: Requests['comment']): Promise<Edited> =>
  perform(workplace, request, (state) => planComment(state, request))

async function planComment(
  state: State,
  { id, base, person, kind, comment }: Requests['comment'],
): Promise<Change | Refusal> {
  const { project, locale, unit } = state
  const name = personGiven(person, state.project.people)
  const known = project.comments.get(locale.code)?.get(id) ?? []
  if (kind === 'settled') {
    const index = known.indexOf(comment)
    if (index < 0) return { kind: 'refused', reason: 'This comment is not there any more.' }
    const settled = known.map((said, at) =>
      at > index || isSettled(said) ? said : settledComment(said, name, today()),
    )
    return { kind: 'change', edits: [commentsEdit(state, id, settled)] }
  }
  const text = commentText(comment)
  if (text === '') return { kind: 'refused', reason: 'Write a comment first.' }
  const said = signedComment(text, name, today())
  const fault = commentMismatch([...known, said].join('\n'))
  if (fault) return { kind: 'refused', reason: inSentences(fault) }
  const comments = commentEdits(state, id, [said])
  if (kind === 'comment') return { kind: 'change', edits: comments }
  if (!isAsSeen(state, base)) return conflict
  if (unit.state === 'untranslated') return { kind: 'refused', reason: 'There is no translation yet. Add a comment.' }
  const record = recordAfter(unit, [{ kind: 'objected', reviewer: name }])
  return { kind: 'change', edits: [recordEdit(state, unit, record), ...comments] }
}
