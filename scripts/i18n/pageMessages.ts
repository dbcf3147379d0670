import type { ViewId } from '../../src/config/routes.ts'
import type { Usage } from './coverage.ts'
import { type Unit, unitId } from './units.ts'

/**
 * The messages that a page shows, as "namespace:key" without plural suffixes. Beside those that it reads when it is
 * rendered, these are the ones of `units` that no page reads then, because they appear later or by a setting (errors of a
 * form, the banner for consent): they belong to their own page, shared ones to each page that reads others of their file.
 */
export function messagesOfPage(
  usage: Usage,
  view: ViewId,
  units: readonly Pick<Unit, 'namespace' | 'key'>[],
): ReadonlySet<string> {
  const shown = new Set(usage.get(view))
  const read = new Set([...usage.values()].flat())
  const shared = new Set([...shown].map((id) => id.slice(0, id.indexOf(':'))).filter((name) => !isPage(name)))
  for (const unit of units) {
    const belongs = unit.namespace === `pages/${view}` || shared.has(unit.namespace)
    if (belongs && !read.has(unitId(unit))) shown.add(unitId(unit))
  }
  return shown
}

const isPage = (namespace: string) => namespace.startsWith('pages/')
