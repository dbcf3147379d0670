import { splitId } from '../project/ids.ts'
import type { Project } from '../project/project.ts'
import type { ProjectTexts } from './texts.ts'

/** The view of a namespace, "about" for "pages/about"; null for a shared one. */
export function viewOf(project: Project, namespace: string): string | null {
  return project.pages.ids.find((view) => namespace === `pages/${view}`) ?? null
}

/** The displayed name of a namespace: "about" for "pages/about". */
export const pageName = (project: Project, namespace: string) => viewOf(project, namespace) ?? namespace

/**
 * Finds the namespace of a displayed name. The namespace of a whole file need not exist. Throws an error that names
 * the file with the list.
 */
export function namespaceNamed(project: Project, page: string): string {
  const found = project.namespaces.find((namespace) => namespace === page || namespace === `pages/${page}`)
  if (found) return found
  if (project.layout.isWhole(page)) return page
  throw new Error(
    `"${page}": no such page. Use ${project.sharedNamespaces.join(', ')}, or the name of a page, such as ${project.pages.ids[0]}.`,
  )
}

/** The name of a page, in the source locale. */
export function pageTitle(project: ProjectTexts, view: string): string {
  const own = project.files.get(project.sourceLocale)
  const texts = project.pages
    .titles(view)
    .map(splitId)
    .map(({ namespace, key }) => own?.get(namespace)?.entries.get(key)?.text)
  return texts.find((text) => text !== undefined) ?? view
}
