import { useLocalStorage, useSessionStorage } from '@mantine/hooks'
import {
  createContext,
  type Dispatch,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { ViewId } from '../../../src/config/routes.ts'
import type { ToPage } from '../frameProtocol.ts'
import type { Backend, MessageDetail, PanelProject } from '../protocol.ts'
import { reasonOf } from '../unreachable.ts'
import type { ProjectState } from './Panel.tsx'
import { type Drafts, useDrafts } from './state/drafts.ts'
import { isRecord, isText, keptValue } from './state/keptValue.ts'
import { useLatest } from './state/useLatest.ts'
import {
  type Action,
  type ById,
  byId,
  type Circumstances,
  type FilterName,
  filters,
  type Left,
  listed,
  nextMatch,
  openWorkspace,
  placesById,
  reduce,
  type Workspace,
} from './state/workspace.ts'
import { keyOf } from './text/texts.ts'

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

interface PanelOptions {
  readonly project: PanelProject
  readonly take: ProjectState['take']
  readonly backend: Backend
  readonly attempt: number
  readonly draftsOf: string
  readonly announce: (text: string, isUrgent?: boolean) => void
  readonly send: (message: ToPage) => void
}

/** What all parts of the panel share. */
export function usePanelState({ project, take, backend, attempt, draftsOf, announce, send }: PanelOptions): PanelState {
  const drafts = useDrafts(draftsOf, project.target.code)
  const state = useWorkspace(project, drafts.ids, draftsOf)
  const [person, setPerson] = useLocalStorage<string | null>({
    key: 'translate person',
    defaultValue: null,
    deserialize: keptValue(isText, null),
  })
  const focusField = useRef<() => void>(null)
  const focusedNext = useRef<string>(null)
  const latest = useLatest(state)
  const { dispatch } = state

  const choose = useCallback(
    (id: string, takesFocus = true) => {
      focusedNext.current = takesFocus ? id : null
      dispatch({ type: 'choose', id })
      if (takesFocus && latest.current.workspace.chosen === id) focusField.current?.()
    },
    [dispatch, latest],
  )

  const goTo = useCallback(
    (filter: FilterName, isSearched = false) => {
      const { workspace, messages, circumstances } = latest.current
      const next = nextMatch(workspace, messages, circumstances, { filter, direction: 1, isSearched })
      if (!next) return announce(noneOf(filter, isSearched ? workspace.search.trim() : ''))
      focusedNext.current = next.id
      dispatch({ type: 'choose', ...next })
      const page = workspace.project.pages.find(({ view }) => view === next.view)
      if (next.view !== workspace.view) announce(`Page: ${page?.title}.`)
    },
    [announce, dispatch, latest],
  )

  const takeDetail = useCallback((message: MessageDetail) => take([message]), [take])
  const show = useCallback(
    (id: string, view: ViewId) => {
      focusedNext.current = id
      dispatch({ type: 'choose', id, view })
      if (latest.current.workspace.chosen === id) focusField.current?.()
    },
    [dispatch, latest],
  )
  const lastSaved = useLastSaved({ backend, takeDetail, announce, show, view: state.workspace.view })
  const currentId = useCallback(() => latest.current.workspace.chosen, [latest])

  return {
    ...state,
    ...{ backend, attempt, drafts, draftsOf, announce, send, person, setPerson },
    ...{ focusField, focusedNext, choose, goTo, takeDetail, currentId, lastSaved },
  }
}

const noneOf = (filter: FilterName, words: string) =>
  words === ''
    ? `${filters[filter]}: no other text.`
    : `${filters[filter]} with “${words}”: no other text on this page.`

interface WorkspaceState {
  readonly workspace: Workspace
  readonly messages: ById
  readonly places: ReturnType<typeof placesById>
  readonly circumstances: Circumstances
  /** The messages that the list shows. */
  readonly list: ReturnType<typeof listed>
  readonly dispatch: Dispatch<Action>
}

/** What the panel shows, and what follows from it. `project` is that of the backend, as it is now. */
function useWorkspace(project: PanelProject, drafts: ReadonlySet<string>, draftsOf: string): WorkspaceState {
  const [position, setPosition] = useSessionStorage<Left>({
    key: `translate position ${draftsOf} ${project.target.code}`,
    defaultValue: {},
    deserialize: keptValue(isRecord, {}),
    getInitialValueInEffect: false,
  })
  const [shown, dispatch] = useReducer(
    (before: Workspace, action: Action) => {
      const now = { ...before, project }
      const after = reduce(now, action)
      return after === now ? before : after
    },
    project,
    (first) => openWorkspace(first, position),
  )
  const workspace = useMemo(() => ({ ...shown, project }), [shown, project])
  const { view, mode, chosen } = workspace
  useEffect(() => setPosition({ view, mode, chosen }), [setPosition, view, mode, chosen])
  const messages = useMemo(() => byId(workspace.project), [workspace.project])
  const places = useMemo(() => placesById(workspace.places, messages), [workspace.places, messages])
  const circumstances = useMemo(() => {
    const overflowing = [...places].filter(([, found]) => found.some((place) => place.overflowing))
    return { overflowing: new Set(overflowing.map(([id]) => id)), drafts }
  }, [places, drafts])
  const list = useMemo(() => listed(workspace, messages, circumstances), [workspace, messages, circumstances])
  return { workspace, messages, places, circumstances, list, dispatch }
}

/** What was done to a message, as people say it. */
export type Done = 'Saved' | 'Confirmed' | 'Error recorded' | 'Taken back'

interface LastSaved {
  /** What was done last in this visit; null for nothing. */
  readonly last: { readonly id: string; readonly view: ViewId; readonly done: Done } | null
  /** Whether something else was tried since, in vain. */
  readonly isEarlier: boolean
  remember(id: string, done: Done): void
  /** Says that something was not done. */
  markEarlier(): void
  /** Takes it back, and goes to the message. */
  undo(): Promise<void>
}

interface Options {
  readonly backend: Backend
  readonly takeDetail: (detail: MessageDetail) => void
  /** The page that is shown. */
  readonly view: ViewId
  readonly show: (id: string, view: ViewId) => void
  readonly announce: (text: string, isUrgent?: boolean) => void
}

/** The last change of this visit, to be taken back. */
function useLastSaved({ backend, takeDetail, view, show, announce }: Options): LastSaved {
  const [last, setLast] = useState<LastSaved['last']>(null)
  const [isEarlier, setEarlier] = useState(false)
  const settle = (next: LastSaved['last']) => {
    setLast(next)
    setEarlier(false)
  }
  const undo = async () => {
    if (last === null || last.done === 'Taken back') return announce('There is nothing to take back.')
    const { id } = last
    try {
      const outcome = await backend.undo({ id })
      if (outcome.kind === 'saved') {
        takeDetail(outcome.detail)
        settle({ ...last, done: 'Taken back' })
        show(id, last.view)
        announce(`Taken back: ${keyOf(id)}.`)
      } else {
        announce(outcome.kind === 'refused' ? outcome.reason : `${keyOf(id)} was changed again since.`, true)
      }
    } catch (error) {
      announce(reasonOf(error), true)
    }
  }
  return {
    ...{ last, isEarlier, undo },
    remember: (id, done) => settle({ id, view, done }),
    markEarlier: () => setEarlier(true),
  }
}
