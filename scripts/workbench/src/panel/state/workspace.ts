import { messageOfForm } from '../../project/plurals.ts'
import type { FromPage, Place } from '../../protocol/frameProtocol.ts'
import { type Checked, line, object, orNull } from '../../protocol/shape.ts'
import { type MessageSummary, type PanelPage, type PanelProject, SHARED } from '../../protocol/calls.ts'

/** The state of the panel, except drafts. */
interface Workspace {
  readonly project: PanelProject
  readonly view: string
  readonly filter: FilterName
  /** The search: words in the text or its key. */
  readonly search: string
  /** True to search all pages, not only this one. */
  readonly searchesAll: boolean
  readonly chosen: string | null
  /** The places that the page has reported; empty before that. */
  readonly places: readonly Place[]
}

/** The stored position of a tab, restored by a reload. */
export const left = object({ view: line, chosen: orNull(line) })

/** The default position. */
export const nowhere: Checked<typeof left> = { view: '', chosen: null }

/** The initial state: the stored position, as far as it still exists, else the first page with nothing chosen. */
export function openWorkspace(project: PanelProject, { view, chosen } = nowhere): Workspace {
  const page = project.pages.find((one) => one.view === view) ?? project.pages[0]
  if (!page) throw new Error('The project has no page.')
  return {
    project,
    view: page.view,
    filter: 'all',
    search: '',
    searchesAll: false,
    chosen: page.ids.find((id) => id === chosen) ?? null,
    places: [],
  }
}

/** A change of the state, or the places that a page has reported. */
export type Change = Partial<Omit<Workspace, 'project' | 'places'>> & {
  readonly reported?: Extract<FromPage, { readonly type: 'places' }>
}

/**
 * The state after a change. A new page resets the chosen message, and the search unless it is for all pages. A view without
 * a page is ignored.
 */
export function changed(workspace: Workspace, { view = workspace.view, reported, ...rest }: Change): Workspace {
  if (reported) return withPlaces(workspace, reported)
  const { pages } = workspace.project
  const isOther = view !== workspace.view && pages.some((page) => page.view === view)
  const search = workspace.searchesAll ? workspace.search : ''
  // The frame keeps its page while the list shows the texts of header and footer.
  const places = [view, workspace.view].includes(SHARED) ? workspace.places : []
  const shown = isOther ? { ...workspace, view, chosen: null, search, places } : workspace
  return { ...shown, ...rest }
}

/** The state with reported places. A report of a previous page is ignored. */
function withPlaces(workspace: Workspace, { view, places }: NonNullable<Change['reported']>): Workspace {
  const isShown = view === workspace.view || workspace.view === SHARED
  if (!isShown || JSON.stringify(workspace.places) === JSON.stringify(places)) return workspace
  return { ...workspace, places }
}

/** The page that is shown. */
export function pageOf({ project, view }: Pick<Workspace, 'project' | 'view'>): PanelPage {
  const page = project.pages.find((candidate) => candidate.view === view)
  if (!page) throw new Error(`The project has no page "${view}".`)
  return page
}

/** The page to show a message on: the present one if it has the message, else the first that has it. */
export const viewWith = ({ project, view }: Pick<Workspace, 'project' | 'view'>, id: string): string => {
  const pages = project.pages.filter(({ ids }) => ids.includes(id))
  return pages.some((page) => page.view === view) ? view : (pages[0]?.view ?? view)
}

type ById = ReadonlyMap<string, MessageSummary>

/** True if the source language is edited. */
export const isOfSource = ({ source, target }: Pick<PanelProject, 'source' | 'target'>): boolean =>
  source.code === target.code

/** The messages of a project by id. */
export const byId = ({ messages }: PanelProject): ById => new Map(messages.map((message) => [message.id, message]))

/** The message of an id from the page, which may be that of a plural form; null for an unknown one. */
export function knownId(id: string, messages: ById): string | null {
  const message = messageOfForm(id, messages)
  return messages.has(message) ? message : null
}

/** The places of each message on the page. */
export function placesById(places: readonly Place[], messages: ById): ReadonlyMap<string, readonly Place[]> {
  const found = new Map<string, Place[]>()
  for (const place of places) {
    const id = knownId(place.id, messages)
    if (id !== null) found.set(id, [...(found.get(id) ?? []), place])
  }
  return found
}

