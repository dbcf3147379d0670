/** Renders this site's pages for the workbench (`rendering` of its configuration). */
import type { Bundles, MarkedSite, Rendering, SiteAnswer } from 'i18next-workbench'
import { markPayload } from 'i18next-workbench/vite'
import { assembleDocument, listenToConsole } from 'vite-plugin-ssg'
import { parseEnv } from '../../../src/config/env.ts'
import { type LocaleCode, localeOf } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import { viewAt } from '../../../src/i18n/href.ts'
import { cspDirectives } from '../../serve/csp.ts'
import { renderDocument } from '../documentOf.ts'
import { type LocaleTexts, localeTexts, messagesAt } from '../messages.ts'
import { usageOf } from '../usage.ts'
import { type MarkedBuild, markedBuild } from './markedBuild.ts'

export { cachedFolder } from '../../lib/cachedFolder.ts'

/** Renders the pages by the code with marks, which is cached, so that an edit of English texts needs no build. */
export const renderUsage: Rendering['renderUsage'] = async (root, bundles, entry) =>
  usageOf((await markedBuild(root, entry)).server, bundles)

/** Returns the site's code with marks, with `entry` as the script of its documents. */
export async function markedSite(root: string, entry: string): Promise<MarkedSite> {
  const build = await markedBuild(root, entry)
  return {
    files: build.client,
    answer: (bundles, pathname) => siteAnswer(build, bundles, pathname),
    // The environment of the site is ignored: the editor measures nothing and sends nothing.
    policy: cspDirectives(parseEnv({})),
  }
}

async function siteAnswer(build: MarkedBuild, bundles: Bundles, pathname: string): Promise<SiteAnswer> {
  if (pathname.startsWith('/messages/')) {
    const textsOf = (locale: LocaleCode) => markedTexts(bundles, locale)
    const text = await messagesAt(pathname, textsOf, build.server.viewNamespaces)
    return { status: text === undefined ? 404 : 200, type: 'application/json', text: text ?? '{}' }
  }
  const { locale, view } = viewAt(pathname)
  const html = await markedDocument(build, bundles, locale, view)
  return { status: view === 'not-found' ? 404 : 200, type: 'text/html; charset=utf-8', text: html }
}

async function markedDocument(build: MarkedBuild, bundles: Bundles, locale: LocaleCode, view: ViewId): Promise<string> {
  const tools = { ...build, texts: markedTexts(bundles, locale) }
  // Warnings are ignored, because a translator could not fix them.
  const parts = await listenToConsole(
    () => {},
    () => renderDocument(localeOf(locale), view, tools),
  )
  return assembleDocument(build.template, parts)
}

function markedTexts(bundles: Bundles, locale: LocaleCode): LocaleTexts {
  const own = localeTexts({ bundles, publication: {} }, locale)
  return {
    ...own,
    common: markPayload(own.common),
    payload: (view, namespaces) => markPayload(own.payload(view, namespaces)),
  }
}
