import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import {
  type FormText,
  formName,
  type MessageDetail,
  type Outcome,
  reasonOf,
  type Texts,
} from '../../protocol/calls.ts'
import { UnreachableError } from '../connection.ts'
import type { TextFieldHandle } from '../field/TextField.tsx'
import { usePanel } from '../PanelContext.ts'
import { useChipShortcuts, useShortcuts } from '../shortcuts.ts'
import { arrived, beginEditing, type Editing, rebased, requestOf, typed } from '../state/editing.ts'
import { useLatest } from '../state/useAnswer.ts'
import { codesOf, type SourceCodes } from '../text/chips.ts'
import { keyOf, sameTexts, textsOf } from '../text/texts.ts'

export type Work = ReturnType<typeof useWork>

/**
 * The work on one message: its texts, their check, their draft, what became of saving them, and the fields. Texts are shown on
 * the page while they are typed, and what is saved in the list.
 */
export function useWork(detail: MessageDetail, setDetail: (detail: MessageDetail) => void) {
  const { backend, drafts, person, send, take: takeInList, lastSaved, announce, nameField } = usePanel()
  const { id } = detail
  const [editing, setEditing] = useState(() => beginEditing(detail, drafts.find(id)))
  const latest = useLatest(editing)
  const { findings, check, setFindings } = useCheck(detail, editing.texts)
  const fields = useFields(detail)

  // Whether texts were touched is known of the state alone: what is typed may come between the render and this effect.
  useEffect(() => setEditing((now) => arrived(now, detail)), [detail])

  const change = (some: Partial<Editing>) => setEditing((now) => ({ ...now, ...some }))
  const goOnFrom = (there: MessageDetail, texts: Texts) => setEditing((now) => rebased(now, there, texts))
  const take = (found: MessageDetail) => {
    setDetail(found)
    takeInList([found])
  }
  /** Shows texts on the page, and keeps them: those that are saved need no draft. */
  const put = (texts: Texts, saved: MessageDetail, base = saved.hashes) => {
    const isSaved = sameTexts(texts, textsOf(saved))
    if (isSaved) drafts.remove(id)
    else drafts.write(id, base, texts)
    send(isSaved ? { type: 'clear draft', id } : { type: 'draft', id, texts })
  }
  /** `sent` are the texts that became those of `saved`; what was typed since goes on from there. */
  const settle = (saved: MessageDetail, sent: Texts) => {
    const { texts } = latest.current
    const isDone = sameTexts(texts, sent)
    drafts.remove(id)
    if (!isDone) drafts.write(id, saved.hashes, texts)
    goOnFrom(saved, isDone ? textsOf(saved) : texts)
    take(saved)
    return saved
  }
  const refuse = (reason: string) => {
    change({ problem: { kind: 'refused', reason } })
    return null
  }
  /** Resolves to the message as it was saved; to null when it was not. */
  const ask = async (): Promise<MessageDetail | null> => {
    if (editing.isSaving) return null
    if (person === null) {
      nameField.current?.focus()
      return refuse('Write your name at the top. It is recorded with the text.')
    }
    const empty = fields.fields.find(({ name }) => editing.texts[name]?.trim() === '')
    if (empty) {
      empty.handle.current?.focus()
      return refuse(`The form “${empty.name}” (${examplesOf(empty.form)}) is empty. Write it, then save.`)
    }
    change({ isSaving: true })
    try {
      const outcome = await backend.call('save', requestOf(id, editing, person))
      if (outcome.kind === 'saved') return settle(outcome.detail, editing.texts)
      // An answer that was lost on its way: the texts are there already.
      if (outcome.kind === 'conflict' && sameTexts(textsOf(outcome.here), editing.texts))
        return settle(outcome.here, editing.texts)
      if (outcome.kind === 'findings') setFindings(outcome.findings)
      change({ isSaving: false, problem: outcome })
    } catch (error) {
      const kind = error instanceof UnreachableError ? 'unreachable' : 'refused'
      change({ isSaving: false, problem: { kind, reason: reasonOf(error) } })
    }
    return null
  }

  return {
    ...editing,
    ...fields,
    detail,
    take,
    findings,
    check,
    isChanged: !sameTexts(editing.texts, textsOf(detail)),
    fill(texts: Texts) {
      setEditing((now) => typed(now, texts))
      put({ ...editing.texts, ...texts }, detail, editing.base)
    },
    giveReason: (rule: string, reason: string) =>
      setEditing((now) => ({ ...now, reasons: { ...now.reasons, [rule]: reason } })),
    /** Asks the backend to save, and says what became of it; resolves to whether it did. */
    async save(): Promise<boolean> {
      const saved = await ask()
      if (!saved) {
        announce(`Not saved: ${keyOf(id)}`, true)
        return false
      }
      lastSaved.remember(id, 'Saved')
      return true
    },
    discard() {
      put(textsOf(detail), detail)
      goOnFrom(detail, textsOf(detail))
    },
    /** Goes on from what is there now: after a conflict, with one's own texts, those of the file or a mixture. */
    rebase(here: MessageDetail, texts: Texts) {
      settle(here, editing.texts)
      goOnFrom(here, texts)
      put(texts, here)
    },
  }
}

