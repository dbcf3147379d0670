/** The answers of the development server. Loaded through Vite (plugin.ts), so that every import is up to date. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { BuildFailure, type Page, type Rendered } from 'vite-plugin-ssg'
import { type LocaleCode, localeOf } from '../../src/config/locales.ts'
import { viewIds } from '../../src/config/routes.ts'
import * as server from '../../src/entry-server.tsx'
import { viewAt } from '../../src/i18n/href.ts'
import { type Written, writtenAt, writtenHref } from '../../src/i18n/written.ts'
import { readBundles } from 'i18next-workbench'
import { sheetsOf } from './css/sheets.ts'
import { allInHead } from './assets.ts'
import { type LocaleTexts, localeTexts, messagesAt } from './messages.ts'
import { renderDocument, renderWrittenDocument } from './documentOf.ts'
import { pageSource } from './sources.ts'
import { siteProject } from './workbench/workbench.ts'
import { readWritten } from './written/read.ts'

export { listenerOf } from '../serve/receiver/node/listener.ts'
export { createReceiver } from '../serve/receiver/receiver.ts'

/** Returns the document at an address. */
export async function pageAt(pathname: string, root: string) {
  const { locale, view } = viewAt(pathname)
  const name = view === 'not-found' ? writtenAt(await writtenOf(root), pathname, locale) : null
  if (name !== null) return { locale, route: writtenHref(locale, name) }
  return { locale, route: view, status: view === 'not-found' ? 404 : 200 }
}

/** Reads the written pages including drafts. */
async function writtenOf(root: string): Promise<Written> {
  const { written, problems } = await readWritten(root, { withDrafts: true })
  if (problems.length > 0) throw new BuildFailure('Articles and simple pages:', problems)
  return written
}

/** Returns the input of a locale's documents. */
export const dataOf = async (root: string, locale: LocaleCode) => ({ root, texts: await textsOf(root, locale) })

type DevelopmentPage = Page<Awaited<ReturnType<typeof dataOf>>, LocaleCode>

/** Renders the document of a page. */
export async function render({ locale, route, data, devHead }: DevelopmentPage): Promise<Rendered> {
  const { root, texts } = data
  const row = localeOf(locale)
  const view = viewIds.find((id) => id === route)
  if (view === undefined) {
    const written = await writtenOf(root)
    const page = { written, name: writtenAt(written, route, locale) ?? '' }
    const head = await devHead?.(['src/app/App.tsx'])
    return renderWrittenDocument(row, page, { server, texts, assets: allInHead(head ?? '') })
  }
  // Loads the page.
  await server.viewNamespaces(view)
  const sheets = sheetsOf(row, (sheet) => existsSync(path.join(root, sheet)))
  const head = await devHead?.(['src/app/App.tsx', pageSource(view)], sheets)
  return renderDocument(row, view, { server, texts, assets: allInHead(head ?? '') })
}

/** Returns the messages at an address below /messages/. */
export const currentMessages = (root: string, pathname: string): Promise<string | undefined> =>
  messagesAt(pathname, (locale) => textsOf(root, locale), server.viewNamespaces)

/** Reads the texts of one locale: reading two dozen takes half a second. The development server shows incomplete pages, too. */
async function textsOf(root: string, locale: LocaleCode): Promise<LocaleTexts> {
  const { bundles, problems } = await readBundles(siteProject(root), locale)
  if (problems.length === 0) return localeTexts({ bundles, publication: {} }, locale)
  throw new BuildFailure(
    'Locale files:',
    problems.map(({ message }) => message),
  )
}
