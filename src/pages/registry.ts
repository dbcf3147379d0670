import type { ReactNode } from 'react'
import type { ViewId } from '../config/routes.ts'

/** A page module's default export: a hook-like function that returns the page's sections in a fragment. */
export type Page = () => ReactNode

export interface PageModule {
  readonly default: Page
  /** Namespaces that the page reads in addition to its own and "common". */
  readonly namespaces?: readonly string[]
}

/** Every page file of this folder: https://vite.dev/guide/features.html#glob-import. */
const modules = import.meta.glob<PageModule>('./*.tsx')

/** Returns the module of a view, loaded from the file named after its id. Rejects if there is no such file. */
export async function loadPage(view: ViewId): Promise<PageModule> {
  const load = modules[`./${view}.tsx`]
  if (!load)
    throw new Error(`src/pages/${view}.tsx: expected the page of a row in src/config/routes.ts, found no file.`)
  return load()
}
