import { Button, Group, NativeSelect, SegmentedControl, Text, Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { isTranslator } from '../../model/records/reviewers.ts'
import { Refusal, SaveKeys } from '../message/Section.tsx'
import { Comments } from '../message/Comments.tsx'
import { EnglishChange, RecordOf, Terms } from '../message/Known.tsx'
import { DiscardButton, MessageParts, type MessageViewProps } from '../message/MessageArea.tsx'
import { useRecording, useWork, type Work } from '../message/useWork.ts'
import { usePanel } from '../PanelContext.ts'
import { shortcuts, useShortcuts } from '../shortcuts.ts'
import { getHotkeyHandler } from '@mantine/hooks'
import { mqmDimensions, severities } from '../../model/mqm.ts'
import { type Checked, line, object, oneOf, orNull, text } from '../../protocol/shape.ts'
import { useKept } from '../state/kept.ts'
import classes from './ReviseView.module.css'

/** A message that is being revised: it is confirmed as it is, edited and saved, or an error is marked in it. */
export function ReviseMessage({ detail, setDetail }: MessageViewProps) {
  const work = useWork(detail, setDetail)
  const revising = useRevising(work)
  const whole = useRef<HTMLDivElement>(null)
  // It is taller than the row was.
  useEffect(() => {
    whole.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <MessageParts ref={whole} work={work} actions={<ReviseBar work={work} revising={revising} />}>
      <EnglishChange detail={detail} />
      <Comments work={work} />
      <Terms work={work} />
      <RecordOf detail={detail} />
    </MessageParts>
  )
}

type Revising = ReturnType<typeof useRevising>

function useRevising(work: Work) {
  const { backend, person, announce, goTo, currentId, focusField } = usePanel()
  const { id, hashes: base, record: held } = work.detail
  const { refusal, isBusy, refuse, record } = useRecording(work)
  const [waiver, setText] = useState('')
  /** Whether somebody tried to confirm without it. */
  const [isWaiverMissing, setWaiverMissing] = useState(false)
  /** The error that is being marked: until it is recorded or cancelled, the text is not confirmed. */
  const marking = useErrorMark(id)
  /** Whether whoever works here has translated the text: confirming it asks for a reason. */
  const needsWaiver = person !== null && isTranslator(held, person)

  const confirm = async () => {
    if (needsWaiver && waiver.trim() === '') {
      setWaiverMissing(true)
      return announce('Not confirmed: you translated this text. Write why nobody else can confirm it.', true)
    }
    const reason = needsWaiver ? waiver.trim() : null
    const isDone = await record((who) => backend.confirm({ id, base, person: who, waiver: reason }), 'Confirmed')
    if (isDone && currentId() === id) goTo('unreviewed', true)
  }
  const setWaiver = (text: string) => {
    setText(text)
    setWaiverMissing(false)
  }
  const annotate = async () => {
    const { mark } = marking
    if (!mark) return
    const error = { ...mark, comment: mark.comment.trim() }
    if (!(await record((who) => backend.annotate({ id, base, person: who, ...error }), 'Error recorded'))) return
    marking.setMark(null)
    focusField.current?.()
  }
  /** Saves the text if it was changed, else confirms it and goes to the next one that nobody has confirmed. */
  const saveOrConfirm = () => {
    if (work.isChanged) void work.save()
    else if (marking.mark) refuse('Not confirmed: an error is being marked. Record it, or cancel it.')
    else void confirm()
  }
  useShortcuts({ save: saveOrConfirm, saveHere: () => void work.save() })
  return { refusal, needsWaiver, waiver, setWaiver, isWaiverMissing, isBusy, saveOrConfirm, marking, annotate }
}

function ReviseBar({ work, revising }: { readonly work: Work; readonly revising: Revising }) {
  const { needsWaiver, waiver, setWaiver, isWaiverMissing, refusal } = revising
  const isConfirmed = work.detail.state === 'reviewed' && !work.isChanged
  return (
    <>
      <Refusal why={refusal} />
      {needsWaiver && !work.isChanged && !isConfirmed && (
        <TextInput
          label="You translated this text. Why can nobody else confirm it?"
          description="The reason is recorded, and your confirmation never counts as that of a second person."
          value={waiver}
          error={isWaiverMissing && 'Expected a reason, found none: the text is not confirmed.'}
          onChange={({ currentTarget }) => setWaiver(currentTarget.value)}
        />
      )}
      <Group gap="xs">
        <Button onClick={revising.saveOrConfirm} loading={revising.isBusy || work.isSaving} rightSection={<SaveKeys />}>
          {work.isChanged ? 'Save' : isConfirmed ? 'Confirm again, next' : 'Confirm, next'}
        </Button>
        <Button variant="default" onClick={revising.marking.begin}>
          Mark an error
        </Button>
        <DiscardButton work={work} />
      </Group>
      <AnnotateForm marking={revising.marking} onSubmit={() => void revising.annotate()} />
    </>
  )
}

const errorMark = object({ type: line, severity: oneOf(severities), comment: text })
type ErrorMark = Checked<typeof errorMark>

const first: ErrorMark = { type: 'terminology', severity: 'minor', comment: '' }

/** The error that is being marked in a message. The browser keeps it until it is recorded or cancelled, as it keeps drafts. */
function useErrorMark(id: string) {
  const { draftsOf, workspace } = usePanel()
  const [mark, setMark] = useKept(`error ${draftsOf} ${workspace.project.target.code} ${id}`, orNull(errorMark), null)
  const begin = () => setMark(mark ?? first)
  return { mark, setMark, begin }
}

interface AnnotateFormProps {
  readonly marking: ReturnType<typeof useErrorMark>
  readonly onSubmit: () => void
}

/** An error in a text, while one is being marked: its type, how bad it is, and what is wrong. */
function AnnotateForm({ marking: { mark, setMark }, onSubmit }: AnnotateFormProps) {
  const { focusField } = usePanel()
  if (!mark) return null
  const change = (some: Partial<ErrorMark>) => setMark({ ...mark, ...some })
  const cancel = () => {
    setMark(null)
    focusField.current?.()
  }
  const onKeyDown = getHotkeyHandler([
    // Pressed by habit, it would lose what is written; "Cancel" is for that.
    ['Escape', () => mark.comment.trim() === '' && cancel()],
    [
      shortcuts.save.keys,
      (event) => {
        // Outside of this form the same keys confirm the text.
        event.stopPropagation()
        onSubmit()
      },
    ],
  ])
  return (
    <form
      className={classes['annotate']}
      aria-label="Mark an error"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      onKeyDown={onKeyDown}
    >
      <NativeSelect
        label="Type"
        autoFocus
        data={mqmDimensions.map((dimension) => ({
          group: dimension.name,
          items: [dimension, ...dimension.types].map(({ id, name }) => ({ value: id, label: name })),
        }))}
        value={mark.type}
        onChange={({ currentTarget }) => change({ type: currentTarget.value })}
      />
      <div>
        <Text span id="severity-label" fz="sm" fw={500}>
          Severity
        </Text>
        <SegmentedControl<ErrorMark['severity']>
          fullWidth
          aria-labelledby="severity-label"
          data={[...severities]}
          value={mark.severity}
          onChange={(severity) => change({ severity })}
        />
      </div>
      <Textarea
        className={classes['comment']}
        label="What is wrong"
        rows={2}
        value={mark.comment}
        onChange={({ currentTarget }) => change({ comment: currentTarget.value })}
      />
      <Group gap="xs">
        <Button type="submit" rightSection={<SaveKeys />}>
          Record the error
        </Button>
        <Button variant="default" onClick={cancel}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}
