import type { ReactNode } from 'react'
import type { ViewId } from '../config/routes.ts'

/** A page: called as a component would be rendered (it may use hooks), it returns its sections in a fragment. */
export type Page = () => ReactNode

export interface PageModule {
  readonly default: Page
  /** Namespaces that the page reads besides its own and "common". */
  readonly namespaces?: readonly string[]
}

/** Every page file of this folder: https://vite.dev/guide/features.html#glob-import. */
const modules = import.meta.glob<PageModule>('./*.tsx')

/** The module of a view, from the file that is named after its id. Rejects where there is no such file. */
export async function loadPage(view: ViewId): Promise<PageModule> {
  const load = modules[`./${view}.tsx`]
  if (!load)
    throw new Error(`src/pages/${view}.tsx: expected the page of a row in src/config/routes.ts, found no file.`)
  return load()
}
