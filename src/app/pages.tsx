import { createContext, use, useContext } from 'react'
import type { ViewId } from '../config/routes.ts'
import type { Page } from '../pages/registry.ts'

/** The page of a view: at once when its code and messages are loaded, else as a promise. */
export type PageSource = (view: ViewId) => Page | Promise<Page>

export const PageSourceContext = createContext<PageSource | null>(null)

/** The page of a view; suspends while it is loading. */
export function usePage(view: ViewId): Page {
  const source = useContext(PageSourceContext)
  if (!source) throw new Error('usePage needs a PageSourceContext around it.')
  const page = source(view)
  return page instanceof Promise ? use(page) : page
}
