import { menuGroups } from '../config/menu.ts'
import { type MenuGroup, routeOf, type ViewId } from '../config/routes.ts'
import { useView } from '../ui/ViewContext.ts'

/** Returns the dropdown that contains the current page or has it as its title. */
export const useCurrentGroup = () => groupOf(useView())

export function groupOf(view: ViewId): MenuGroup | undefined {
  return routeOf(view)?.menu ?? menuGroups.find((group) => 'lead' in group && group.lead === view)?.id
}
