import type { Hashes, MessageDetail, Outcome, Requests, Texts } from '../../protocol/calls.ts'
import { sameTexts, textsOf } from '../text/texts.ts'
import type { Draft } from './kept.ts'

type Problem =
  | { readonly kind: 'findings' }
  | { readonly kind: 'refused' | 'unreachable'; readonly reason: string }
  | Extract<Outcome, { kind: 'conflict' }>

/** The work on one message. */
export interface Editing {
  readonly texts: Texts
  /** What was saved when the work began: texts that are still these, nobody has touched. */
  readonly saved: Texts
  readonly base: Hashes
  /** Why an error is none, by rule. */
  readonly reasons: Readonly<Record<string, string>>
  readonly isSaving: boolean
  readonly problem: Problem | null
}

/** The work as it begins: from what is saved, or where it was left. */
export function beginEditing(detail: MessageDetail, draft: Draft | null): Editing {
  return {
    texts: draft?.texts ?? textsOf(detail),
    saved: textsOf(detail),
    base: draft?.base ?? detail.hashes,
    reasons: {},
    isSaving: false,
    problem: null,
  }
}

/** With other texts in some forms. Both versions of a conflict stay until one is chosen. */
export const typed = (editing: Editing, texts: Texts): Editing => ({
  ...editing,
  texts: { ...editing.texts, ...texts },
  problem: editing.problem?.kind === 'conflict' ? editing.problem : null,
})

/** With the message as it is now: its texts take the place of those that nobody has touched. */
export const arrived = (editing: Editing, detail: MessageDetail): Editing =>
  sameTexts(editing.texts, editing.saved) ? rebased(editing, detail, textsOf(detail)) : editing

/** The work goes on from what is there now, with these texts. */
export function rebased(editing: Editing, detail: MessageDetail, texts: Texts): Editing {
  const [base, saved] = [detail.hashes, textsOf(detail)]
  return { ...editing, texts, saved, base, reasons: {}, isSaving: false, problem: null }
}

/** What the server is asked to save, with the reasons that were given. */
export function requestOf(id: string, { texts, base, reasons }: Editing, person: string): Requests['save'] {
  const excuses = Object.entries(reasons).flatMap(([rule, given]) => {
    const reason = given.trim()
    return reason ? [{ rule, reason }] : []
  })
  return { id, texts, base, excuses, person }
}
