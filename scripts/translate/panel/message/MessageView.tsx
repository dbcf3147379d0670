import type { MessageDetail } from '../../protocol.ts'
import { usePanel } from '../PanelContext.ts'
import { useEditor } from '../state/useEditor.ts'
import { FormFields } from './FormFields.tsx'
import { MessageHead } from './MessageHead.tsx'
import classes from './MessageView.module.css'
import { ProblemNotice } from './ProblemNotice.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useFields } from './useFields.ts'
import { useSaving } from './useSaving.ts'

interface MessageViewProps {
  readonly detail: MessageDetail
  readonly setDetail: (detail: MessageDetail) => void
}

/** A message with all that is known of it, and the fields for its translation. */
export function MessageView({ detail, setDetail }: MessageViewProps) {
  const panel = usePanel()
  const { id } = detail
  const editor = useEditor({
    backend: panel.backend,
    detail,
    drafts: panel.drafts,
    person: panel.person,
    preview: (texts) => panel.send(texts ? { type: 'draft', id, texts } : { type: 'clear draft', id }),
    onDetail: (found) => {
      setDetail(found)
      panel.takeDetail(found)
    },
  })
  const fields = useFields(detail)
  const saving = useSaving(detail, editor)

  return (
    <div className={classes['message']}>
      <MessageHead detail={detail} />
      <FormFields detail={detail} editor={editor} fields={fields} />
      <ProblemNotice detail={detail} editor={editor} />
      {!detail.isVerbatim && <SaveBar detail={detail} editor={editor} fields={fields} saving={saving} />}
    </div>
  )
}
