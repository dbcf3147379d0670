import { sharedNamespaces } from '../config.ts'
import type { Usage } from './coverage.ts'
import { type MessageKey, splitId, unitId } from './units.ts'

/**
 * The messages that a page shows, as "namespace:key" without plural suffixes. Beside those that it reads when it is
 * rendered, these are the ones of `units` that no page reads then, because they appear later or by a setting (errors of a
 * form, the banner for consent): they belong to their own page, shared ones to each page that reads others of their file.
 */
export function messagesOfPage(usage: Usage, view: string, units: readonly MessageKey[]): ReadonlySet<string> {
  const shown = new Set(usage.get(view))
  const read = new Set([...usage.values()].flat())
  const namespaces = new Set([...shown].map((id) => splitId(id).namespace))
  for (const unit of units) {
    const belongs = unit.namespace === `pages/${view}` || (isShared(unit) && namespaces.has(unit.namespace))
    if (belongs && !read.has(unitId(unit))) shown.add(unitId(unit))
  }
  return shown
}

const isShared = ({ namespace }: MessageKey) => sharedNamespaces().includes(namespace)
