import { createContext, type RefObject, use } from 'react'
import type { ToPage } from '../frameProtocol.ts'
import type { Backend, MessageDetail } from '../protocol.ts'
import type { FilterName } from './state/filters.ts'
import type { Drafts } from './state/useDrafts.ts'
import type { LastSaved } from './state/useLastSaved.ts'
import type { WorkspaceState } from './state/useWorkspace.ts'

/** What all parts of the panel share. */
export interface PanelState extends WorkspaceState {
  readonly backend: Backend
  readonly drafts: Drafts
  /** Tells what the browser keeps of this project from that of others. */
  readonly draftsOf: string
  /** Who works here; null when nobody has said. */
  readonly person: string | null
  setPerson(person: string | null): void
  /** Grows when the connection comes back. */
  readonly attempt: number
  /** Says something in the live region: at once when somebody has to act. */
  announce(text: string, isUrgent?: boolean): void
  /** Sends something to the page, if there is one. */
  send(message: ToPage): void
  /** Takes what an answer said of a message. */
  takeDetail(detail: MessageDetail): void
  readonly lastSaved: LastSaved
  /** Shows a message; `takesFocus` sets the cursor into its field. */
  choose(id: string, takesFocus?: boolean): void
  /** The message whose field takes the focus when it is shown; null for none. */
  readonly focusedNext: RefObject<string | null>
  /** Sets the cursor into the field of the message; null when there is none. */
  readonly focusField: RefObject<(() => void) | null>
  /** Goes to the next message that a filter is for, or says that there is none; `isSearched`, to one that the list is searched for. */
  goTo(filter: FilterName, isSearched?: boolean): void
  /** The message that is shown at this moment, whenever it is asked for. */
  currentId(): string | null
}

export const PanelContext = createContext<PanelState | null>(null)

/** The state of the panel around a component. */
export function usePanel(): PanelState {
  const state = use(PanelContext)
  if (!state) throw new Error('usePanel: expected a component inside of Panel.')
  return state
}
