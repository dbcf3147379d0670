import { rendering } from '../config.ts'
import { capturePages } from '../context/capture.ts'
import type { ContextOptions } from '../context/contextPages.ts'
import { unitsIn } from '../model/project.ts'
import { unitId } from '../model/units.ts'
import { messageOfForm } from '../model/plurals.ts'
import { PLACES_ENTRY } from '../places/tab.ts'
import { findUses } from '../places/uses.ts'
import type { ContentPage, WorkbenchContent } from './content.ts'

export interface Pages extends Pick<WorkbenchContent, 'pages' | 'uses'> {
  readonly pictures: ReadonlyMap<string, Buffer>
}

export type PagesOptions = Omit<ContextOptions, 'out'>

/** Takes a picture of each view in a locale, as the files are now, and finds which messages it shows, and where. */
export async function collectPages({ root, ...options }: PagesOptions): Promise<Pages> {
  const { project, locale } = options
  const site = await (await rendering()).markedSite(root, PLACES_ENTRY)
  const known = new Set(unitsIn(project, locale).map(unitId))
  const { order, uses } = await findUses(site, project.bundles, locale, known)
  const pages: ContentPage[] = []
  const pictures = new Map<string, Buffer>()
  for await (const { view, picture, width, height, places: found } of capturePages({ ...options, site })) {
    const places = found.map((place) => ({ ...place, id: messageOfForm(place.id, known) }))
    pages.push({ view, ids: order.get(view) ?? [], width, height, places })
    pictures.set(view, picture)
  }
  return { pages, uses: Object.fromEntries(uses), pictures }
}
