import type { ComponentType, Ref } from 'react'
import type { FromPage, ToPage } from '../../frameProtocol.ts'
import type { PanelPage } from '../../protocol.ts'

export interface PageHandle {
  send(message: ToPage): void
  focus(): void
}

export interface PageViewProps {
  readonly page: PanelPage
  readonly onMessage: (message: FromPage) => void
  readonly ref: Ref<PageHandle>
}

/** What shows a page beside the panel: a frame, or where there is no server, a picture of it. */
export type PageView = ComponentType<PageViewProps>
