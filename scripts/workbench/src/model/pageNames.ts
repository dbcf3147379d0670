import { config, namespaces, sharedNamespaces, sourceLocale, viewIds } from '../config.ts'
import { splitId } from './ids.ts'
import type { Project } from './project.ts'

/** The view of a namespace, "about" for "pages/about"; null for a shared one. */
export function viewOf(namespace: string): string | null {
  return viewIds().find((view) => namespace === `pages/${view}`) ?? null
}

/** What people call a namespace: "about" for "pages/about". */
export const pageName = (namespace: string) => viewOf(namespace) ?? namespace

/** The namespace that somebody called so. Throws an error that says where to find the names. */
export function namespaceNamed(page: string): string {
  const found = namespaces().find((namespace) => namespace === page || namespace === `pages/${page}`)
  if (found) return found
  throw new Error(
    `"${page}": no such page. Expected ${sharedNamespaces().join(', ')} or the name of a file in locales/en/pages/, such as about.`,
  )
}

/** The view that somebody called so. Throws an error that says where to find the names. */
export function viewNamed(page: string): string {
  const view = viewIds().find((id) => id === page)
  if (view) return view
  throw new Error(
    `"${page}": no such page. Expected the name of a file in locales/en/pages/, such as about.\nAll of them: npm run i18n -- status --pages`,
  )
}

/** The name of a page, in the source locale. */
export function pageTitle({ files }: Pick<Project, 'files'>, view: string): string {
  const own = files.get(sourceLocale())
  const texts = config()
    .pages.titles(view)
    .map(splitId)
    .map(({ namespace, key }) => own?.get(namespace)?.entries.get(key)?.text)
  return texts.find((text) => text !== undefined) ?? view
}
