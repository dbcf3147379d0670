import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Locale, publicLocales } from '../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { pageState } from '../../src/i18n/publication.ts'
import type { RenderRequest, RenderResult } from '../../src/app/renderView.tsx'
import { previewImage } from '../previews/address.ts'
import { manifestAddress } from '../previews/manifest.ts'
import type { PreviewRequest } from '../previews/requests.ts'
import type { Assets } from './assets.ts'
import { assembleDocument, type Template } from './document.ts'
import { BuildFailure, messageOf } from './errors.ts'
import { messagesFolder, type Texts, viewPayload } from './messages.ts'

/** What src/entry-server.tsx exports. */
export interface ServerBundle {
  renderView(request: RenderRequest): Promise<RenderResult>
  viewNamespaces(view: ViewId): Promise<string[]>
}

export interface RenderAllOptions {
  readonly server: ServerBundle
  readonly texts: Texts
  /** The pictures of pages; a page without one (while developing) names none. */
  readonly previews?: readonly PreviewRequest[]
  readonly assets: Assets
  readonly template: Template
  readonly outDir: string
  readonly onProgress: (done: number) => void
}

/**
 * Renders every view in every public locale to a file. A view that throws, prints to the console or reads a key that no
 * locale has is a failure; all failures are thrown together, one line each: `locale route: cause`.
 */
export async function renderAll({ onProgress, outDir, ...options }: RenderAllOptions): Promise<void> {
  const problems: string[] = []
  let done = 0
  for (const locale of publicLocales) {
    for (const view of viewIds) {
      if (pageState(options.texts.publication, locale.code, view) === 'omitted') continue
      const result = await renderOne(locale, view, options)
      problems.push(...result.problems.map((cause) => `${locale.code} ${viewHref(locale.code, view)}: ${cause}`))
      if (result.html !== null) {
        const file = path.join(outDir, fileOf(locale, view))
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, result.html)
      }
      done += 1
      onProgress(done)
    }
  }
  if (problems.length > 0) throw new BuildFailure('Pages that did not render:', problems)
}

/**
 * The file of a view: `about.html`, `pl.html`, `pl/about.html`, `pl/404.html`. Flat names, because plain static hosts
 * serve them at /about without a redirect; docs/decisions/flat-html-files.md.
 */
export function fileOf(locale: Locale, view: ViewId): string {
  const address = viewHref(locale.code, view)
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}

type RenderOneOptions = Omit<RenderAllOptions, 'onProgress' | 'outDir'>

/** One document, and what was wrong with it. */
export async function renderOne(
  locale: Locale,
  view: ViewId,
  { server, texts, previews, assets, template }: RenderOneOptions,
): Promise<{ html: string | null; problems: string[] }> {
  const printed: string[] = []
  const restore = listenToConsole((line) => printed.push(line))
  try {
    const namespaces = ['common', ...(await server.viewNamespaces(view))]
    const payload = viewPayload(texts, locale.code, view, namespaces)
    const { publication } = texts
    const request = previews?.find((preview) => preview.page === view && preview.locale === locale.code)
    const image = request ? previewImage(request) : null
    const { head, body, missing } = await server.renderView({ locale: locale.code, view, payload, publication, image })
    const problems = [...new Set(missing)].map((key) => `the message "${key}" is in no locale file`)
    problems.push(...printed.map((line) => `printed "${line}"`))
    const html = assembleDocument(template, {
      locale,
      messages: messagesFolder(texts, locale.code),
      head: `${assets.tagsFor(view, locale)}<link rel="manifest" href="${manifestAddress(locale)}">${head}`,
      body,
    })
    return { html, problems }
  } catch (error) {
    return { html: null, problems: [messageOf(error)] }
  } finally {
    restore()
  }
}

/** A page has nothing to say to the console; what it says is most likely a warning of a library. */
function listenToConsole(onLine: (line: string) => void): () => void {
  const original = { warn: console.warn, error: console.error }
  console.warn = console.error = (...parts: unknown[]) => onLine(parts.map(String).join(' ').slice(0, 300))
  return () => Object.assign(console, original)
}
