import { rendering } from '../config.ts'
import { startBrowser } from '../lib/chromium.ts'
import { capture, type PictureKind, viewport } from '../context/capture.ts'
import type { ContextOptions } from '../context/contextPages.ts'
import { unitsIn } from '../model/project.ts'
import { unitId } from '../model/units.ts'
import { messageOfForm } from '../model/plurals.ts'
import { openTab, PLACES_ENTRY } from '../places/tab.ts'
import { findUses } from '../places/uses.ts'
import type { ContentPage, WorkbenchContent } from './content.ts'

export interface Pages extends Pick<WorkbenchContent, 'pages' | 'uses'> {
  readonly pictures: ReadonlyMap<string, Buffer>
}

export type PagesOptions = Omit<ContextOptions, 'out'>

/** Text stays sharp enough to be read. */
const kind: PictureKind = { type: 'webp', quality: 50 }

/** Takes a picture of each view in a locale, as the files are now, and finds which messages it shows, and where. */
export async function collectPages({ project, root, locale, views, onDone }: PagesOptions): Promise<Pages> {
  const site = await (await rendering()).markedSite(root, PLACES_ENTRY)
  const { bundles } = project
  const known = new Set(unitsIn(project, locale).map(unitId))
  const { order, uses } = await findUses(site, bundles, locale, known)
  const pages: ContentPage[] = []
  const pictures = new Map<string, Buffer>()
  const browser = await startBrowser()
  try {
    const tab = await openTab(browser, { site, bundles }, { viewport, locale: locale.tag })
    for (const view of views) {
      const { picture, width, height, places: found } = await capture(tab, view, locale, kind)
      const places = found.map((place) => ({ ...place, id: messageOfForm(place.id, known) }))
      pages.push({ view, ids: order.get(view) ?? [], width, height, places })
      pictures.set(view, picture)
      onDone(view)
    }
  } finally {
    await browser.close()
  }
  return { pages, uses: Object.fromEntries(uses), pictures }
}
