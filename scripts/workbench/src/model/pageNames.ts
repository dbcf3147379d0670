import { config, isWhole, namespaces, sharedNamespaces, sourceLocale, viewIds } from '../config.ts'
import { splitId } from './ids.ts'
import type { Project } from './project.ts'

/** The view of a namespace, "about" for "pages/about"; null for a shared one. */
export function viewOf(namespace: string): string | null {
  return viewIds().find((view) => namespace === `pages/${view}`) ?? null
}

/** The displayed name of a namespace: "about" for "pages/about". */
export const pageName = (namespace: string) => viewOf(namespace) ?? namespace

/**
 * Finds the namespace of a displayed name. The namespace of a whole file need not exist. Throws an error that tells
 * where the names are listed.
 */
export function namespaceNamed(page: string): string {
  const found = namespaces().find((namespace) => namespace === page || namespace === `pages/${page}`)
  if (found) return found
  if (isWhole(page)) return page
  throw new Error(
    `"${page}": no such page. Expected ${sharedNamespaces().join(', ')}, or the name of a page, such as ${viewIds()[0]}.`,
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
