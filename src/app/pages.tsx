import type { ComponentType } from 'react'
import { createContext, use, useContext } from 'react'
import type { ViewId } from '../config/routes.ts'

/** Hands out the page of a view: at once when its code and strings are there, else as a promise. */
export type PageSource = (view: ViewId) => ComponentType | Promise<ComponentType>

export const PageSourceContext = createContext<PageSource | null>(null)

/** The component of a view; suspends, inside the router's transition, while it is still loading. */
export function usePage(view: ViewId): ComponentType {
  const source = useContext(PageSourceContext)
  if (!source) throw new Error('usePage needs a PageSourceContext around it.')
  const page = source(view)
  return page instanceof Promise ? use(page) : page
}
