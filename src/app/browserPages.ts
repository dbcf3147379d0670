import type { i18n } from 'i18next'
import type { ViewId } from '../config/routes.ts'
import { addMessages } from '../i18n/create.ts'
import { viewAt } from '../i18n/href.ts'
import { loadPage, type Page } from '../pages/registry.ts'
import type { PageFiles } from './pageFiles.ts'
import type { PageSource } from './pages.tsx'

/** How long a page may take to load, in ms, before its document is loaded instead. */
const LOAD_TIMEOUT_MS = 10_000

export interface BrowserPages {
  readonly get: PageSource
  /** Loads a page's code, messages and styles; resolves when it can be rendered. */
  readonly load: (view: ViewId) => Promise<Page>
}

/**
 * The pages of a browser tab: code, messages and styles of a page come together, once. When they do not come (offline, a line that
 * stalls, or a deployment has replaced the files) the document is loaded instead, so that a visitor never meets a blank
 * page. A load that failed is forgotten, so that the click after a failed prefetch asks anew. Where the browser itself
 * keeps the failure of a module (Firefox before 155; WebKit 2.50 after a modulepreload; since then whatwg/html#10327 says
 * that it must not), the click fails at once and has that one document loaded.
 */
export function createBrowserPages(instance: i18n, files: PageFiles): BrowserPages {
  const loaded = new Map<ViewId, Page>()
  const loading = new Map<ViewId, Promise<Page>>()
  const awaited = new Map<ViewId, Promise<Page>>()
  const fetchPage = async (view: ViewId) => {
    const [module, messages] = await Promise.all([loadPage(view), files.messages(view), files.styles(view)])
    addMessages(instance, messages)
    loaded.set(view, module.default)
    return module.default
  }
  const load = (view: ViewId) => {
    const known = loading.get(view)
    if (known) return known
    const page = fetchPage(view)
    loading.set(view, page)
    page.catch(() => loading.delete(view))
    return page
  }
  const loadOrReload = (view: ViewId) =>
    Promise.race([load(view), tooLong(view)]).catch((error: unknown) => {
      awaited.delete(view)
      // A visitor who has gone elsewhere meanwhile does not wait for it any more.
      if (viewAt(location.pathname).view === view) {
        console.error(`The page ${view} did not load; loading its document instead.`, error)
        location.reload()
      }
      // Nothing more is to be shown: the reload replaces this document.
      return new Promise<Page>(() => {})
    })
  const get = (view: ViewId) => {
    const page = loaded.get(view) ?? awaited.get(view) ?? loadOrReload(view)
    // React asks again while it waits, and has to be given the same promise.
    if (page instanceof Promise) awaited.set(view, page)
    return page
  }
  return { get, load }
}

function tooLong(view: ViewId): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No answer for ${view} within ${LOAD_TIMEOUT_MS / 1000} s.`)), LOAD_TIMEOUT_MS)
  })
}
