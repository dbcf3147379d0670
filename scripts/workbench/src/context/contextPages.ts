import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Locale, rendering, viewIds } from '../config.ts'
import { startBrowser } from '../lib/chromium.ts'
import { pageTitle } from '../model/pageNames.ts'
import { type Project, unitsIn } from '../model/project.ts'
import { openTab, PLACES_ENTRY } from '../places/tab.ts'
import { capture, viewport } from './capture.ts'
import { indexPage } from './indexPage.ts'
import { type Placed, placeMessages } from './messages.ts'
import { viewPage } from './viewPage.ts'

/** How the messages of a page were found. */
export interface ContextCount {
  readonly view: string
  readonly messages: number
  /** Shown as a box on the picture. */
  readonly boxed: number
  /** Not to be seen on the page: attributes, the head, text for screen readers, closed menus. */
  readonly unseen: number
  /** Ids of messages that nothing on the page has. */
  readonly lost: readonly string[]
}

export interface ContextOptions {
  readonly project: Project
  /** The folder of the project's code. */
  readonly root: string
  readonly out: string
  /** Whose pages are shown. */
  readonly locale: Locale
  readonly views: readonly string[]
  readonly onDone: (view: string) => void
}

/** Writes `<out>/<view>.jpg` and `.html` for each view, and index.html for all that are there. */
export async function writeContext(options: ContextOptions): Promise<readonly ContextCount[]> {
  const { project, root, out, locale, views, onDone } = options
  await mkdir(out, { recursive: true })
  const { bundles } = project
  const site = await (await rendering()).markedSite(root, PLACES_ENTRY)
  const units = unitsIn(project, locale)
  const browser = await startBrowser()
  const counts: ContextCount[] = []
  try {
    const tab = await openTab(browser, { site, bundles }, { viewport, locale: locale.tag })
    for (const view of views) {
      const document = await site.document(bundles, locale.code, view)
      const taken = await capture(tab, view, locale)
      const placed = placeMessages(units, locale, { ...document, places: taken.places })
      await writeFile(path.join(out, `${view}.jpg`), taken.picture)
      const title = pageTitle(project, view)
      await writeFile(path.join(out, `${view}.html`), viewPage({ view, title, locale }, taken, placed))
      counts.push(countOf(view, placed))
      onDone(view)
    }
  } finally {
    await browser.close()
  }
  const there = viewIds().filter((view) => existsSync(path.join(out, `${view}.html`)))
  const pages = there.map((view) => ({ name: view, title: pageTitle(project, view) }))
  await writeFile(path.join(out, 'index.html'), indexPage(pages, locale))
  return counts
}

function countOf(view: string, placed: readonly Placed[]): ContextCount {
  const boxed = placed.filter(({ boxes }) => boxes.length > 0).length
  const lost = placed.filter(({ boxes, carriers }) => boxes.length === 0 && carriers.length === 0).map(({ id }) => id)
  return { view, messages: placed.length, boxed, unseen: placed.length - boxed - lost.length, lost }
}
