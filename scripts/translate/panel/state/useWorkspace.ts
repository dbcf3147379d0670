import { useSessionStorage } from '@mantine/hooks'
import { type Dispatch, useEffect, useMemo, useReducer } from 'react'
import type { PanelProject } from '../../protocol.ts'
import type { Circumstances } from './filters.ts'
import { isRecord, keptValue } from './keptValue.ts'
import { type ById, byId, listed, placesById } from './order.ts'
import { type Action, openWorkspace, type Left, reduce, type Workspace } from './workspace.ts'

export interface WorkspaceState {
  readonly workspace: Workspace
  readonly messages: ById
  readonly places: ReturnType<typeof placesById>
  readonly circumstances: Circumstances
  /** The messages that the list shows. */
  readonly list: ReturnType<typeof listed>
  readonly dispatch: Dispatch<Action>
}

/** What the panel shows, and what follows from it. `project` is that of the backend, as it is now. */
export function useWorkspace(project: PanelProject, drafts: ReadonlySet<string>, draftsOf: string): WorkspaceState {
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
