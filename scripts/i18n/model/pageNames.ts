import { type ViewId, viewIds } from '../../../src/config/routes.ts'
import { namespaces, sharedNamespaces } from './bundles.ts'

/** The view of a namespace, "about" for "pages/about"; null for a shared one. */
export function viewOf(namespace: string): ViewId | null {
  return viewIds.find((view) => namespace === `pages/${view}`) ?? null
}

/** What people call a namespace: "about" for "pages/about". */
export const pageName = (namespace: string) => viewOf(namespace) ?? namespace

/** The namespace that somebody called so. Throws an error that says where to find the names. */
export function namespaceNamed(page: string): string {
  const found = namespaces.find((namespace) => namespace === page || namespace === `pages/${page}`)
  if (found) return found
  throw new Error(
    `"${page}": no such page. Expected ${sharedNamespaces.join(', ')} or the name of a file in locales/en/pages/, such as about.`,
  )
}

/** The view that somebody called so. Throws an error that says where to find the names. */
export function viewNamed(page: string): ViewId {
  const view = viewIds.find((id) => id === page)
  if (view) return view
  throw new Error(
    `"${page}": no such page. Expected the name of a file in locales/en/pages/, such as about.\nAll of them: npm run i18n -- status --pages`,
  )
}
