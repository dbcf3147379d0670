import type { ViewId } from '../../../../src/config/routes.ts'
import { splitPlural } from '../../../i18n/model/plurals.ts'
import type { Place } from '../../frameProtocol.ts'
import type { MessageSummary, PanelPage, PanelProject } from '../../protocol.ts'
import { type Circumstances, type FilterName, fits } from './filters.ts'
import { pageOf, type Workspace } from './workspace.ts'

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
