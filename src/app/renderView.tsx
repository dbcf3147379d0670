import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { type LocaleCode, localeOf } from '../config/locales.ts'
import type { ViewId } from '../config/routes.ts'
import { createI18n, type MessagePayload } from '../i18n/create.ts'
import { viewHref } from '../i18n/href.ts'
import { registry } from '../pages/registry.ts'
import { App } from './App.tsx'

export interface RenderRequest {
  readonly locale: LocaleCode
  readonly view: ViewId
  readonly payload: MessagePayload
}

export interface RenderResult {
  /** What React hoisted out of the tree: title, meta, links. It goes into the document's head. */
  readonly head: string
  readonly body: string
  /** "namespace:key" of each message that was read, with the locale that it came from. */
  readonly used: ReadonlyMap<string, string>
  /** "namespace:key" of messages that no locale has. */
  readonly missing: readonly string[]
}

/** Renders one view in one locale to static HTML. Throws what the page throws. */
export async function renderView({ locale, view, payload }: RenderRequest): Promise<RenderResult> {
  const used = new Map<string, string>()
  const missing: string[] = []
  const i18n = createI18n({ locale, payload, onMissing: (key) => missing.push(key) })
  const { default: Page } = await registry[view]()
  let failure: unknown
  const { prelude } = await prerender(
    <StaticRouter location={viewHref(locale, view)}>
      <App
        i18n={i18n}
        view={view}
        localeState={{ locale: localeOf(locale), onUse: (key, language) => used.set(key, language) }}
        pages={() => Page}
      />
    </StaticRouter>,
    {
      onError: (error) => {
        failure ??= error
      },
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const html = await new Response(prelude).text()
  if (failure) throw failure
  return { ...splitHoisted(html), used, missing }
}

/** React puts what it hoists before the tree; the tree starts with the provider's first element. */
function splitHoisted(html: string): { head: string; body: string } {
  const start = html.search(/<(?!title|meta|link|\/)/)
  if (start < 0) throw new Error('The page rendered to nothing but head tags.')
  return { head: html.slice(0, start), body: html.slice(start) }
}

/** The namespaces that a view reads besides "common": its own, and those that its module names. */
export async function viewNamespaces(view: ViewId): Promise<string[]> {
  const { namespaces = [] } = await registry[view]()
  return [`pages/${view}`, ...namespaces]
}
