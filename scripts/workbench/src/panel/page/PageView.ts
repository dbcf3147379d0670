import { type ComponentType, type Ref, useCallback, useEffect, useRef } from 'react'
import type { FromPage, ToPage } from '../../protocol/frameProtocol.ts'
import { messageOfForm } from '../../project/plurals.ts'
import { type PanelPage, SHARED } from '../../protocol/calls.ts'
import type { PanelState } from '../PanelContext.ts'
import { useLatest } from '../state/useAnswer.ts'
import { isInFrame } from '../state/workspace.ts'
import { savedTexts } from '../text/texts.ts'

export interface PageHandle {
  send(message: ToPage): void
  focus(): void
}

export interface PageViewProps {
  readonly page: PanelPage
  readonly onMessage: (message: FromPage) => void
  readonly ref: Ref<PageHandle>
}

/** The component that shows a page next to the panel: the frame, or in tests a page that only listens. */
export type PageView = ComponentType<PageViewProps>

/** Sends highlights, drafts and saved texts to the page, and handles its messages. */
export function usePageSync(panel: PanelState): (message: FromPage) => void {
  const { workspace, messages, drafts, send } = panel
  const { chosen } = workspace
  const known = useRef(messages)

  useEffect(() => {
    send({ type: 'highlight', id: chosen })
  }, [send, chosen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: drafts are sent when they are typed.
  useEffect(() => {
    for (const [id, message] of messages) {
      const before = known.current.get(id)
      if (!before || before.hashes.text === message.hashes.text) continue
      send({ type: 'saved', id, texts: savedTexts(message) })
      const draft = drafts.find(id)
      if (draft) send({ type: 'draft', id, texts: draft.texts })
    }
    known.current = messages
  }, [send, messages])

  const latest = useLatest((message: FromPage) => {
    switch (message.type) {
      case 'view changed':
        if (workspace.view !== SHARED) panel.change({ view: message.view })
        for (const id of drafts.ids) {
          const draft = drafts.find(id)
          if (draft) send({ type: 'draft', id, texts: draft.texts })
        }
        if (chosen !== null && isInFrame(workspace, message.view)) send({ type: 'highlight', id: chosen })
        break
      case 'places':
        panel.setReport(message)
        break
      case 'chosen': {
        const id = message.ids.map((found) => messageOfForm(found, messages)).find((found) => messages.has(found))
        if (id) panel.choose(id)
        break
      }
      case 'key':
        // Repeats the key press in this document.
        document.documentElement.dispatchEvent(new KeyboardEvent('keydown', { ...message.pressed, bubbles: true }))
    }
  })
  return useCallback((message: FromPage) => latest.current(message), [latest])
}
