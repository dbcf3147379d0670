import type { Locale } from '../../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../../src/config/routes.ts'
import { STRUCTURED_DATA } from '../../vite-plugin-marks/notes.ts'
import type { Bundles } from '../model/bundles.ts'
import { markedDocument, messageOrder } from './documents.ts'
import { messageOfForm } from './ids.ts'
import type { MarkedBuild } from './markedBuild.ts'

/** Where a message stands on the site. */
export interface Use {
  readonly view: ViewId
  /** The element's name: "title", "button", "meta". */
  readonly element: string
  /** Null for a text inside of the element. */
  readonly attribute: string | null
}

/** What all views of the site show. */
export interface SiteUses {
  /** The ids of messages in the order in which they stand in the document of a view. */
  readonly order: ReadonlyMap<ViewId, readonly string[]>
  readonly uses: ReadonlyMap<string, readonly Use[]>
}

/** Renders every view in a locale to learn what it shows and where; `known` has the ids of all messages. */
export async function findUses(
  build: MarkedBuild,
  bundles: Bundles,
  locale: Locale,
  known: ReadonlySet<string>,
): Promise<SiteUses> {
  const order = new Map<ViewId, readonly string[]>()
  const uses = new Map<string, Use[]>()
  for (const view of viewIds) {
    const { notes } = await markedDocument(build, bundles, locale, view)
    for (const { id, element, attribute } of notes) {
      if (element === STRUCTURED_DATA) continue
      const message = messageOfForm(id, known)
      const list = uses.get(message) ?? []
      uses.set(message, list)
      const isKnown = list.some((use) => use.view === view && use.element === element && use.attribute === attribute)
      if (!isKnown) list.push({ view, element, attribute })
    }
    const ids = await messageOrder(build, bundles, locale, view)
    order.set(view, [...new Set(ids.map((id) => messageOfForm(id, known)))])
  }
  return { order, uses }
}
