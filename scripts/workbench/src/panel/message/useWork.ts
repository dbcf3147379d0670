import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import {
  type FormText,
  formName,
  type Hashes,
  type MessageDetail,
  type Outcome,
  reasonOf,
  type Texts,
} from '../../protocol/calls.ts'
import { UnreachableError } from '../connection.ts'
import type { TextFieldHandle } from '../field/TextField.tsx'
import { usePanel } from '../PanelContext.ts'
import { useChipShortcuts, useShortcuts } from '../shortcuts.ts'
import { useLatest } from '../state/useAnswer.ts'
import { codesOf, type SourceCodes } from '../text/chips.ts'
import { keyOf, sameTexts, textsOf } from '../text/texts.ts'

type Problem =
  | { readonly kind: 'findings' }
  | { readonly kind: 'refused' | 'unreachable'; readonly reason: string }
  | Extract<Outcome, { kind: 'conflict' }>

/** What somebody has made of one message so far. */
interface Editing {
  readonly texts: Texts
  /** What was saved when the work began: texts that are still these, nobody has touched. */
  readonly saved: Texts
  /** The message that the work began from. */
  readonly base: Hashes
  /** Why an error is none, by rule. */
  readonly reasons: Readonly<Record<string, string>>
  readonly isSaving: boolean
  readonly problem: Problem | null
}

/** The work that goes on from a message with these texts. */
const startFrom = (detail: MessageDetail, texts = textsOf(detail), base = detail.hashes): Editing => ({
  ...{ texts, base, saved: textsOf(detail) },
  ...{ reasons: {}, isSaving: false, problem: null },
})

export type Work = ReturnType<typeof useWork>

/**
 * The work on one message: its texts, their check, their draft, what became of saving them, and the fields. Texts are shown on
 * the page while they are typed, and what is saved in the list.
 */
export function useWork(detail: MessageDetail, setDetail: (detail: MessageDetail) => void) {
  const { backend, drafts, person, send, take: takeInList, lastSaved, announce, nameField } = usePanel()
  const { id } = detail
  const [editing, setEditing] = useState(() => {
    const draft = drafts.find(id)
    return startFrom(detail, draft?.texts, draft?.base)
  })
  const latest = useLatest(editing)
  const { findings, check, setFindings } = useCheck(detail, editing.texts)
  const fields = useFields(detail)

  // Texts that nobody has touched follow the message. Only the state knows: somebody may type between render and effect.
  useEffect(() => {
    setEditing((now) => (sameTexts(now.texts, now.saved) ? startFrom(detail) : now))
  }, [detail])

  const change = (some: Partial<Editing>) => setEditing((now) => ({ ...now, ...some }))
  const take = (found: MessageDetail) => {
    setDetail(found)
    takeInList([found])
  }
  /** Keeps texts as a draft and shows them on the page, unless they are those that are saved. */
  const put = (texts: Texts, saved: MessageDetail, base = saved.hashes) => {
    const isSaved = sameTexts(texts, textsOf(saved))
    if (isSaved) drafts.remove(id)
    else drafts.write(id, base, texts)
    send(isSaved ? { type: 'clear draft', id } : { type: 'draft', id, texts })
  }
  /** Goes on from the message as it is now, with these texts: after a conflict, with one's own or with the other ones. */
  const rebase = (here: MessageDetail, texts: Texts) => {
    take(here)
    setEditing(startFrom(here, texts))
    put(texts, here)
  }
  /** Takes a message that was saved with the texts `sent`, and keeps what was typed since. */
  const settle = (saved: MessageDetail, sent: Texts): true => {
    const { texts } = latest.current
    const isDone = sameTexts(texts, sent)
    drafts.remove(id)
    if (!isDone) drafts.write(id, saved.hashes, texts)
    setEditing(startFrom(saved, isDone ? undefined : texts))
    take(saved)
    return true
  }
  const refuse = (reason: string): false => {
    change({ problem: { kind: 'refused', reason } })
    return false
  }
  /** Resolves to whether the texts were saved. */
  const ask = async (): Promise<boolean> => {
    const { texts, base, reasons, isSaving } = editing
    if (isSaving) return false
    if (person === null) {
      nameField.current?.focus()
      return refuse('Write your name at the top. It is recorded with the text.')
    }
    const empty = fields.fields.find(({ name }) => texts[name]?.trim() === '')
    if (empty) {
      empty.handle.current?.focus()
      return refuse(`The form “${empty.name}” (${examplesOf(empty.form)}) is empty. Write it, then save.`)
    }
    change({ isSaving: true })
    const excuses = Object.entries(reasons)
      .map(([rule, reason]) => ({ rule, reason: reason.trim() }))
      .filter(({ reason }) => reason !== '')
    try {
      const outcome = await backend.call('save', { id, texts, base, excuses, person })
      if (outcome.kind === 'saved') return settle(outcome.detail, texts)
      // An answer that was lost on its way: the texts are there already.
      if (outcome.kind === 'conflict' && sameTexts(textsOf(outcome.here), texts)) return settle(outcome.here, texts)
      if (outcome.kind === 'findings') setFindings(outcome.findings)
      change({ isSaving: false, problem: outcome })
    } catch (error) {
      const kind = error instanceof UnreachableError ? 'unreachable' : 'refused'
      change({ isSaving: false, problem: { kind, reason: reasonOf(error) } })
    }
    return false
  }

  return {
    ...{ ...editing, ...fields, detail, take, findings, check, rebase },
    isChanged: !sameTexts(editing.texts, textsOf(detail)),
    fill(some: Texts) {
      const texts = { ...editing.texts, ...some }
      setEditing((now) => ({
        ...now,
        texts: { ...now.texts, ...some },
        // Both versions of a conflict stay until one is chosen.
        problem: now.problem?.kind === 'conflict' ? now.problem : null,
      }))
      put(texts, detail, editing.base)
    },
    giveReason: (rule: string, reason: string) => change({ reasons: { ...editing.reasons, [rule]: reason } }),
    /** Saves, and says what became of it; resolves to whether it did. */
    async save(): Promise<boolean> {
      const isSaved = await ask()
      if (isSaved) lastSaved.remember(id, 'Saved')
      else announce(`Not saved: ${keyOf(id)}`, true)
      return isSaved
    },
    discard() {
      setEditing(startFrom(detail))
      put(textsOf(detail), detail)
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
