import type { Locale } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import { startBrowser } from '../../lib/chromium.ts'
import { capture, type PictureKind, viewport } from '../context/capture.ts'
import { type Project, unitsIn } from '../model/project.ts'
import { unitId } from '../model/units.ts'
import { messageOfForm } from '../places/ids.ts'
import { markedBuild } from '../places/markedBuild.ts'
import { openTab, PLACES_ENTRY } from '../places/tab.ts'
import { findUses } from '../places/uses.ts'
import type { ContentPage, WorkbenchContent } from './content.ts'

export interface Pages extends Pick<WorkbenchContent, 'pages' | 'uses'> {
  /** WebP. */
  readonly pictures: ReadonlyMap<ViewId, Buffer>
}

export interface PagesOptions {
  readonly project: Project
  /** The folder of the project's code. */
  readonly root: string
  readonly locale: Locale
  readonly views: readonly ViewId[]
  readonly onDone: (view: ViewId) => void
}

/** Text stays sharp enough to be read. */
const kind: PictureKind = { type: 'webp', quality: 50 }

/** Takes a picture of each view in a locale, as the files are now, and finds which messages it shows, and where. */
export async function collectPages({ project, root, locale, views, onDone }: PagesOptions): Promise<Pages> {
  const build = await markedBuild(root, PLACES_ENTRY)
  const { bundles } = project
  const known = new Set(unitsIn(project, locale).map(unitId))
  const { order, uses } = await findUses(build, bundles, locale, known)
  const pages: ContentPage[] = []
  const pictures = new Map<ViewId, Buffer>()
  const browser = await startBrowser()
  try {
    const tab = await openTab(browser, { build, bundles }, { viewport, locale: locale.tag })
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
