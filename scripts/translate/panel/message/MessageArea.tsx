import { Alert, Loader } from '@mantine/core'
import type { MessageSummary } from '../../protocol.ts'
import { usePanel } from '../PanelContext.ts'
import { useDetail } from '../state/useDetail.ts'
import classes from './MessageArea.module.css'
import { MessageView } from './MessageView.tsx'

/** The message that is worked on, or what to do to get one. */
export function MessageArea() {
  const { workspace, messages } = usePanel()
  const summary = workspace.chosen === null ? undefined : messages.get(workspace.chosen)
  return (
    <section className={classes['area']} aria-label="Text">
      {summary ? (
        <LoadedMessage summary={summary} />
      ) : (
        <p className={classes['hint']}>Click a text on the page, or choose one from the list.</p>
      )}
    </section>
  )
}

function LoadedMessage({ summary }: { readonly summary: MessageSummary }) {
  const { backend, attempt } = usePanel()
  const { detail, failure, setDetail } = useDetail(backend, summary, attempt)
  if (detail) return <MessageView key={detail.id} detail={detail} setDetail={setDetail} />
  if (failure === null)
    return <Loader className={classes['hint']} size="sm" aria-label="Loading the text" role="status" />
  return (
    <Alert color="red" role="alert" title="The text cannot be shown" m="md">
      {failure}
    </Alert>
  )
}
