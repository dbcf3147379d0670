import type { Finding } from '../../../lib/output.ts'
import type { Hashes, MessageDetail, Outcome, SaveRequest, Texts } from '../../protocol.ts'
import { sameTexts, textsOf } from '../text/texts.ts'
import type { Draft } from './drafts.ts'

export type Conflict = Extract<Outcome, { kind: 'conflict' }>

/** Why texts are not saved. */
type Problem =
  | { readonly kind: 'findings'; readonly findings: readonly Finding[] }
  | { readonly kind: 'refused' | 'unreachable'; readonly reason: string }
  | Conflict

/** The work on one message. */
export interface Editing {
  readonly texts: Texts
  /** What was saved when the work began: texts that are still these, nobody has touched. */
  readonly saved: Texts
  /** What the texts were made from. */
  readonly base: Hashes
  /** Why a warning does not hold, by rule. */
  readonly reasons: Readonly<Record<string, string>>
  readonly isSaving: boolean
  readonly problem: Problem | null
  /** Of an earlier visit; shown until it is used or discarded. */
  readonly offered: Draft | null
  /** Whether the message was changed elsewhere after the work on it began. */
  readonly isOvertaken: boolean
}

export type EditingAction =
  | { readonly type: 'typed'; readonly form: string; readonly text: string }
  | { readonly type: 'reason'; readonly rule: string; readonly reason: string }
  /** The message as it is now; its texts take the place of those that nobody has touched. */
  | { readonly type: 'detail'; readonly detail: MessageDetail }
  | { readonly type: 'saving' }
  | { readonly type: 'problem'; readonly problem: Problem }
  /** The draft that is offered is taken. */
  | { readonly type: 'restore' }
  | { readonly type: 'dismiss offer' }
  /** The work goes on from what is there now: with these texts. */
  | { readonly type: 'rebase'; readonly detail: MessageDetail; readonly texts: Texts }

/** The work as it begins: from what is saved, or where it was left in this visit. */
export function beginEditing(detail: MessageDetail, draft: Draft | null, isOffered: boolean): Editing {
  const own = isOffered ? null : draft
  return {
    texts: own?.texts ?? textsOf(detail),
    saved: textsOf(detail),
    base: own?.base ?? detail.hashes,
    reasons: {},
    isSaving: false,
    problem: null,
    offered: isOffered ? draft : null,
    isOvertaken: own !== null && !sameHashes(own.base, detail.hashes),
  }
}

export function reduceEditing(editing: Editing, action: EditingAction): Editing {
  switch (action.type) {
    case 'typed':
      return { ...editing, texts: { ...editing.texts, [action.form]: action.text }, problem: keptProblem(editing) }
    case 'reason':
      return { ...editing, reasons: { ...editing.reasons, [action.rule]: action.reason } }
    case 'detail':
      return sameTexts(editing.texts, editing.saved)
        ? rebased(editing, action.detail, textsOf(action.detail))
        : { ...editing, isOvertaken: !sameHashes(editing.base, action.detail.hashes) }
    case 'saving':
      return { ...editing, isSaving: true }
    case 'problem':
      return { ...editing, isSaving: false, problem: action.problem }
    case 'restore':
      return editing.offered
        ? { ...editing, texts: editing.offered.texts, base: editing.offered.base, offered: null, problem: null }
        : editing
    case 'dismiss offer':
      return { ...editing, offered: null }
    case 'rebase':
      return rebased(editing, action.detail, action.texts)
  }
}

function rebased(editing: Editing, detail: MessageDetail, texts: Texts): Editing {
  const [base, saved] = [detail.hashes, textsOf(detail)]
  return { ...editing, texts, saved, base, reasons: {}, isSaving: false, problem: null, isOvertaken: false }
}

/** What holds of other texts, too: the three versions stay until one is chosen. */
const keptProblem = ({ problem }: Editing) => (problem?.kind === 'conflict' ? problem : null)

export const sameHashes = (some: Hashes, others: Hashes) => some.english === others.english && some.text === others.text

/** Whether something would be lost without saving. */
export const isChanged = (editing: Pick<Editing, 'texts'>, detail: MessageDetail) =>
  !sameTexts(editing.texts, textsOf(detail))

/** What the backend is asked to save: with the reasons that were given against the warnings there are. */
export function requestOf(
  id: string,
  { texts, base, reasons }: Editing,
  findings: readonly Finding[],
  person: string | null,
): SaveRequest {
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  const rules = new Set(warnings.map(({ rule }) => rule))
  const excuses = [...rules].flatMap((rule) => {
    const reason = reasons[rule]?.trim()
    return reason ? [{ rule, term: null, reason }] : []
  })
  return { id, texts, base, excuses, person }
}
