import type { Backend, MessageDetail, Texts } from '../../protocol.ts'
import type { Editing } from './editing.ts'
import type { Check } from './useCheck.ts'
import type { Drafts } from './useDrafts.ts'

export interface EditorOptions {
  readonly backend: Backend
  readonly detail: MessageDetail
  readonly drafts: Drafts
  readonly person: string | null
  /** Shows texts on the page while they are typed. */
  readonly preview: (texts: Texts | null) => void
  /** Takes what an answer said of the message. */
  readonly onDetail: (detail: MessageDetail) => void
}

export interface Editor extends Editing {
  readonly check: Check
  /** Whether something would be lost without saving. */
  readonly isChanged: boolean
  type(form: string, text: string): void
  giveReason(rule: string, reason: string): void
  /** Asks the backend to save; resolves to whether it did. */
  save(): Promise<boolean>
  restore(): void
  dismissOffer(): void
  /** Goes back to what is saved. */
  discard(): void
  /** Goes on from what is there now: after a conflict, with one's own texts, those of the file or a mixture. */
  rebase(here: MessageDetail, texts: Texts): void
}
