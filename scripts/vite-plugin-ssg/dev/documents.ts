/** What the development server answers with. Loaded through Vite (server.ts), so that every import is the latest. */
import path from 'node:path'
import { type LocaleCode, localeOf } from '../../../src/config/locales.ts'
import * as server from '../../../src/entry-server.tsx'
import { viewAt } from '../../../src/i18n/href.ts'
import { readBundles } from '../../i18n/model/bundles.ts'
import { sheetsOf } from '../../vite-plugin-css/sheets.ts'
import { allInHead } from '../assets.ts'
import { readTemplate } from '../document.ts'
import { BuildFailure } from '../errors.ts'
import { messagesNamedIn } from '../messageAddresses.ts'
import { localeTexts, messagesNamed, type Texts } from '../messages.ts'
import { renderOne } from '../render/render.ts'

interface DevDocument {
  readonly status: number
  readonly locale: LocaleCode
  readonly html: string
  /** What would fail a build: keys that no locale has, warnings on the console. */
  readonly problems: readonly string[]
}

/** The document at an address; `headFor` gives the scripts, the styles of modules that are loaded, and then some sheets. Throws what the page throws, and a BuildFailure for locale files that cannot be read. */
export async function documentAt(
  root: string,
  pathname: string,
  headFor: (sources: readonly string[], sheets: readonly string[]) => Promise<string>,
): Promise<DevDocument> {
  const { locale, view } = viewAt(pathname)
  // Loads the page.
  await server.viewNamespaces(view)
  const head = await headFor(['src/app/App.tsx', `src/pages/${view}.tsx`], sheetsOf(localeOf(locale)))
  const { html, problems, error } = await renderOne(localeOf(locale), view, await toolsFor(root, locale, head))
  if (html === null) throw error
  return { status: view === 'not-found' ? 404 : 200, locale, html, problems }
}

/** The answer to a post that was not accepted: a document without the application. */
export async function notSentDocument(root: string, locale: LocaleCode): Promise<string> {
  const { html, error } = await renderOne(localeOf(locale), 'not-sent', await toolsFor(root, locale, ''))
  if (html === null) throw error
  return html
}

/** The messages at an address below /messages/. The hash in it is ignored: a page asks for the latest text. */
export async function messagesAt(root: string, pathname: string): Promise<string | undefined> {
  const asked = messagesNamedIn(pathname)
  if (!asked) return undefined
  const texts = localeTexts(await readTexts(root, asked.locale), asked.locale)
  return JSON.stringify(await messagesNamed(texts, asked.name, server.viewNamespaces))
}

async function toolsFor(root: string, locale: LocaleCode, head: string) {
  const [texts, template] = await Promise.all([readTexts(root, locale), readTemplate(path.join(root, 'index.html'))])
  return { server, texts, template, assets: allInHead(head) }
}

/** While developing, every page is shown with what it has. Two dozen locales take half a second to read, so only one is. */
async function readTexts(root: string, locale: LocaleCode): Promise<Texts> {
  const { bundles, problems } = await readBundles(path.join(root, 'locales'), locale)
  if (problems.length === 0) return { bundles, publication: {} }
  throw new BuildFailure(
    'Locale files:',
    problems.map(({ message }) => message),
  )
}
