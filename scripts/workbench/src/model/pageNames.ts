import {
  hasPages,
  config,
  isWhole,
  namespaces,
  sharedNamespaces,
  sourceLocale,
  viewIds,
  commandLine,
} from '../config.ts'
import { splitId } from './ids.ts'
import type { Project } from './project.ts'

/** The view of a namespace, "about" for "pages/about"; null for a shared one. */
export function viewOf(namespace: string): string | null {
  return viewIds().find((view) => namespace === `pages/${view}`) ?? null
}

/** What people call a namespace: "about" for "pages/about". */
export const pageName = (namespace: string) => viewOf(namespace) ?? namespace

/** The namespace that somebody called so, which of a whole file need not be there. Throws an error that says where to find the names. */
export function namespaceNamed(page: string): string {
  const found = namespaces().find((namespace) => namespace === page || namespace === `pages/${page}`)
  if (found) return found
  if (isWhole(page)) return page
  const aPage = viewIds().length > 0 ? [`the name of a page, such as ${viewIds()[0]}`] : []
  throw new Error(`"${page}": no such page. Expected ${[...sharedNamespaces(), ...aPage].join(', ')}.`)
}

/** The view that somebody called so. Throws an error that says where to find the names. */
export function viewNamed(page: string): string {
  const view = viewIds().find((id) => id === page)
  if (view) return view
  if (!hasPages()) throw new Error(`"${page}": ${config().file} names no pages.`)
  throw new Error(
    `"${page}": no such page. Expected its name, such as ${viewIds()[0]}.\nAll of them: ${commandLine()} status --pages`,
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
