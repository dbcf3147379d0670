import { type MessageSummary, type PanelPage, type PanelProject, SHARED } from '../../protocol/calls.ts'
import { type Checked, line, object, orNull } from '../../protocol/shape.ts'

/** The page and the text that are shown, and which texts are listed. */
interface Workspace {
  readonly project: PanelProject
  readonly view: string
  readonly filter: FilterName
  /** The search: words in the text or its key. */
  readonly search: string
  /** True to list the texts of all pages, not only of this one. */
  readonly searchesAll: boolean
  readonly chosen: string | null
  /** The chosen text as long as it is listed without a match; null after a change of the filter or the search. */
  readonly kept: string | null
}

interface Filter {
  readonly label: string
  /** `drafts` are the ids of messages with a draft. */
  readonly has: (message: MessageSummary, drafts: ReadonlySet<string>) => boolean
}

/** The filters of the list. */
export const filters = {
  all: { label: 'All texts', has: () => true },
  unfinished: { label: 'To do', has: (message) => !isFinished(message) },
  englishChanged: { label: 'English changed', has: ({ state }) => state === 'english-changed' },
  failing: { label: 'With errors or warnings', has: ({ errors, warnings }) => errors + warnings > 0 },
  needsWork: { label: 'Needs work', has: ({ state }) => state === 'needs-work' },
  openComments: { label: 'With an open comment', has: ({ openComments }) => openComments > 0 },
  unconfirmed: { label: 'Unconfirmed', has: ({ isVerbatim, state }) => !isVerbatim && state === 'unconfirmed' },
  drafts: { label: 'Not saved yet', has: ({ id }, drafts) => drafts.has(id) },
} as const satisfies Readonly<Record<string, Filter>>

export type FilterName = keyof typeof filters

export const isFilterName = (name: unknown): name is FilterName =>
  typeof name === 'string' && Object.hasOwn(filters, name)

/** The stored position of a tab, restored by a reload. */
export const left = object({ view: line, chosen: orNull(line), filter: orNull(isFilterName) })

/** The default position. */
export const nowhere: Checked<typeof left> = { view: '', chosen: null, filter: null }

/** The initial state: the stored position, as far as it still exists, else the first page with the texts to do, if any. */
export function openWorkspace(project: PanelProject, { view, chosen, filter } = nowhere): Workspace {
  const page = project.pages.find((one) => one.view === view) ?? project.pages[0]
  if (!page) throw new Error('The project has no page.')
  const known = project.messages.find((message) => message.id === chosen && message.view === page.view)
  const kept = known?.id ?? null
  const first = project.messages.every(isFinished) ? 'all' : 'unfinished'
  return { project, view: page.view, filter: filter ?? first, search: '', searchesAll: false, chosen: kept, kept }
}

export type Change = Partial<Omit<Workspace, 'project' | 'kept'>>

/**
 * The state after a change. A new page resets the chosen message, and the search unless it is for all pages. A view without
 * a page is ignored.
 */
export function changed(workspace: Workspace, { view = workspace.view, ...rest }: Change): Workspace {
  const isOther = view !== workspace.view && workspace.project.pages.some((page) => page.view === view)
  const search = workspace.searchesAll ? workspace.search : ''
  return { ...workspace, ...(isOther && { view, chosen: null, search }), ...rest, kept: rest.chosen ?? null }
}

/** The page that is shown. */
export function pageOf({ project, view }: Pick<Workspace, 'project' | 'view'>): PanelPage {
  const page = project.pages.find((candidate) => candidate.view === view)
  if (!page) throw new Error(`The project has no page "${view}".`)
  return page
}

/** True if the frame shows the page of the list: it keeps its page while the shared texts are listed. */
export const isInFrame = ({ view }: Pick<Workspace, 'view'>, shown: string): boolean =>
  view === shown || view === SHARED

type ById = ReadonlyMap<string, MessageSummary>

/** True if the source language is edited. */
export const isOfSource = ({ source, target }: Pick<PanelProject, 'source' | 'target'>): boolean =>
  source.code === target.code

/** The messages of a project by id, in the order of the list of pages. */
export const byId = ({ messages, pages }: PanelProject): ById =>
  new Map(pages.flatMap(({ view }) => messages.filter((one) => one.view === view).map((one) => [one.id, one])))

/** The messages that a page lists. */
export const messagesOn = (page: string, messages: ById): MessageSummary[] =>
  [...messages.values()].filter(({ view }) => view === page)

/** True if there is nothing to do for a translator. */
export const isFinished = ({ state, isVerbatim }: Pick<MessageSummary, 'state' | 'isVerbatim'>) =>
  isVerbatim || state === 'unconfirmed' || state === 'confirmed'

/** The maximum number of listed texts of all pages, besides the one that was chosen. */
export const MOST_LISTED = 200

/** The listed messages: those that match the filter and the search, and the one that was chosen since. */
export function listed(workspace: Workspace, messages: ById, drafts: ReadonlySet<string>): MessageSummary[] {
  const { view, filter, kept, search, searchesAll } = workspace
  const found = (searchesAll ? [...messages.values()] : messagesOn(view, messages)).filter(
    (message) => message.id === kept || (filters[filter].has(message, drafts) && contains(message, search)),
  )
  return searchesAll ? found.filter(({ id }, index) => index < MOST_LISTED || id === kept) : found
}

function contains({ id, forms }: MessageSummary, search: string): boolean {
  const words = search.trim().toLowerCase()
  const texts = [id, ...forms.flatMap(({ source, target }) => [source, target ?? ''])]
  return texts.some((text) => text.toLowerCase().includes(words))
}

/**
 * The next message of a list: on this page after the chosen one, then on the following pages, then from the start; null if
 * there is no other one. A search is for this page, unless it is for all.
 */
export function nextMatch(
  { view, filter, chosen, search, searchesAll }: Workspace,
  messages: ById,
  drafts: ReadonlySet<string>,
): MessageSummary | null {
  const all = [...messages.values()]
  const first = all.findIndex((message) => message.view === view)
  const from = chosen === null ? Math.max(0, first) : all.findIndex(({ id }) => id === chosen) + 1
  const isAnyPage = search.trim() === '' || searchesAll
  const isMatch = (message: MessageSummary) =>
    message.id !== chosen && (isAnyPage || message.view === view) && contains(message, search)
  const next = [...all.slice(from), ...all.slice(0, from)]
  return next.find((message) => isMatch(message) && filters[filter].has(message, drafts)) ?? null
}
