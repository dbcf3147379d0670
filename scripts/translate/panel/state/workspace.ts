import type { ViewId } from '../../../../src/config/routes.ts'
import type { Place } from '../../frameProtocol.ts'
import type { PanelPage, PanelProject } from '../../protocol.ts'
import type { FilterName } from './filters.ts'

/** edit: a click on the page chooses a text; browse: links are followed; revise: source and target side by side. */
export type Mode = 'edit' | 'browse' | 'revise'

/** What a narrow screen shows: there is room for one at a time. */
export type Area = 'page' | 'list' | 'message'

/** What the panel shows, apart from texts that are being written. */
export interface Workspace {
  readonly project: PanelProject
  readonly view: ViewId
  readonly mode: Mode
  readonly filter: FilterName
  /** Words that a text or its key has to have to be listed. */
  readonly search: string
  /** The id of the message that is worked on. */
  readonly chosen: string | null
  /** What the page has said of its texts; empty until it has. */
  readonly places: readonly Place[]
  readonly area: Area
}

export type Action =
  | { readonly type: 'view'; readonly view: ViewId }
  | { readonly type: 'mode'; readonly mode: Mode }
  | { readonly type: 'filter'; readonly filter: FilterName }
  | { readonly type: 'search'; readonly search: string }
  | { readonly type: 'choose'; readonly id: string; readonly view?: ViewId | undefined }
  | { readonly type: 'places'; readonly places: readonly Place[] }
  | { readonly type: 'area'; readonly area: Area }

/** Where somebody was when the tab was loaded anew, as far as the browser has kept it. */
export type Left = { readonly [Name in 'view' | 'mode' | 'chosen']?: unknown }

/** The panel as it opens: the first page, nothing chosen, or where it was left, as far as that is there still. */
export function openWorkspace(project: PanelProject, left: Left = {}): Workspace {
  const page = project.pages.find(({ view }) => view === left.view) ?? project.pages[0]
  if (!page) throw new Error('pages: expected one page or more, found none.')
  const chosen = page.ids.find((id) => id === left.chosen) ?? null
  const mode = left.mode === 'browse' || left.mode === 'revise' ? left.mode : 'edit'
  return { project, view: page.view, mode, filter: 'all', area: 'page', search: '', chosen, places: [] }
}

/** What becomes of the panel. */
export function reduce(workspace: Workspace, action: Action): Workspace {
  switch (action.type) {
    case 'view':
      return showView(workspace, action.view)
    case 'choose':
      return { ...showView(workspace, action.view ?? workspace.view), chosen: action.id, area: 'message' }
    case 'mode':
      return { ...workspace, mode: action.mode }
    case 'filter':
      return { ...workspace, filter: action.filter }
    case 'search':
      return { ...workspace, search: action.search }
    case 'places':
      return isSameList(workspace.places, action.places) ? workspace : { ...workspace, places: action.places }
    case 'area':
      return { ...workspace, area: action.area }
  }
}

/** Whether two reports say the same but for boxes, which change with each scroll and are of no use here. */
const isSameList = (before: readonly Place[], now: readonly Place[]) => listOf(before) === listOf(now)
const listOf = (places: readonly Place[]) => JSON.stringify(places.map((place) => ({ ...place, box: null })))

function showView(workspace: Workspace, view: ViewId): Workspace {
  const isKnown = workspace.project.pages.some((page) => page.view === view)
  if (view === workspace.view || !isKnown) return workspace
  return { ...workspace, view, chosen: null, search: '', places: [] }
}

/** The page that is shown. */
export function pageOf({ project, view }: Pick<Workspace, 'project' | 'view'>): PanelPage {
  const page = project.pages.find((candidate) => candidate.view === view)
  if (!page) throw new Error(`view: expected one of ${project.pages.length} pages, found "${view}".`)
  return page
}
