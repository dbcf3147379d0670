import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useReducer, useState } from 'react'
import type { Finding } from '../../../lib/output.ts'
import type { Backend, MessageDetail, Texts } from '../../protocol.ts'
import { reasonOf, UnreachableError } from '../../unreachable.ts'
import { usePanel } from '../PanelContext.ts'
import { sameTexts, textsOf } from '../text/texts.ts'
import type { Drafts } from './drafts.ts'
import { beginEditing, type Editing, isChanged, reduceEditing, requestOf } from './editing.ts'
import { useLatest } from './useLatest.ts'

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
function useEditor({ backend, detail, drafts, person, preview, onDetail }: EditorOptions): Editor {
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

/** Long enough that a word is typed in it, short enough to be noticed at once. */
const PAUSE_MS = 250

/** Findings of texts, and whether they are of the texts as they are now. */
interface Check {
  readonly findings: readonly Finding[]
  readonly isCurrent: boolean
  /** Puts what the answer to a save said in their place. */
  setFindings(findings: readonly Finding[]): void
}

/** What `check` says of texts while they are typed; an answer about former texts is dropped. */
function useCheck(backend: Backend, detail: MessageDetail, texts: Texts): Check {
  const [settled] = useDebouncedValue(texts, PAUSE_MS)
  const [checked, setChecked] = useState({ texts: textsOf(detail), findings: detail.findings })
  const isCurrent = sameTexts(checked.texts, texts)
  const { id } = detail

  useEffect(() => {
    setChecked({ texts: textsOf(detail), findings: detail.findings })
  }, [detail])

  useEffect(() => {
    if (isCurrent || !sameTexts(settled, texts)) return
    let isStale = false
    backend.check({ id, texts: settled }).then(
      (findings) => {
        if (!isStale) setChecked({ texts: settled, findings })
      },
      // Without a check nothing is lost: the server checks what it is asked to save.
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [backend, id, settled, texts, isCurrent])

  return { findings: checked.findings, isCurrent, setFindings: (findings) => setChecked({ texts, findings }) }
}

interface MessageEditor {
  readonly editor: Editor
  /** Takes what an answer said of the message. */
  readonly take: (detail: MessageDetail) => void
}

/** The work on a message within the panel: its texts are shown on the page, and what is saved in the list. */
export function useMessageEditor(detail: MessageDetail, setDetail: (detail: MessageDetail) => void): MessageEditor {
  const panel = usePanel()
  const { id } = detail
  const take = (found: MessageDetail) => {
    setDetail(found)
    panel.takeDetail(found)
  }
  const editor = useEditor({
    backend: panel.backend,
    detail,
    drafts: panel.drafts,
    person: panel.person,
    preview: (texts) => panel.send(texts ? { type: 'draft', id, texts } : { type: 'clear draft', id }),
    onDetail: take,
  })
  return { editor, take }
}
