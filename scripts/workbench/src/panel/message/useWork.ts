import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { messageOf } from '../../lib/run.ts'
import {
  type FormText,
  formName,
  type Hashes,
  type MessageDetail,
  type Outcome,
  type Texts,
} from '../../protocol/calls.ts'
import { UnreachableError } from '../connection.ts'
import type { TextFieldHandle } from '../field/TextField.tsx'
import { usePanel } from '../PanelContext.ts'
import { useChipShortcuts, useShortcuts } from '../shortcuts.ts'
import type { Draft, Reasons } from '../state/stored.ts'
import { useLatest } from '../state/useAnswer.ts'
import { isFinished } from '../state/workspace.ts'
import { codesOf, type SourceCodes } from '../text/chips.ts'
import { count, keyOf, sameTexts, shownTexts, textsOf } from '../text/texts.ts'

type Problem = Exclude<Outcome, { readonly kind: 'saved' }> | { readonly kind: 'unreachable' }

/** The state of the edit of one message. */
interface Editing {
  readonly texts: Texts
  /** The saved texts when the edit began. Texts that equal them are untouched. */
  readonly saved: Texts
  /** The hashes of the message when the edit began. */
  readonly base: Hashes
  readonly reasons: Reasons
  readonly isSaving: boolean
  readonly problem: Problem | null
}

/** A new edit of a message, or that of a draft. */
const startFrom = (detail: MessageDetail, draft?: Partial<Draft>): Editing => ({
  ...{ texts: textsOf(detail), base: detail.hashes, reasons: {}, ...draft },
  ...{ saved: textsOf(detail), isSaving: false, problem: null },
})

/** True if there is a text or a reason that is not saved. */
const isDraft = ({ texts, reasons = {} }: Draft, saved: MessageDetail) =>
  !sameTexts(texts, textsOf(saved)) || Object.values(reasons).some((reason) => reason.trim() !== '')

/** The button that accepts an unchanged text. */
export const KEEP = 'Translation still right, next'

export type Work = ReturnType<typeof useWork>

/**
 * The edit of one message: texts, check, draft, result of saving, and fields. The page shows typed texts, the list shows
 * saved ones.
 */
