import { menuGroups } from '../config/menu.ts'
import { isNotice, type PageId, routeOf, type ViewId } from '../config/routes.ts'

/**
 * Returns the breadcrumb from Home to a page, both included, via its parent page or else the lead page of its dropdown.
 * Empty for Home and notices.
 */
export function trailOf(view: ViewId): PageId[] {
  if (isNotice(view) || view === 'home') return []
  const row = routeOf(view)
  const group = menuGroups.find(({ id }) => id === row?.menu)
  const above = row?.parent ?? (group && 'lead' in group ? group.lead : undefined)
  return above ? ['home', above, view] : ['home', view]
}
