import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { defaultLocale, type Locale } from '../../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../../src/config/routes.ts'
import type { Usage } from '../model/coverage.ts'
import type { Project } from '../model/project.ts'
import { capture, openTab, startBrowser } from './capture.ts'
import { indexPage } from './indexPage.ts'
import { contextMessages } from './messages.ts'
import { type Placed, placeMessages } from './place.ts'
import { viewPage } from './viewPage.ts'

/** How the messages of a page were found. */
export interface ContextCount {
  readonly view: ViewId
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
  /** What each page has read: the build's usage.json. */
  readonly usage: Usage
  /** The address of the built site. */
  readonly site: string
  readonly out: string
  /** Whose pages are shown. */
  readonly locale: Locale
  readonly views: readonly ViewId[]
  readonly onDone: (view: ViewId) => void
}

export interface ContextResult {
  readonly counts: readonly ContextCount[]
  /** Views that the site does not have in the locale. */
  readonly unpublished: readonly ViewId[]
}

/** Writes `<out>/<view>.jpg` and `.html` for each view, and index.html for all that are there. */
export async function writeContext(options: ContextOptions): Promise<ContextResult> {
  const { project, usage, site, out, locale, views, onDone } = options
  await mkdir(out, { recursive: true })
  const browser = await startBrowser()
  const counts: ContextCount[] = []
  const unpublished: ViewId[] = []
  try {
    const tab = await openTab(browser, locale)
    for (const view of views) {
      const [picture, page] = [path.join(out, `${view}.jpg`), path.join(out, `${view}.html`)]
      const taken = await capture(tab, site, view, locale)
      if (!taken) {
        unpublished.push(view)
        for (const old of [picture, page]) await rm(old, { force: true })
        continue
      }
      const messages = contextMessages(project, usage.get(view) ?? [], locale.code)
      const placed = placeMessages(messages, taken.spots, taken.carried)
      await writeFile(picture, taken.picture)
      await writeFile(page, viewPage({ view, title: titleOf(project, view), locale }, taken, placed))
      counts.push(countOf(view, placed))
      onDone(view)
    }
  } finally {
    await browser.close()
  }
  const there = viewIds.filter((view) => existsSync(path.join(out, `${view}.html`)))
  const pages = there.map((view) => ({ name: view, title: titleOf(project, view) }))
  await writeFile(path.join(out, 'index.html'), indexPage(pages, locale))
  return { counts, unpublished }
}

function titleOf(project: Project, view: ViewId): string {
  const english = project.files.get(defaultLocale)
  const label = english?.get('common')?.entries.get(`nav.pages.${view}`)
  // Notices stand in no menu; what they say first is their name.
  return label?.text ?? english?.get(`pages/${view}`)?.entries.get('title')?.text ?? view
}

function countOf(view: ViewId, placed: readonly Placed[]): ContextCount {
  const boxed = placed.filter(({ boxes }) => boxes.length > 0).length
  const lost = placed.filter(({ boxes, carriers }) => boxes.length === 0 && carriers.length === 0).map(({ id }) => id)
  return { view, messages: placed.length, boxed, unseen: placed.length - boxed - lost.length, lost }
}
