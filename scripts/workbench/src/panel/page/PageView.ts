import { type ComponentType, type Ref, useCallback, useEffect, useRef } from 'react'
import { messageOfForm } from '../../project/plurals.ts'
import { type PanelPage, SHARED } from '../../protocol/calls.ts'
import type { FromPage } from '../../protocol/frameProtocol.ts'
import type { PageHandle, PanelState } from '../PanelContext.ts'
import { useLatest } from '../state/useAnswer.ts'
import { isInFrame } from '../state/workspace.ts'
import { shownTexts } from '../text/texts.ts'

export interface PageViewProps {
  readonly page: PanelPage
  readonly onMessage: (message: FromPage) => void
  readonly ref: Ref<PageHandle>
}

/** The component that shows a page next to the panel: the frame, or in tests a page that only listens. */
export type PageView = ComponentType<PageViewProps>

/** Sends highlights, drafts and saved texts to the page, and handles its messages. */
export function usePageSync({ workspace, messages, drafts, send, ...panel }: PanelState): (message: FromPage) => void {
  const { chosen } = workspace
  const known = useRef(messages)
  const show = (id: string) => {
    const message = messages.get(id)
    if (message) send({ type: 'show', id, texts: drafts.find(id)?.texts ?? shownTexts(message) })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is the same.
  useEffect(() => {
    send({ type: 'highlight', id: chosen })
  }, [chosen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: drafts are sent when they are typed.
  useEffect(() => {
    for (const [id, { hashes }] of messages) if (known.current.get(id)?.hashes.text !== hashes.text) show(id)
    known.current = messages
  }, [messages])

  const latest = useLatest((message: FromPage) => {
    switch (message.type) {
      case 'view changed':
        if (workspace.view !== SHARED) panel.change({ view: message.view })
        for (const id of drafts.ids) show(id)
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
