import { Alert, Button, Group, Loader, Stack, Text, Tooltip } from '@mantine/core'
import type { ComponentType, ReactNode, Ref } from 'react'
import { usePanel } from '../PanelContext.ts'
import { capsOf, shortcuts, useShortcuts } from '../shortcuts.ts'
import { isFinished } from '../state/workspace.ts'
import { Fields } from './Fields.tsx'
import { Comments } from './Comments.tsx'
import { EnglishChange, Published, RecordOf, Terms, Translations, Uses } from './Known.tsx'
import { Memory, OtherLocale, SameSource } from './Lookups.tsx'
import classes from './Message.module.css'
import { MessageHead } from './MessageHead.tsx'
import { Problems } from './Problems.tsx'
import { SaveKeys } from './Section.tsx'
import { useWork, type Work } from './useWork.ts'
import type { MessageDetail, MessageSummary } from '../../protocol/protocol.ts'
import { useAnswer } from '../state/useAnswer.ts'

/** The message that is worked on, or what to do to get one. */
export function MessageArea() {
  const { workspace, messages } = usePanel()
  const summary = workspace.chosen === null ? undefined : messages.get(workspace.chosen)
  return (
    <section className={classes['area']} aria-label="Text">
      {summary ? (
        <LoadedMessage summary={summary} view={MessageView} />
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
  const saving = useSaving(work)
  return (
    <MessageParts work={work} actions={!detail.isVerbatim && <SaveBar work={work} {...saving} />}>
      <Published detail={detail} />
      <EnglishChange detail={detail} />
      <Translations work={work} />
      <Comments work={work} />
      <Terms work={work} />
      {!detail.isVerbatim && <SameSource work={work} />}
      {!detail.isVerbatim && <Memory work={work} />}
      <OtherLocale detail={detail} />
      <Uses detail={detail} />
      <RecordOf detail={detail} />
    </MessageParts>
  )
}

interface MessagePartsProps {
  readonly work: Work
  readonly actions: ReactNode
  readonly children: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/** A message with its fields, what stops it, and what is around them. */
export const MessageParts = ({ work, actions, children, ref }: MessagePartsProps) => (
  <Stack ref={ref} gap="sm" px="md" pt="sm" pb="xl">
    <MessageHead detail={work.detail} />
    <Fields work={work} />
    <Problems work={work} />
    {actions}
    <Stack gap={4} mt={8}>
      {children}
    </Stack>
  </Stack>
)

function useSaving(work: Work) {
  const { announce, goTo, workspace, currentId } = usePanel()
  const { detail, texts, isChanged } = work
  const isEmpty = Object.values(texts).every((text) => text.trim() === '')
  /** Whether there is something to save: new texts, or old ones that hold for the English of today. */
  const isNeeded = !detail.isVerbatim && !isEmpty && (isChanged || !isFinished(detail))
  /** Saves and goes to the next text of the filter; does so at once when there is nothing to save. */
  const saveAndNext = async () => {
    // Who finishes texts wants the next that is not; who goes through the list, the next of it.
    const filter = workspace.filter === 'all' && !isFinished(detail) ? 'unfinished' : workspace.filter
    // Somebody who has gone on meanwhile is not called back.
    if (isNeeded && !((await work.save()) && currentId() === detail.id)) return
    goTo(filter, true)
  }
  useShortcuts({
    save: () => void saveAndNext(),
    saveHere: () => void (isNeeded ? work.save() : announce('Nothing to save.')),
  })
  return { isNeeded, saveAndNext }
}

function SaveBar({ work, isNeeded, saveAndNext }: ReturnType<typeof useSaving> & { readonly work: Work }) {
  const keepsText = !work.isChanged && isNeeded && work.detail.state !== 'untranslated'
  const label = !isNeeded ? 'Next' : keepsText ? 'Keep as it is, next' : 'Save, next'
  return (
    <Group gap="xs" className={classes['bar']}>
      <Button onClick={() => void saveAndNext()} loading={work.isSaving} rightSection={<SaveKeys />}>
        {label}
      </Button>
      <Tooltip label={capsOf(shortcuts.copySource.keys).join(' ')}>
        <Button variant="default" onClick={work.copySource}>
          Copy source
        </Button>
      </Tooltip>
      <DiscardButton work={work} />
    </Group>
  )
}

/** Goes back to what is saved. */
export function DiscardButton({ work }: { readonly work: Work }) {
  const { focusField } = usePanel()
  const discard = () => {
    work.discard()
    focusField.current?.()
  }
  return (
    work.isChanged && (
      <Button variant="subtle" onClick={discard}>
        Discard changes
      </Button>
    )
  )
}

export interface MessageViewProps {
  readonly detail: MessageDetail
  readonly setDetail: (detail: MessageDetail) => void
}

interface LoadedMessageProps {
  readonly summary: MessageSummary
  readonly view: ComponentType<MessageViewProps>
}

/** All that is known of a message; fetched anew whenever its summary says that it has changed. */
export function LoadedMessage({ summary, view: View }: LoadedMessageProps) {
  const { backend, attempt } = usePanel()
  const { id, hashes, state, annotations } = summary
  const version = [id, hashes.english, hashes.text, state, annotations.length, attempt].join()
  const { value: detail, failure, setValue: setDetail } = useAnswer(() => backend.detail({ id }), version)
  if (detail?.id === id) return <View key={id} detail={detail} setDetail={setDetail} />
  if (failure === null) return <Loader m="md" size="sm" aria-label="Loading the text" role="status" />
  return (
    <Alert color="red" role="alert" title="The text cannot be shown" m="md">
      {failure}
    </Alert>
  )
}
