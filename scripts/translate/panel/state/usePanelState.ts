import { useLocalStorage } from '@mantine/hooks'
import { useCallback, useRef } from 'react'
import type { ViewId } from '../../../../src/config/routes.ts'
import type { ToPage } from '../../frameProtocol.ts'
import type { Backend, MessageDetail, PanelProject } from '../../protocol.ts'
import type { ProjectState } from '../backend/useProject.ts'
import type { PanelState } from '../PanelContext.ts'
import { type FilterName, filters } from './filters.ts'
import { isText, keptValue } from './keptValue.ts'
import { nextMatch } from './order.ts'
import { useDrafts } from './useDrafts.ts'
import { useLastSaved } from './useLastSaved.ts'
import { useLatest } from './useLatest.ts'
import { useWorkspace } from './useWorkspace.ts'

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
