import { createContext, useContext } from 'react'
import type { ViewId } from '../config/routes.ts'

export const ViewContext = createContext<ViewId>('not-found')

export function useView(): ViewId {
  return useContext(ViewContext)
}
