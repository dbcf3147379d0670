import { createContext, useContext } from 'react'
import type { ViewId } from '../config/routes.ts'

/** The view that is being shown. */
export const ViewContext = createContext<ViewId>('not-found')

export function useView(): ViewId {
  return useContext(ViewContext)
}
