import { Alert, Button, Group } from '@mantine/core'
import type { MessageDetail } from '../../protocol.ts'
import { usePanel } from '../PanelContext.ts'
import type { Draft } from '../state/draftStore.ts'
import { sameHashes } from '../state/editing.ts'
import type { Editor } from '../state/editor.ts'
import { formName } from '../text/texts.ts'

interface DraftOfferProps {
  readonly detail: MessageDetail
  readonly draft: Draft
  readonly editor: Editor
}

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Texts of an earlier visit that were not saved: to be used or discarded. */
export function DraftOffer({ detail, draft, editor }: DraftOfferProps) {
  const { workspace, focusField } = usePanel()
  const { target } = workspace.project
  return (
    <Alert color="teal" role="status" title={`Not saved on ${time.format(new Date(draft.at))}`}>
      {detail.forms.map((form) => (
        <p key={formName(form)} lang={target.tag} dir={target.dir}>
          {draft.texts[formName(form)]}
        </p>
      ))}
      {!sameHashes(draft.base, detail.hashes) && (
        <p>The message has changed since: when you save, you will see all versions.</p>
      )}
      <Group gap="xs" mt="xs">
        <Button
          onClick={() => {
            editor.restore()
            focusField.current?.()
          }}
        >
          Use it
        </Button>
        <Button
          variant="default"
          onClick={() => {
            editor.dismissOffer()
            focusField.current?.()
          }}
        >
          Discard it
        </Button>
      </Group>
    </Alert>
  )
}
