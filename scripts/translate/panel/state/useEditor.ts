import { useEffect, useReducer } from 'react'
import type { MessageDetail, Texts } from '../../protocol.ts'
import { reasonOf, UnreachableError } from '../../unreachable.ts'
import { sameTexts, textsOf } from '../text/texts.ts'
import { beginEditing, isChanged, reduceEditing, requestOf } from './editing.ts'
import type { Editor, EditorOptions } from './editor.ts'
import { useCheck } from './useCheck.ts'
import { useLatest } from './useLatest.ts'

/** The work on one message: its texts, their check, their draft and what became of saving them. */
export function useEditor({ backend, detail, drafts, person, preview, onDetail }: EditorOptions): Editor {
  const { id } = detail
  const [editing, dispatch] = useReducer(reduceEditing, null, () =>
    beginEditing(detail, drafts.find(id), drafts.earlier.has(id)),
  )
  const latest = useLatest(editing)
  const check = useCheck(backend, detail, editing.texts)
  const changed = isChanged(editing, detail)

  // Whether texts were touched is for the reducer to tell: what is typed may come between the render and this effect.
  useEffect(() => dispatch({ type: 'detail', detail }), [detail])

  /** `sent` are the texts that became those of `saved`; what was typed since goes on from there. */
  const settle = (saved: MessageDetail, sent: Texts) => {
    const { texts } = latest.current
    const isDone = sameTexts(texts, sent)
    drafts.remove(id)
    if (!isDone) drafts.write(id, saved.hashes, texts)
    dispatch({ type: 'rebase', detail: saved, texts: isDone ? textsOf(saved) : texts })
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
      const outcome = await backend.save(requestOf(id, editing, check.findings, person))
      if (outcome.kind === 'saved') {
        settle(outcome.detail, editing.texts)
        return true
      }
      // An answer that was lost on its way: the texts are there already.
      if (outcome.kind === 'conflict' && sameTexts(textsOf(outcome.here), editing.texts)) {
        settle(outcome.here, editing.texts)
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
      settle(here, editing.texts)
      if (sameTexts(texts, textsOf(here))) return preview(null)
      dispatch({ type: 'rebase', detail: here, texts })
      drafts.write(id, here.hashes, texts)
      preview(texts)
    },
  }
}
