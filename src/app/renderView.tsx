import { HelmetProvider } from 'react-helmet-async'
import { StaticRouter } from 'react-router-dom'
import { type LocaleCode, localeOf } from '../config/locales.ts'
import type { ViewId } from '../config/routes.ts'
import { createI18n, type MessagePayload } from '../i18n/create.ts'
import { viewHref } from '../i18n/href.ts'
import type { Publication } from '../i18n/publication.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { loadPage } from '../pages/registry.ts'
import type { PreviewImage } from '../seo/social.ts'
import { App } from './App.tsx'
import { renderParts } from './renderParts.tsx'

export interface RenderRequest {
  readonly locale: LocaleCode
  readonly view: ViewId
  readonly payload: MessagePayload
  readonly publication: Publication
  readonly image?: PreviewImage | null
}

export interface RenderResult {
  /** Content of the document's head: elements that React hoisted (title, meta, links) and the data block. */
  readonly head: string
  readonly body: string
  /** "namespace:key" of each message used, with the locale that it came from. */
  readonly used: ReadonlyMap<string, string>
  /** Errors of the texts: messages that no locale has, variables without a value. */
  readonly missing: readonly string[]
}

/** Renders a view in a locale to static HTML. Rethrows errors of the page. */
export async function renderView({ locale, view, payload, publication, image }: RenderRequest): Promise<RenderResult> {
  const used = new Map<string, string>()
  const missing: string[] = []
  const { default: page } = await loadPage(view)
  const i18n = createI18n({ locale, payload, onMissing: (cause) => missing.push(cause) })
  let data: string | undefined
  const onDataBlock = (json: string) => {
    data = json
  }
  const { head, body } = await renderParts(
    <StaticRouter location={viewHref(locale, view)}>
      <App
        i18n={i18n}
        view={view}
        page={page}
        localeState={{ locale: localeOf(locale), publication, onUse: (key, language) => used.set(key, language) }}
        head={
          <HelmetProvider>
            <PageHead image={image ?? null} onDataBlock={onDataBlock} />
          </HelmetProvider>
        }
      />
    </StaticRouter>,
  )
  const block = data === undefined ? '' : `<script type="application/ld+json">${data}</script>`
  return { head: head + block, body, used, missing }
}

/** Returns the namespaces of a view other than "common": its own, and those that its module exports. */
export async function viewNamespaces(view: ViewId): Promise<string[]> {
  const { namespaces = [] } = await loadPage(view)
  return [`pages/${view}`, ...namespaces]
}
