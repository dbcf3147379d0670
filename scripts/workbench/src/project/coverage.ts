import { once } from '../lib/once.ts'
import type { Locale, PageState, Project } from './project.ts'
import { type Bundles, flatten, type Namespaces } from './bundles.ts'
import { splitId } from './ids.ts'
import { splitPlural } from './plurals.ts'

/** The messages ("namespace:key", plural forms as one) that each view reads when it is rendered. */
export type Usage = ReadonlyMap<string, readonly string[]>

/** The share of a page's messages that a locale has. */
export interface Coverage {
  readonly rendered: number
  readonly translated: number
  readonly lacking: readonly string[]
  /** Null for a page that has all its own texts. */
  readonly state: PageState | null
}

const messagesIn = once((namespaces: Namespaces): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const [namespace, tree] of namespaces) {
    for (const [key] of flatten(tree)) {
      found.add(`${namespace}:${key}`)
      const { base, category } = splitPlural(key)
      if (category) found.add(`${namespace}:${base}`)
    }
  }
  return found
}, new WeakMap())

/** The coverage of each page in one locale, from the messages that the pages render. */
export function coverageOf(
  project: Project,
  bundles: Bundles,
  usage: Usage,
  locale: Locale,
): ReadonlyMap<string, Coverage> {
  const present = messagesIn(bundles.get(locale.code) ?? new Map())
  const coverage = new Map<string, Coverage>()
  for (const view of project.pages.ids) {
    const keys = usage.get(view)
    if (!keys) continue
    const lacking = keys.filter((key) => !present.has(key))
    const page = { rendered: keys.length, translated: keys.length - lacking.length, lacking }
    coverage.set(view, { ...page, state: stateFor(project, keys, lacking) })
  }
  return coverage
}

/**
 * Shared labels fall back one by one without a notice, since a new page's name in the menus does not concern this page.
 */
function stateFor(project: Project, shown: readonly string[], lacking: readonly string[]): PageState | null {
  const missed = lacking.filter((id) => !isShared(project, id)).length
  if (missed === 0) return null
  return missed === shown.filter((id) => !isShared(project, id)).length ? 'english' : 'partial'
}

const isShared = (project: Project, id: string) => project.sharedNamespaces.includes(splitId(id).namespace)
