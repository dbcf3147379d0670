import { Alert, Loader } from '@mantine/core'
import type { ComponentType } from 'react'
import type { MessageDetail, MessageSummary } from '../../protocol/protocol.ts'
import { usePanel } from '../PanelContext.ts'
import { useAnswer } from '../state/useAnswer.ts'

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
