import { messageOfForm } from '../../project/plurals.ts'
import type { FromPage, Place } from '../../protocol/frameProtocol.ts'
import { type Checked, line, object, orNull } from '../../protocol/shape.ts'
import { type MessageSummary, type PanelPage, type PanelProject, SHARED } from '../../protocol/calls.ts'

/** What the panel shows, apart from texts that are being written. */
interface Workspace {
  readonly project: PanelProject
  readonly view: string
  readonly filter: FilterName
  /** Words that a text or its key has to have to be listed. */
  readonly search: string
  /** Whether texts of all pages are searched, or those of this page. */
  readonly searchesAll: boolean
  readonly chosen: string | null
  /** What the page has said of its texts; empty until it has. */
  readonly places: readonly Place[]
}

/** Where somebody was when the tab was loaded anew. */
export const left = object({ view: line, chosen: orNull(line) })

/** Where nothing was kept. */
export const nowhere: Checked<typeof left> = { view: '', chosen: null }

/** The panel as it opens: the first page, nothing chosen, or where it was left, as far as that is there still. */
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

/** What is to be shown instead, or what a page has told. */
export type Change = Partial<Omit<Workspace, 'project' | 'places'>> & {
  readonly told?: Extract<FromPage, { readonly type: 'places' }>
}

/**
 * The panel after a change. Another page has nothing chosen yet, nor searched for, unless all pages are; a view without a page is not
 * shown.
 */
export function changed(workspace: Workspace, { view = workspace.view, told, ...rest }: Change): Workspace {
  if (told) return withPlaces(workspace, told)
  const { pages } = workspace.project
  const isOther = view !== workspace.view && pages.some((page) => page.view === view)
  const search = workspace.searchesAll ? workspace.search : ''
  // The frame goes on showing its page beside the texts of header and footer.
  const places = [view, workspace.view].includes(SHARED) ? workspace.places : []
  const shown = isOther ? { ...workspace, view, chosen: null, search, places } : workspace
  return { ...shown, ...rest }
}

/** The panel after a page has told what it shows. A page that was left may still be heard. */
function withPlaces(workspace: Workspace, { view, places }: NonNullable<Change['told']>): Workspace {
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

/** Whether the language that all others are translated from is worked on. */
export const isOfSource = ({ source, target }: Pick<PanelProject, 'source' | 'target'>): boolean =>
  source.code === target.code

/** The messages of a project by id. */
export const byId = ({ messages }: PanelProject): ById => new Map(messages.map((message) => [message.id, message]))

/** The message of an id that the page sends, which may be that of a plural form; null for one that there is not. */
export function knownId(id: string, messages: ById): string | null {
  const message = messageOfForm(id, messages)
  return messages.has(message) ? message : null
}

/** Where the page shows each message. */
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

/** Which texts are listed and gone to. */
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

/** Whether nothing is left to be translated in a message. */
export const isFinished = ({ state, isVerbatim }: Pick<MessageSummary, 'state' | 'isVerbatim'>) =>
  isVerbatim || state === 'translated' || state === 'reviewed'

/** How many texts of all pages are listed. */
const MOST_LISTED = 200

/** The listed messages: those of the filter that have the words that are searched for, and always the one that is worked on. */
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
 * The next message that a filter is for: on this page after the one that is chosen, then on the following pages, then from
 * the start; null when there is none, or only the one that is chosen. `isSearched` leaves only texts with the words that the
 * list is searched for, on this page unless all pages are searched.
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
