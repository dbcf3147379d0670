import { useEffect, useReducer } from 'react'
import type { Backend, MessageDetail, SaveRequest, Texts } from '../../protocol.ts'
import { reasonOf, UnreachableError } from '../../unreachable.ts'
import { sameTexts, textsOf } from '../text/texts.ts'
import { beginEditing, type Editing, isChanged, reduceEditing } from './editing.ts'
import { type Check, useCheck } from './useCheck.ts'
import type { Drafts } from './useDrafts.ts'

interface EditorOptions {
  readonly backend: Backend
  readonly detail: MessageDetail
  readonly drafts: Drafts
  readonly person: string | null
  /** Shows texts on the page while they are typed. */
  readonly preview: (texts: Texts | null) => void
  /** Takes what an answer said of the message. */
  readonly onDetail: (detail: MessageDetail) => void
}

export interface Editor extends Editing {
  readonly check: Check
  /** Whether something would be lost without saving. */
  readonly isChanged: boolean
  type(form: string, text: string): void
  giveReason(rule: string, reason: string): void
  /** Asks the backend to save; resolves to whether it did. */
  save(): Promise<boolean>
  restore(): void
  dismissOffer(): void
  /** Goes back to what is saved. */
  discard(): void
  /** Goes on from what is there now: after a conflict, with one's own texts, those of the file or a mixture. */
  rebase(here: MessageDetail, texts: Texts): void
}

/** The work on one message: its texts, their check, their draft and what became of saving them. */
export function useEditor({ backend, detail, drafts, person, preview, onDetail }: EditorOptions): Editor {
  const { id } = detail
  const [editing, dispatch] = useReducer(reduceEditing, null, () =>
    beginEditing(detail, drafts.find(id), drafts.earlier.has(id)),
  )
  const check = useCheck(backend, detail, editing.texts)
  const changed = isChanged(editing, detail)

  // What was changed elsewhere takes the place of texts that nobody has touched.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another detail counts.
  useEffect(() => {
    const untouched = !drafts.ids.has(id) || drafts.earlier.has(id)
    dispatch(untouched ? { type: 'rebase', detail, texts: textsOf(detail) } : { type: 'detail', detail })
  }, [detail])

  const settle = (saved: MessageDetail) => {
    drafts.remove(id)
    dispatch({ type: 'rebase', detail: saved, texts: textsOf(saved) })
    onDetail(saved)
  }

  const put = (texts: Texts) => {
    if (sameTexts(texts, textsOf(detail))) {
      drafts.remove(id)
      preview(null)
    } else {
      drafts.write(id, editing.base, texts)
      preview(texts)
    }
  }

  const save = async (): Promise<boolean> => {
    if (editing.isSaving) return false
    dispatch({ type: 'saving' })
    try {
      const outcome = await backend.save(requestOf(id, editing, check, person))
      if (outcome.kind === 'saved') {
        settle(outcome.detail)
        return true
      }
      // An answer that was lost on its way: the texts are there already.
      if (outcome.kind === 'conflict' && sameTexts(textsOf(outcome.here), editing.texts)) {
        settle(outcome.here)
        return true
      }
      if (outcome.kind === 'findings') check.setFindings(outcome.findings)
      dispatch({ type: 'problem', problem: outcome })
    } catch (error) {
      const kind = error instanceof UnreachableError ? 'unreachable' : 'refused'
      dispatch({ type: 'problem', problem: { kind, reason: reasonOf(error) } })
    }
    return false
  }

  return {
    ...editing,
    check,
    isChanged: changed,
    save,
    type(form, text) {
      dispatch({ type: 'typed', form, text })
      put({ ...editing.texts, [form]: text })
    },
    giveReason: (rule, reason) => dispatch({ type: 'reason', rule, reason }),
    restore() {
      if (!editing.offered) return
      dispatch({ type: 'restore' })
      drafts.write(id, editing.offered.base, editing.offered.texts)
      preview(editing.offered.texts)
    },
    dismissOffer() {
      dispatch({ type: 'dismiss offer' })
      drafts.remove(id)
    },
    discard() {
      drafts.remove(id)
      preview(null)
      dispatch({ type: 'rebase', detail, texts: textsOf(detail) })
    },
    rebase(here, texts) {
      settle(here)
      if (sameTexts(texts, textsOf(here))) return preview(null)
      dispatch({ type: 'rebase', detail: here, texts })
      drafts.write(id, here.hashes, texts)
      preview(texts)
    },
  }
}

function requestOf(id: string, { texts, base, reasons }: Editing, check: Check, person: string | null): SaveRequest {
  const warnings = check.findings.filter(({ severity }) => severity === 'warning')
  const rules = new Set(warnings.map(({ rule }) => rule))
  const excuses = [...rules].flatMap((rule) => {
    const reason = reasons[rule]?.trim()
    return reason ? [{ rule, term: null, reason }] : []
  })
  return { id, texts, base, excuses, person }
}
