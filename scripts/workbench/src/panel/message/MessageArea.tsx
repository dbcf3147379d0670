import { Button, Group, Stack, Text, Tooltip } from '@mantine/core'
import { useMemo } from 'react'
import type { MessageDetail, MessageSummary } from '../../protocol/calls.ts'
import { usePanel } from '../PanelContext.ts'
import { capsOf, shortcuts, useShortcuts } from '../shortcuts.ts'
import { useAnswer } from '../state/useAnswer.ts'
import { keyOf } from '../text/texts.ts'
import classes from '../Workbench.module.css'
import { Comments } from './Comments.tsx'
import { FormField } from './Fields.tsx'
import { EnglishChange, Memory, RecordOf, Terms } from './Known.tsx'
import { MessageHead } from './MessageHead.tsx'
import { Problem, Problems } from './Problems.tsx'
import { Quiet } from './Section.tsx'
import { KEEP, useRecording, useWork, type Work } from './useWork.ts'

/** The chosen message, or advice on how to choose one. */
export function MessageArea() {
  const { workspace, messages } = usePanel()
  const summary = workspace.chosen === null ? undefined : messages.get(workspace.chosen)
  return (
    <section className={classes['message']} aria-label="Text">
      {summary ? (
        <LoadedMessage key={summary.id} summary={summary} />
      ) : (
        <Text c="dimmed" m="md">
          Click a text on the page, or choose one from the list.
        </Text>
      )}
    </section>
  )
}

function MessageView({ detail, setDetail }: MessageViewProps) {
  const work = useWork(detail, setDetail)
  return (
    <Stack gap="sm" px="md" pt="sm" pb="xl">
      <MessageHead detail={detail} />
      <EnglishChange detail={detail} />
      {work.fields.map((field) => (
        <FormField key={field.name} work={work} field={field} />
      ))}
      <Problems work={work} />
      {!work.isChanged &&
        detail.exceptions.map(({ rule, reason }) => <Quiet key={rule}>{`Right (${rule}): ${reason}`}</Quiet>)}
      {!detail.isVerbatim && <SaveBar work={work} />}
      <Comments work={work} />
      <Terms detail={detail} />
      {!detail.isVerbatim && <Memory work={work} />}
      <RecordOf detail={detail} />
    </Stack>
  )
}

/** Confirms another person's translation, and goes to the next text. */
function useConfirming(work: Work) {
  const { backend, announce, goOn, currentId, person } = usePanel()
  const { id, hashes: base, state, isVerbatim, record: made } = work.detail
  const { refusal, isBusy, record } = useRecording(work)
  const canConfirm = !work.isChanged && !isVerbatim && state !== 'untranslated' && state !== 'unrecorded'
  const isOwn = made?.translators.includes(person?.trim() ?? '') ?? false
  const confirm = async () => {
    if (work.isChanged) return announce('Save the change first. Then another person confirms it.')
    if (!canConfirm) return announce('There is nothing to confirm. Save the text first.')
    const isDone = await record((person) => backend.call('confirm', { id, base, person }), 'Confirmed')
    if (isDone && currentId() === id) goOn(`Confirmed: ${keyOf(id)}`)
  }
  useShortcuts({ confirm: () => void confirm() })
  return { isOffered: canConfirm && !isOwn && state !== 'confirmed', confirm, isConfirming: isBusy, refusal }
}

function SaveBar({ work }: { readonly work: Work }) {
  const { isOffered, confirm, isConfirming, refusal } = useConfirming(work)
  const keepsText = work.isDoubted || (!work.isChanged && work.detail.state === 'english-changed')
  const label = !work.isNeeded ? 'Next' : keepsText ? KEEP : 'Save, next'
  return (
    <Group gap="xs" className={classes['buttons']}>
      {refusal !== null && <Problem title="Not confirmed">{refusal}</Problem>}
      <Button onClick={() => void work.saveAndNext()} loading={work.isSaving}>
        {label}
        <Text span fz="xs" ms="xs">
          {!work.isDoubted && capsOf(shortcuts.save.keys)}
        </Text>
      </Button>
      {isOffered && (
        <Tooltip label={capsOf(shortcuts.confirm.keys)}>
          <Button variant="default" onClick={() => void confirm()} loading={isConfirming}>
            Confirm, next
          </Button>
        </Tooltip>
      )}
      <Tooltip label={capsOf(shortcuts.copySource.keys)}>
        <Button variant="default" onClick={work.copySource}>
          Copy English
        </Button>
      </Tooltip>
      {work.isChanged && (
        <Button variant="default" onClick={() => work.discard()}>
          Discard
        </Button>
      )}
    </Group>
  )
}

interface MessageViewProps {
  readonly detail: MessageDetail
  readonly setDetail: (detail: MessageDetail) => void
}

const noDetails = { record: null, note: null, englishChange: null, terms: [], memory: [], comments: [], findings: [] }

/** A message with its details, fetched again when its summary changes. Its field does not wait, for what is typed. */
function LoadedMessage({ summary }: { readonly summary: MessageSummary }) {
  const { backend, version: ofProject } = usePanel()
  const { id, hashes, state, openComments } = summary
  const version = [id, hashes.english, hashes.text, state, openComments, ofProject].join()
  const { value: found, failure, setValue: setDetail } = useAnswer(() => backend.call('detail', { id }), version)
  const bare = useMemo(() => ({ ...summary, ...noDetails, exceptions: [] }), [summary])
  if (!found && failure !== null) return <Problem title="The text cannot be shown">{failure}</Problem>
  return <MessageView detail={found ?? bare} setDetail={setDetail} />
}
