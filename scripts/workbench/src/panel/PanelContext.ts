import { createContext, use, useEffect, useMemo, useRef, useState } from 'react'
import { messageOfForm } from '../project/plurals.ts'
import { messageOf } from '../lib/run.ts'
import type { MessageDetail, MessageSummary, Outcome, PanelProject } from '../protocol/calls.ts'
import type { FromPage, ToPage } from '../protocol/frameProtocol.ts'
import { line, orNull } from '../protocol/shape.ts'
import type { Backend } from './connection.ts'
import { useDrafts, useStored } from './state/stored.ts'
import { useLatest } from './state/useAnswer.ts'
import {
  byId,
  type Change,
  changed,
  filters,
  isInFrame,
  left,
  listed,
  nextMatch,
  nowhere,
  openWorkspace,
  pageOf,
} from './state/workspace.ts'
import { keyOf } from './text/texts.ts'

export interface PanelOptions {
  readonly project: PanelProject
  readonly take: (changed: readonly MessageSummary[]) => void
  readonly backend: Backend
  /** A sentence on a lost connection; null while there is one. */
  readonly lost: string | null
  /** Changes with each request of the project. */
  readonly version: string
}

/** The page next to the panel. */
export interface PageHandle {
  send(message: ToPage): void
}

export type PanelState = ReturnType<typeof usePanelState>

/** The shared state of the panel. */
export function usePanelState(options: PanelOptions) {
  const { project, take, backend, lost } = options
  const [named, setPerson] = useStored('person', orNull(line), null, true)
  /** The user's name, as typed in this tab or from git; null if unknown. */
  const person = named ?? project.person
  const drafts = useDrafts(project)
  const state = useWorkspace(project, drafts.ids)
  const page = useRef<PageHandle>(null)
  /** The field for the user's name. */
  const nameField = useRef<HTMLInputElement>(null)
  /** Focuses the field of the message; null if there is none. */
  const focusField = useRef<() => void>(null)
  /** The message whose field gets the focus once it is shown; null for none. */
  const focusedNext = useRef<string>(null)
  const latest = useLatest(state)
  // The turn changes with each announcement, so that the same text is announced again.
  const [announcement, setAnnouncement] = useState({ text: '', isUrgent: false, turn: 0 })
  /** Shows a text in the status line; as an alert if the user has to act. */
  const announce = (text: string, isUrgent = false) =>
    setAnnouncement(({ turn }) => ({ text, isUrgent, turn: turn + 1 }))
  // A new connection makes "The editor does not answer" outdated.
  useEffect(() => {
    if (lost === null) setAnnouncement((now) => (now.isUrgent ? { ...now, text: '' } : now))
  }, [lost])

  /** Shows a message, and clears the status line. */
  const choose = (chosen: string, { takesFocus = true } = {}) => {
    const { workspace, messages, change } = latest.current
    announce('')
    focusedNext.current = takesFocus ? chosen : null
    change({ chosen, view: messages.get(chosen)?.view ?? workspace.view })
    if (takesFocus && workspace.chosen === chosen) focusField.current?.()
  }
  const titleOf = ({ view }: MessageSummary) => pageOf({ ...latest.current.workspace, view }).title
  /** After what was done, goes to the next message of a list, by default the shown one, or announces that there is none. */
  const goOn = (done = '', list = latest.current.workspace) => {
    const { messages } = latest.current
    const say = (...words: readonly string[]) => announce([done, ...words].filter(Boolean).join('. '))
    const next = nextMatch(list, messages, drafts.ids)
    const words = list.search.trim() === '' ? '' : ` with “${list.search.trim()}”`
    if (!next) return say(`No other text in “${filters[list.filter].label}”${words}.`)
    choose(next.id)
    const ids = [...messages.keys()]
    const startsAgain = ids.indexOf(next.id) < ids.indexOf(list.chosen ?? '')
    say(startsAgain ? 'From the start again' : '', next.view === list.view ? '' : `Page: ${titleOf(next)}.`)
  }
  /** Takes the message of a change, and announces it. Resolves to the reason of a failure; to null after a success. */
  const settle = async (
    done: string,
    asked: Promise<Outcome>,
    takeHere = (message: MessageDetail) => take([message]),
  ): Promise<string | null> => {
    const { view } = latest.current.workspace
    try {
      const outcome = await asked
      if (outcome.kind === 'refused') return outcome.reason
      if (outcome.kind === 'findings') return 'The text has an error. Correct it, save it, then confirm it.'
      takeHere(outcome.kind === 'saved' ? outcome.detail : outcome.here)
      if (outcome.kind === 'conflict') return 'This text was changed elsewhere. You see it now as it is. Read it again.'
      const { detail } = outcome
      announce(`${done}: ${detail.view === view ? '' : `${titleOf(detail)}, `}${keyOf(detail.id)}`)
      return null
    } catch (error) {
      return messageOf(error)
    }
  }
  /** Undoes the last change, and shows its message. */
  const undo = async () => {
    const why = await settle('Undone', backend.call('undo', {}), (message) => {
      take([message])
      choose(message.id)
    })
    if (why !== null) announce(why, true)
  }

  return {
    ...{ ...options, ...state, drafts, person, setPerson, page, nameField, focusField, focusedNext },
    ...{ announcement, announce, choose, goOn, settle, undo },
    send: (message: ToPage) => page.current?.send(message),
    /** Returns the message that is shown now, not that of the last render. */
    currentId: () => latest.current.workspace.chosen,
  }
}

export const PanelContext = createContext<PanelState | null>(null)

/** The state of the panel around a component. */
export function usePanel(): PanelState {
  const state = use(PanelContext)
  if (!state) throw new Error('usePanel was called outside of Panel.')
  return state
}

function useWorkspace(project: PanelProject, drafts: ReadonlySet<string>) {
  const [position, setPosition] = useStored(`position ${project.id} ${project.target.code}`, left, nowhere, true)
  const [shown, setShown] = useState(() => openWorkspace(project, position))
  const messages = useMemo(() => byId(project), [project])
  const workspace = { ...shown, project }
  const { view, chosen, filter } = workspace
  useEffect(() => setPosition({ view, chosen, filter }), [setPosition, view, chosen, filter])
  const [report, setReport] = useState<Report>({ view: '', places: [] })
  const places = useMemo(() => {
    const found = isInFrame({ view }, report.view) ? report.places : []
    return Map.groupBy(found, ({ id }) => messageOfForm(id, messages))
  }, [report, view, messages])
  const list = useMemo(() => listed({ ...shown, project }, messages, drafts), [shown, project, messages, drafts])
  const change = (what: Change) => setShown((before) => changed(before, what))
  return { workspace, messages, places, list, change, setReport }
}

/** The places of messages on the page in the frame, as it has reported them. */
type Report = Pick<Extract<FromPage, { readonly type: 'places' }>, 'view' | 'places'>