/** The messages of a page in the order of the document. */
export const messagesOn = ({ ids }: PanelPage, messages: ById): MessageSummary[] =>
  ids.flatMap((id) => messages.get(id) ?? [])

interface Circumstances {
  /** Ids of the messages that the page shows and that do not fit. */
  readonly overflowing: ReadonlySet<string>
  readonly drafts: ReadonlySet<string>
}

interface Filter {
  readonly label: string
  readonly has: (message: MessageSummary, circumstances: Circumstances) => boolean
}

/** The filters of the list. */
export const filters = {
  all: { label: 'All texts', has: () => true },
  unfinished: { label: 'Not done', has: (message) => !isFinished(message) },
  stale: { label: 'English changed', has: ({ state }) => state === 'stale' },
  failing: { label: 'With errors or warnings', has: ({ errors, warnings }) => errors + warnings > 0 },
  overflowing: { label: 'Too long for the page', has: ({ id }, { overflowing }) => overflowing.has(id) },
  needsWork: { label: 'Needs work', has: ({ state }) => state === 'needs-work' },
  questions: { label: 'With a question', has: ({ questions }) => questions > 0 },
  unreviewed: { label: 'Not confirmed', has: ({ isVerbatim, state }) => !isVerbatim && state === 'translated' },
  drafts: { label: 'Not saved yet', has: ({ id }, { drafts }) => drafts.has(id) },
} as const satisfies Readonly<Record<string, Filter>>

export type FilterName = keyof typeof filters

export const filterNames = Object.keys(filters).filter((name): name is FilterName => Object.hasOwn(filters, name))

export const isFilterName = (name: string): name is FilterName => Object.hasOwn(filters, name)

/** True if a message is fully translated. */
export const isFinished = ({ state, isVerbatim }: Pick<MessageSummary, 'state' | 'isVerbatim'>) =>
  isVerbatim || state === 'translated' || state === 'reviewed'

/** The maximum number of listed hits of a search on all pages. */
const MOST_LISTED = 200

/** The listed messages: those that match the filter and the search, and always the chosen one. */
export function listed(workspace: Workspace, messages: ById, circumstances: Circumstances): MessageSummary[] {
  const { filter, chosen, search, searchesAll } = workspace
  const isEverywhere = searchesAll && search.trim() !== ''
  const searched = isEverywhere ? [...messages.values()] : messagesOn(pageOf(workspace), messages)
  const found = searched.filter(
    (message) => message.id === chosen || (filters[filter].has(message, circumstances) && contains(message, search)),
  )
  return isEverywhere ? found.slice(0, MOST_LISTED) : found
}

function contains({ id, forms }: MessageSummary, search: string): boolean {
  const words = search.trim().toLowerCase()
  const texts = [id, ...forms.flatMap(({ source, target }) => [source, target ?? ''])]
  return texts.some((text) => text.toLowerCase().includes(words))
}

/**
 * The next message of a filter: on this page after the chosen one, then on the following pages, then from the start; null
 * if there is no other one. `isSearched` also applies the search, on this page unless it is for all pages.
 */
export function nextMatch(
  workspace: Workspace,
  messages: ById,
  circumstances: Circumstances,
  { filter, isSearched = false }: { readonly filter: FilterName; readonly isSearched?: boolean },
): { readonly id: string; readonly view: string } | null {
  const { chosen, search, searchesAll } = workspace
  const { pages } = workspace.project
  const page = pageOf(workspace)
  const here = pages.indexOf(page)
  const after = chosen === null ? 0 : page.ids.indexOf(chosen) + 1
  const words = isSearched ? search.trim() : ''
  const others = words === '' || searchesAll ? [...pages.slice(here + 1), ...pages.slice(0, here)] : []
  const on = (ids: readonly string[], view: string) => ids.map((id) => ({ id, view }))
  const steps = [
    ...on(page.ids.slice(after), page.view),
    ...others.flatMap(({ ids, view }) => on(ids, view)),
    ...on(page.ids.slice(0, after), page.view),
  ]
  const isMatch = (message: MessageSummary | undefined) =>
    message && message.id !== chosen && filters[filter].has(message, circumstances) && contains(message, words)
  return steps.find(({ id }) => isMatch(messages.get(id))) ?? null
}