/** What `check` says of the texts: asked for when a field is left, and gone as soon as another text is typed. */
function useCheck(detail: MessageDetail, texts: Texts) {
  const { backend } = usePanel()
  const [checked, setChecked] = useState({ texts: textsOf(detail), findings: detail.findings })
  const isCurrent = sameTexts(checked.texts, texts)

  useEffect(() => {
    setChecked({ texts: textsOf(detail), findings: detail.findings })
  }, [detail])

  const check = () => {
    if (isCurrent) return
    backend.call('check', { id: detail.id, texts }).then(
      (findings) => setChecked({ texts, findings }),
      // Without a check nothing is lost: the server checks what it is asked to save.
      () => undefined,
    )
  }
  const setFindings = (findings: MessageDetail['findings']) => setChecked({ texts, findings })
  return { findings: isCurrent ? checked.findings : [], check, setFindings }
}

/** The numbers that take a plural form, in words. */
export const examplesOf = ({ examples }: FormText) => (examples.length > 0 ? examples.join(', ') : 'fractions')

/** A form of a message with its field. */
export interface Field {
  readonly form: FormText
  readonly name: string
  readonly codes: SourceCodes
  readonly handle: RefObject<TextFieldHandle | null>
}

function useFields({ id, forms }: MessageDetail) {
  const { focusField, focusedNext, workspace } = usePanel()
  const { tags } = workspace.project
  const fields: readonly Field[] = useMemo(
    () =>
      forms.map((form) => {
        return { form, name: formName(form), codes: codesOf(form.source, tags), handle: { current: null } }
      }),
    [forms, tags],
  )
  const active = useRef<Field | undefined>(undefined)
  const current = () => fields.find(({ name }) => name === active.current?.name) ?? fields[0]

  useEffect(() => {
    focusField.current = () => current()?.handle.current?.focus()
    return () => {
      focusField.current = null
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the message is shown.
  useEffect(() => {
    if (focusedNext.current === id) fields[0]?.handle.current?.focus()
  }, [])

  const copySource = () => {
    const field = current()
    field?.handle.current?.replace(field.form.source)
    field?.handle.current?.focus()
  }
  useShortcuts({ copySource })
  useChipShortcuts((number) => {
    const code = current()?.codes.list[number - 1]
    if (code) current()?.handle.current?.insertCode(code)
  })
  return {
    fields,
    /** Says that a field has the focus: it is what shortcuts and buttons are for. */
    activate: (field: Field) => {
      active.current = field
    },
    replace: (text: string) => current()?.handle.current?.replace(text),
    copySource,
  }
}

/** Has something recorded beside a text in the name of whoever works here, and says why it was not. */
export function useRecording({ detail: { id }, take }: Work) {
  const { person, lastSaved } = usePanel()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const record = async (ask: (person: string) => Promise<Outcome>, done: string): Promise<boolean> => {
    setBusy(true)
    const why =
      person === null
        ? 'Write your name at the top. It is recorded with what you say.'
        : await lastSaved.settle(id, done, ask(person), take)
    setBusy(false)
    setRefusal(why)
    return why === null
  }
  return { refusal, isBusy, record }
}