export function useWork(detail: MessageDetail, setDetail: (detail: MessageDetail) => void) {
  const { backend, drafts, person, send, announce, nameField, focusField, currentId, goOn, ...panel } = usePanel()
  const { id } = detail
  const [editing, setEditing] = useState(() => startFrom(detail, drafts.find(id) ?? {}))
  const latest = useLatest(editing)
  /** True if a save was asked for during another one, which is to be followed by it. */
  const isAskedAgain = useRef(false)
  const { findings, check, setChecked } = useCheck(detail, editing.texts)
  const fields = useFields(detail)

  // Untouched texts follow the message. Compares inside the state update, since the user may type between render and effect.
  useEffect(() => {
    setEditing((now) => (sameTexts(now.texts, now.saved) ? startFrom(detail, { reasons: now.reasons }) : now))
  }, [detail])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a draft with reasons.
  useEffect(() => check(), [])

  const change = (some: Partial<Editing>) => setEditing((now) => ({ ...now, ...some }))
  const take = (found: MessageDetail) => {
    setDetail(found)
    panel.take([found])
  }
  /** Stores a draft and shows its texts on the page, unless they equal the saved ones. */
  const put = ({ texts, base, reasons }: Editing, saved: MessageDetail) => {
    if (isDraft({ texts, base, reasons }, saved)) drafts.write(id, { texts, base, reasons })
    else drafts.remove(id)
    send({ type: 'show', id, texts: sameTexts(texts, textsOf(saved)) ? shownTexts(saved) : texts })
  }
  /** Edits a message as it is now: with texts that are still to be saved, or with its own. */
  const restart = (now: MessageDetail, texts?: Texts): Editing => {
    const next = startFrom(now, texts && { texts, reasons: latest.current.reasons })
    announce('')
    take(now)
    setEditing(next)
    setChecked(null)
    put(next, now)
    return next
  }
  const ask = async ({ texts, base, reasons }: Editing): Promise<Outcome | Problem> => {
    if (person === null) {
      nameField.current?.focus()
      return { kind: 'refused', reason: 'Write your name at the top. It is recorded with the text.' }
    }
    const empty = fields.fields.find(({ name }) => texts[name]?.trim() === '')
    if (empty) {
      empty.handle.current?.focus()
      const form = empty.form.category === null ? 'text' : `form “${empty.name}” (${examplesOf(empty.form)})`
      return { kind: 'refused', reason: `The ${form} is empty. Write it, then save.` }
    }
    const excuses = Object.entries(reasons)
      .map(([rule, reason]) => ({ rule, reason: reason.trim() }))
      .filter(({ reason }) => reason !== '')
    try {
      return await backend.call('save', { id, texts, base, excuses, person })
    } catch (error) {
      return error instanceof UnreachableError ? { kind: 'unreachable' } : { kind: 'refused', reason: messageOf(error) }
    }
  }

  /** Saves and announces the result. Resolves to the announcement once all that was typed is saved, else to null. */
  const save = async (edited = editing): Promise<string | null> => {
    isAskedAgain.current = edited.isSaving
    if (edited.isSaving) return null
    // The control with the focus may disappear, or be disabled meanwhile.
    if (currentId() === id) focusField.current?.()
    change({ isSaving: true })
    const outcome = await ask(edited)
    if (outcome.kind !== 'saved') {
      announce(`Not saved: ${keyOf(id)}`, true)
      if (outcome.kind === 'findings') setChecked({ texts: edited.texts, findings: outcome.findings })
      change({ isSaving: false, problem: outcome })
      return null
    }
    const { texts, reasons } = latest.current
    const isDone = sameTexts(texts, edited.texts) && reasons === edited.reasons
    const next = restart(outcome.detail, isDone ? undefined : texts)
    const { warnings } = outcome.detail
    const done = `Saved: ${keyOf(id)}${warnings === 0 ? '' : `, ${count(warnings, 'warning')}`}`
    announce(done)
    if (isDone) return done
    return isAskedAgain.current ? save(next) : null
  }
  const isChanged = isDraft(editing, detail)
  const isEmpty = Object.values(editing.texts).every((text) => text.trim() === '')
  /** True if there is something to save: changed texts, or old ones to be accepted for today's English. */
  const isNeeded = !detail.isVerbatim && (isChanged || (!isEmpty && !isFinished(detail)))
  /** Saves, if needed, and goes to the next text. */
  const saveAndNext = async () => {
    const done = isNeeded ? await save() : ''
    // Stays if the user has typed on, or chosen another text, meanwhile.
    if (done !== null && currentId() === id) goOn(done)
  }
  /** True if saving would accept a text that needs work as it is: a key that is pressed by habit does not. */
  const isDoubted = isNeeded && !isChanged && detail.state === 'needs-work'
  const unlessDoubted = (action: () => unknown) => () =>
    void (isDoubted ? announce(`${keyOf(id)} needs work. Change it, or press “${KEEP}” under it.`, true) : action())
  useShortcuts({
    save: unlessDoubted(saveAndNext),
    saveHere: unlessDoubted(() => (isNeeded ? save() : announce('There is nothing to save.'))),
  })

  return {
    ...{ ...editing, ...fields, detail, take, findings, check, restart, save, saveAndNext },
    ...{ isChanged, isNeeded, isDoubted },
    fill(some: Texts) {
      const texts = { ...editing.texts, ...some }
      setEditing((now) => ({
        ...now,
        texts: { ...now.texts, ...some },
        // A conflict stays until the user chooses a version.
        problem: now.problem?.kind === 'conflict' ? now.problem : null,
      }))
      put({ ...editing, texts }, detail)
    },
    giveReason(rule: string, reason: string) {
      const reasons = { ...editing.reasons, [rule]: reason }
      change({ reasons })
      put({ ...editing, reasons }, detail)
    },
    discard(other = detail) {
      restart(other)
      focusField.current?.()
    },
  }
}

/** The findings of `check`: requested when a field loses the focus, and cleared by typing. */
function useCheck(detail: MessageDetail, texts: Texts) {
  const { backend } = usePanel()
  const saved = { texts: textsOf(detail), findings: detail.findings }
  const [checked, setChecked] = useState<typeof saved | null>(null)
  const known = (wanted: Texts) => [checked, saved].find((one) => one && sameTexts(one.texts, wanted))?.findings

  const check = (wanted = texts) => {
    if (known(wanted)) return
    backend.call('check', { id: detail.id, texts: wanted }).then(
      (findings) => setChecked({ texts: wanted, findings }),
      // A failed check does not matter, since the server checks again on save.
      () => undefined,
    )
  }
  return { findings: known(texts) ?? [], check, setChecked }
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

  const replace = (text: string, field = current()) => {
    field?.handle.current?.replace(text)
    field?.handle.current?.focus()
  }
  const copySource = () => replace(current()?.form.source ?? '')
  useShortcuts({ copySource })
  useChipShortcuts((number) => {
    const code = current()?.codes.list[number - 1]
    if (code) current()?.handle.current?.insertCode(code)
  })
  return {
    fields,
    /** Makes a field the target of shortcuts and buttons. */
    activate: (field: Field) => {
      active.current = field
    },
    /** Replaces the text of a field, by default the active one, which gets the focus. */
    replace,
    copySource,
  }
}

/** Records a review or a comment in the user's name. `refusal` is the reason of a failure. */
export function useRecording({ take }: Work) {
  const { person, settle, lost } = usePanel()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // A new connection makes the reason outdated.
  useEffect(() => {
    if (lost === null) setRefusal(null)
  }, [lost])
  const record = async (ask: (person: string) => Promise<Outcome>, done: string): Promise<boolean> => {
    setBusy(true)
    const why =
      person === null
        ? 'Write your name at the top. It is recorded with what you say.'
        : await settle(done, ask(person), take)
    setBusy(false)
    setRefusal(why)
    return why === null
  }
  return { refusal, isBusy, record }
}
