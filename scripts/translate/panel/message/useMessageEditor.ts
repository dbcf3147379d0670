import type { MessageDetail } from '../../protocol.ts'
import { usePanel } from '../PanelContext.ts'
import type { Editor } from '../state/editor.ts'
import { useEditor } from '../state/useEditor.ts'

interface MessageEditor {
  readonly editor: Editor
  /** Takes what an answer said of the message. */
  readonly take: (detail: MessageDetail) => void
}

/** The work on a message within the panel: its texts are shown on the page, and what is saved in the list. */
export function useMessageEditor(detail: MessageDetail, setDetail: (detail: MessageDetail) => void): MessageEditor {
  const panel = usePanel()
  const { id } = detail
  const take = (found: MessageDetail) => {
    setDetail(found)
    panel.takeDetail(found)
  }
  const editor = useEditor({
    backend: panel.backend,
    detail,
    drafts: panel.drafts,
    person: panel.person,
    preview: (texts) => panel.send(texts ? { type: 'draft', id, texts } : { type: 'clear draft', id }),
    onDetail: take,
  })
  return { editor, take }
}
