import type { i18n } from 'i18next'
import type { ComponentType } from 'react'
import type { ViewId } from '../config/routes.ts'
import { addMessages } from '../i18n/create.ts'
import { fetchMessages } from '../i18n/fetchMessages.ts'
import { registry } from '../pages/registry.ts'
import type { PageSource } from './pages.tsx'

interface BrowserPages {
  readonly get: PageSource
  /** Loads a page's code and strings; resolves when it can be shown. */
  readonly load: (view: ViewId) => Promise<ComponentType>
}

/**
 * The pages of a browser tab: code and strings of a page come together, once. When they do not come (offline, or a
 * deployment has replaced the files) the document is loaded instead, so that a visitor never meets a blank page.
 */
export function createBrowserPages(instance: i18n): BrowserPages {
  const loaded = new Map<ViewId, ComponentType>()
  const loading = new Map<ViewId, Promise<ComponentType>>()
  const awaited = new Map<ViewId, Promise<ComponentType>>()
  const fetchPage = async (view: ViewId) => {
    const [module, messages] = await Promise.all([registry[view](), fetchMessages(`pages/${view}`)])
    addMessages(instance, messages)
    loaded.set(view, module.default)
    return module.default
  }
  const load = (view: ViewId) => {
    const known = loading.get(view)
    if (known) return known
    const page = fetchPage(view)
    loading.set(view, page)
    // What did not come for a prefetch may come for the click.
    page.catch(() => loading.delete(view))
    return page
  }
  const loadOrReload = (view: ViewId) =>
    load(view).catch((error: unknown) => {
      console.error(`The page ${view} did not load; loading its document instead.`, error)
      window.location.reload()
      // Nothing more is to be shown: the reload replaces this document.
      return new Promise<ComponentType>(() => {})
    })
  const get = (view: ViewId) => {
    const page = loaded.get(view) ?? awaited.get(view) ?? loadOrReload(view)
    // React asks again while it waits, and has to be given the same promise.
    if (page instanceof Promise) awaited.set(view, page)
    return page
  }
  return { get, load }
}
