import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { RenderRequest, RenderResult } from '../../../src/app/renderView.tsx'
import type { Locale } from '../../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../../src/config/routes.ts'
import { viewHref } from '../../../src/i18n/href.ts'
import { pageState } from '../../../src/i18n/publication.ts'
import type { PreviewImage } from '../../../src/seo/social.ts'
import { messageOf } from '../../lib/run.ts'
import { manifestAddress } from '../../previews/manifest.ts'
import type { Assets } from '../assets.ts'
import { assembleDocument, type Template } from '../document.ts'
import { type LocaleTexts, localeTexts, messageFiles, type Texts } from '../messages.ts'
import { writeInto } from '../writeInto.ts'
import { listenToConsole } from './console.ts'

/** What src/entry-server.tsx exports. */
export interface ServerBundle {
  renderView(request: RenderRequest): Promise<RenderResult>
  viewNamespaces(view: ViewId): Promise<string[]>
}

/** What the documents of every locale are made with. */
export interface RenderTools {
  readonly server: ServerBundle
  readonly assets: Assets
  readonly template: Template
}

export type Images = ReadonlyMap<ViewId, PreviewImage>

/** What the documents of one locale are made of. */
export interface LocaleJob {
  readonly locale: Locale
  readonly views: readonly ViewId[]
  /** Of its bundles, only that of the locale and the default one are read. */
  readonly texts: Texts
  /** The pictures of pages for networks. A preview of the site has none. */
  readonly images?: Images
  /** Whether the files of messages are made as well. */
  readonly strings: boolean
}

/** What became of a job. */
export interface LocaleOutcome {
  /** A line for each thing that was wrong: `locale route: cause`. */
  readonly problems: readonly string[]
  /** The files of messages. */
  readonly strings: readonly string[]
}

/** The server bundle from its file. Without a query in its address: its chunks import it back, and it has to be there once. */
export async function loadServer(file: string): Promise<ServerBundle> {
  return await import(/* @vite-ignore */ pathToFileURL(file).href)
}

/** The views that a locale has documents of. */
export function viewsOf({ code }: Locale, { publication }: Texts): readonly ViewId[] {
  return viewIds.filter((view) => pageState(publication, code, view) !== 'omitted')
}

/**
 * Renders views of a locale to files of `outDir`, each written before the next is rendered, and writes the files of the
 * messages that were prepared for them.
 */
export async function renderLocale(
  { locale, views, texts, images, strings }: LocaleJob,
  tools: RenderTools,
  outDir: string,
): Promise<LocaleOutcome> {
  const problems: string[] = []
  const prepared = localeTexts(texts, locale.code)
  for (const view of views) {
    const result = await renderOne(locale, view, { ...tools, texts, prepared, image: images?.get(view) ?? null })
    problems.push(...result.problems.map((cause) => `${locale.code} ${viewHref(locale.code, view)}: ${cause}`))
    if (result.html !== null) writeInto(outDir, fileOf(locale, view), result.html)
    // Lets the answers of other threads in.
    await setImmediate()
  }
  const files = strings ? await messageFiles(prepared, tools.server.viewNamespaces) : new Map()
  for (const [address, text] of files) writeInto(outDir, address, text)
  return { problems, strings: [...files.keys()] }
}

/**
 * The file of a view: `about.html`, `pl.html`, `pl/about.html`, `pl/404.html`. Flat names, because plain static hosts
 * serve them at /about without a redirect; docs/decisions/flat-html-files.md.
 */
export function fileOf(locale: Locale, view: ViewId): string {
  const address = viewHref(locale.code, view)
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}

interface RenderOneOptions extends RenderTools {
  readonly texts: Texts
  /** What a caller who renders many views of one locale has prepared. */
  readonly prepared?: LocaleTexts
  readonly image?: PreviewImage | null
}

/** One document, and what was wrong with it; `error` is what a page without a document has thrown. */
export async function renderOne(
  locale: Locale,
  view: ViewId,
  { server, texts, prepared = localeTexts(texts, locale.code), image = null, assets, template }: RenderOneOptions,
): Promise<{ html: string | null; problems: string[]; error?: unknown }> {
  const printed: string[] = []
  try {
    const { publication } = texts
    // A page has nothing to say to the console; what it says is most likely a warning of a library.
    const { head, body, missing, messages } = await listenToConsole(
      (line) => printed.push(line),
      async () => {
        const namespaces = await server.viewNamespaces(view)
        const payload = prepared.payload(view, ['common', ...namespaces])
        const messages = [prepared.commonFile.address, prepared.file(view, namespaces).address]
        return { messages, ...(await server.renderView({ locale: locale.code, view, payload, publication, image })) }
      },
    )
    const problems = [...new Set(missing)]
    problems.push(...printed.map((line) => `printed "${line}"`))
    const tags = assets.tagsFor(view, locale, body)
    const html = assembleDocument(template, {
      ...tags,
      locale,
      messages,
      head: `${tags.head}<link rel="manifest" href="${manifestAddress(locale)}">${head}`,
    })
    return { html, problems }
  } catch (error) {
    return { html: null, problems: [messageOf(error)], error }
  }
}
