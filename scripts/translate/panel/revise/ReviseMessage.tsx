import { Alert, Button, Group, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { isTranslator } from '../../../i18n/model/records/reviewers.ts'
import type { MessageDetail, Outcome } from '../../protocol.ts'
import { reasonOf } from '../../unreachable.ts'
import { FormFields, useFields } from '../message/Fields.tsx'
import { Comments, EnglishChange, RecordOf, Terms } from '../message/Known.tsx'
import classes from '../message/Message.module.css'
import { MessageHead } from '../message/MessageHead.tsx'
import { ProblemNotice } from '../message/Problems.tsx'
import { type Done, usePanel } from '../PanelContext.ts'
import { capsOf, shortcuts, useShortcuts } from '../shortcuts.ts'
import { type Editor, useMessageEditor } from '../state/useEditor.ts'
import { keyOf } from '../text/texts.ts'
import { AnnotateForm, type ErrorMarkState, useErrorMark } from './AnnotateForm.tsx'

interface ReviseMessageProps {
  readonly detail: MessageDetail
  readonly setDetail: (detail: MessageDetail) => void
}

/** A message that is being revised: it is confirmed as it is, edited and saved, or an error is marked in it. */
export function ReviseMessage({ detail, setDetail }: ReviseMessageProps) {
  const { editor, take } = useMessageEditor(detail, setDetail)
  const fields = useFields(detail)
  const { focusField } = usePanel()
  const revising = useRevising(detail, editor, take)
  const { mark, setMark } = revising.marking
  const whole = useRef<HTMLDivElement>(null)
  // It is taller than the row was.
  useEffect(() => {
    whole.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={whole} className={classes['message']}>
      <MessageHead detail={detail} />
      <FormFields detail={detail} editor={editor} fields={fields} />
      <ProblemNotice detail={detail} editor={editor} />
      <ReviseBar {...{ detail, editor, revising }} />
      {mark && (
        <AnnotateForm
          mark={mark}
          onChange={setMark}
          onSubmit={revising.annotate}
          onCancel={() => {
            setMark(null)
            focusField.current?.()
          }}
        />
      )}
      <div className={classes['known']}>
        <EnglishChange change={detail.englishChange} />
        <Comments detail={detail} />
        <Terms terms={detail.terms} />
        <RecordOf detail={detail} />
      </div>
    </div>
  )
}

interface ReviseBarProps {
  readonly detail: MessageDetail
  readonly editor: Editor
  readonly revising: Revising
}

/** What a reviser can do with a text, and what it takes. */
function ReviseBar({ detail, editor, revising }: ReviseBarProps) {
  const { person, setPerson, focusField } = usePanel()
  const { needsWaiver, waiver, setWaiver, isWaiverMissing, refusal } = revising
  const isConfirmed = detail.state === 'reviewed' && !editor.isChanged
  return (
    <>
      {refusal !== null && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      {person === null && refusal !== null && (
        <TextInput
          label="Your name"
          placeholder="A. Nowak"
          onBlur={({ currentTarget }) => setPerson(currentTarget.value.trim() || null)}
        />
      )}
      {needsWaiver && !editor.isChanged && !isConfirmed && (
        <TextInput
          label="You translated this text. Why can nobody else confirm it?"
          description="The reason is recorded, and your confirmation never counts as that of a second person."
          value={waiver}
          error={isWaiverMissing && 'Expected a reason, found none: the text is not confirmed.'}
          onChange={({ currentTarget }) => setWaiver(currentTarget.value)}
        />
      )}
      <Group gap="xs">
        <Button
          onClick={revising.saveOrConfirm}
          loading={revising.isBusy || editor.isSaving}
          rightSection={<span className={classes['keys']}>{capsOf(shortcuts.save.keys).join(' ')}</span>}
        >
          {editor.isChanged ? 'Save' : isConfirmed ? 'Confirm again, next' : 'Confirm, next'}
        </Button>
        <Button variant="default" onClick={revising.marking.begin}>
          Mark an error
        </Button>
        {editor.isChanged && (
          <Button
            variant="subtle"
            onClick={() => {
              editor.discard()
              focusField.current?.()
            }}
          >
            Discard changes
          </Button>
        )}
      </Group>
    </>
  )
}

interface Revising {
  /** Why something could not be recorded; null when it could. */
  readonly refusal: string | null
  /** Whether whoever works here has translated the text: confirming it asks for a reason. */
  readonly needsWaiver: boolean
  readonly waiver: string
  setWaiver(waiver: string): void
  /** Whether somebody tried to confirm without it. */
  readonly isWaiverMissing: boolean
  readonly isBusy: boolean
  /** Saves the text if it was changed, else confirms it and goes to the next one that nobody has confirmed. */
  saveOrConfirm(): void
  /** The error that is being marked: until it is recorded or cancelled, the text is not confirmed. */
  readonly marking: ErrorMarkState
  /** Records it. */
  annotate(): void
}

/** Confirms a text or marks an error in it. */
function useRevising(detail: MessageDetail, editor: Editor, take: (detail: MessageDetail) => void): Revising {
  const { backend, person, announce, goTo, lastSaved, currentId, focusField } = usePanel()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [waiver, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isWaiverMissing, setWaiverMissing] = useState(false)
  const { id } = detail
  const marking = useErrorMark(id)
  const needsWaiver = person !== null && isTranslator(detail.record, person)

  const refuse = (why: string) => {
    setRefusal(why)
    lastSaved.markEarlier()
    announce(why, true)
    return false
  }
  /** Resolves to whether it was recorded. */
  const record = async (ask: (who: string) => Promise<Outcome>, done: Done): Promise<boolean> => {
    if (person === null) return refuse('Write your name first: it is recorded with what you say of a text.')
    setBusy(true)
    try {
      const outcome = await ask(person)
      if (outcome.kind === 'refused') return refuse(outcome.reason)
      if (outcome.kind === 'findings') return refuse('The text has an error: it stands beside the field.')
      take(outcome.kind === 'saved' ? outcome.detail : outcome.here)
      if (outcome.kind === 'conflict') return refuse('The text was changed elsewhere: it is shown as it is now.')
      setRefusal(null)
      lastSaved.remember(id, done)
      announce(`${done}: ${keyOf(id)}.`)
      return true
    } catch (error) {
      return refuse(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }

  const confirm = async () => {
    if (needsWaiver && waiver.trim() === '') {
      setWaiverMissing(true)
      announce('Not confirmed: you translated this text. Write why nobody else can confirm it.', true)
      return
    }
    const base = detail.hashes
    const asked = (who: string) =>
      backend.confirm({ id, base, person: who, ...(needsWaiver && { waiver: waiver.trim() }) })
    if ((await record(asked, 'Confirmed')) && currentId() === id) goTo('unreviewed', true)
  }

  const save = async () => {
    const isSaved = await editor.save()
    if (isSaved) lastSaved.remember(id, 'Saved')
    else lastSaved.markEarlier()
    announce(isSaved ? `Saved: ${keyOf(id)}.` : `Not saved: ${keyOf(id)}.`, !isSaved)
  }

  const setWaiver = (text: string) => {
    setText(text)
    setWaiverMissing(false)
  }
  const annotate = async () => {
    const { mark } = marking
    if (!mark) return
    const asked = (who: string) =>
      backend.annotate({ id, base: detail.hashes, person: who, ...mark, comment: mark.comment.trim() })
    if (!(await record(asked, 'Error recorded'))) return
    marking.setMark(null)
    focusField.current?.()
  }
  const saveOrConfirm = () => {
    if (editor.isChanged) void save()
    else if (marking.mark) refuse('Not confirmed: an error is being marked. Record it, or cancel it.')
    else void confirm()
  }
  useShortcuts({ save: saveOrConfirm, saveHere: () => void save() })
  return {
    ...{ refusal, needsWaiver, waiver, setWaiver, isWaiverMissing, isBusy, saveOrConfirm, marking },
    annotate: () => void annotate(),
  }
}
