import { type Locale, viewIds } from '../config.ts'
import { STRUCTURED_DATA } from '../marks/notes.ts'
import type { Bundles } from '../model/bundles.ts'
import { messageOfForm } from '../model/plurals.ts'
import type { MarkedSite } from '../model/rendering.ts'

/** Where a message stands on the site. */
export interface Use {
  readonly view: string
  readonly element: string
  readonly attribute: string | null
}

/** What all views of the site show. */
export interface SiteUses {
  /** The ids of messages in the order in which they stand in the document of a view. */
  readonly order: ReadonlyMap<string, readonly string[]>
  readonly uses: ReadonlyMap<string, readonly Use[]>
}

/** Renders every view in a locale to learn what it shows and where; `known` has the ids of all messages. */
export async function findUses(
  site: MarkedSite,
  bundles: Bundles,
  locale: Locale,
  known: ReadonlySet<string>,
): Promise<SiteUses> {
  const order = new Map<string, readonly string[]>()
  const uses = new Map<string, Use[]>()
  for (const view of viewIds()) {
    const { notes } = await site.document(bundles, locale.code, view)
    for (const { id, element, attribute } of notes) {
      if (element === STRUCTURED_DATA) continue
      const message = messageOfForm(id, known)
      const list = uses.get(message) ?? []
      uses.set(message, list)
      const isKnown = list.some((use) => use.view === view && use.element === element && use.attribute === attribute)
      if (!isKnown) list.push({ view, element, attribute })
    }
    const ids = await site.order(bundles, locale.code, view)
    order.set(view, [...new Set(ids.map((id) => messageOfForm(id, known)))])
  }
  return { order, uses }
}
