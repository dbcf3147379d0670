import type { ViewId } from '../../../../src/config/routes.ts'
import { splitPlural } from '../../../i18n/model/plurals.ts'
import type { Place } from '../../frameProtocol.ts'
import type { MessageSummary, PanelPage, PanelProject } from '../../protocol.ts'

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

/** Which texts are listed and gone to, and what the choice is called. */
export const filters = {
  all: 'All texts',
  unfinished: 'Unfinished',
  stale: 'English changed',
  failing: 'Failing a check',
  overflowing: 'Overflowing',
  unreviewed: 'Unreviewed',
  drafts: 'With a draft',
} as const

export type FilterName = keyof typeof filters

export const filterNames = Object.keys(filters).filter((name): name is FilterName => name in filters)

/** What the messages themselves do not know. */
export interface Circumstances {
  /** Ids of the messages that the page shows and that do not fit. */
  readonly overflowing: ReadonlySet<string>
  /** Ids of those with texts that are not saved. */
  readonly drafts: ReadonlySet<string>
}

const finished = new Set<MessageSummary['state']>(['translated', 'reviewed'])

/** Whether nothing is left to be translated in a message. */
export const isFinished = ({ state, isVerbatim }: Pick<MessageSummary, 'state' | 'isVerbatim'>) =>
  isVerbatim || finished.has(state)

/** Whether a message is among those that a filter is for. */
function fits(message: MessageSummary, filter: FilterName, { overflowing, drafts }: Circumstances): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'unfinished':
      return !isFinished(message)
    case 'stale':
      return message.state === 'stale'
    case 'failing':
      return message.errors + message.warnings > 0
    case 'overflowing':
      return overflowing.has(message.id)
    case 'unreviewed':
      return !message.isVerbatim && message.state === 'translated'
    case 'drafts':
      return drafts.has(message.id)
  }
}

export type ById = ReadonlyMap<string, MessageSummary>

export const byId = ({ messages }: PanelProject): ById => new Map(messages.map((message) => [message.id, message]))

/** The message of an id that the page sends, which may be that of a plural form; null for one that there is not. */
export function knownId(id: string, messages: ById): string | null {
  const { base } = splitPlural(id)
  return messages.has(id) ? id : messages.has(base) ? base : null
}

/** Where the page shows each message. */
export function placesById(places: readonly Place[], messages: ById): ReadonlyMap<string, readonly Place[]> {
  const found = new Map<string, Place[]>()
  for (const place of places) {
    const id = knownId(place.id, messages)
    if (id === null) continue
    const known = found.get(id)
    if (known) known.push(place)
    else found.set(id, [place])
  }
  return found
}

/** The messages of a page in the order of the document. */
export const messagesOn = ({ ids }: PanelPage, messages: ById): MessageSummary[] =>
  ids.flatMap((id) => messages.get(id) ?? [])

/** What the list shows: what the filter is for and has the words that are searched for, and always what is worked on. */
export function listed(workspace: Workspace, messages: ById, circumstances: Circumstances): MessageSummary[] {
  const words = workspace.search.trim().toLowerCase()
  return messagesOn(pageOf(workspace), messages).filter(
    (message) =>
      message.id === workspace.chosen || (fits(message, workspace.filter, circumstances) && contains(message, words)),
  )
}

const contains = ({ id, forms }: MessageSummary, words: string) =>
  [id, ...forms.flatMap(({ source, target }) => [source, target ?? ''])].some((text) =>
    text.toLowerCase().includes(words),
  )

interface Step {
  readonly filter: FilterName
  readonly direction: 1 | -1
  /** Only what has the words that the list is searched for, which are looked for on this page. */
  readonly isSearched?: boolean
  /** Instead of what is chosen now. */
  readonly from?: string | null
}

/**
 * The next message that a filter is for: on this page after the one that is chosen, then on the following pages, then from
 * the start; null when there is none, or only the one that is chosen.
 */
export function nextMatch(
  workspace: Workspace,
  messages: ById,
  circumstances: Circumstances,
  { filter, direction, isSearched = false, from = workspace.chosen }: Step,
): { readonly id: string; readonly view: ViewId } | null {
  const { pages } = workspace.project
  const page = pageOf(workspace)
  const here = pages.indexOf(page)
  const current = from === null ? -1 : page.ids.indexOf(from)
  const inOrder = <T>(items: readonly T[]) => (direction === 1 ? items : items.toReversed())
  const rest = (isBehind: boolean) => {
    if (current < 0) return isBehind ? [] : inOrder(page.ids)
    const [before, after] = [page.ids.slice(0, current), page.ids.slice(current + 1)]
    return inOrder(isBehind === (direction === 1) ? before : after)
  }
  const words = isSearched ? workspace.search.trim().toLowerCase() : ''
  const others = words === '' ? inOrder([...pages.slice(here + 1), ...pages.slice(0, here)]) : []
  const steps = [
    ...rest(false).map((id) => ({ id, view: page.view })),
    ...others.flatMap(({ ids, view }) => inOrder(ids).map((id) => ({ id, view }))),
    ...rest(true).map((id) => ({ id, view: page.view })),
  ]
  return (
    steps.find(({ id }) => {
      const message = messages.get(id)
      return message !== undefined && id !== from && fits(message, filter, circumstances) && contains(message, words)
    }) ?? null
  )
}
