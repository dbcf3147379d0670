import { menuGroups } from '../config/menu.ts'
import { allRoutes, isNotice, type PageId, type ViewId } from '../config/routes.ts'

/**
 * The way from Home to a page, both included: under the page that its menu groups it with, else under the lead page of
 * its dropdown. Empty on Home and on notices, which have no breadcrumb.
 */
export function trailOf(view: ViewId): PageId[] {
  if (isNotice(view) || view === 'home') return []
  const row = allRoutes.find((route) => route.id === view)
  const group = menuGroups.find(({ id }) => id === row?.menu)
  const above = row?.parent ?? (group && 'lead' in group ? group.lead : undefined)
  return above ? ['home', above, view] : ['home', view]
}
