import { menuGroups } from '../config/menu.ts'
import { type MenuGroup, routeOf } from '../config/routes.ts'
import { useView } from '../ui/ViewContext.ts'

/** Returns the dropdown that contains the current page or has it as its title. */
export function useCurrentGroup(): MenuGroup | undefined {
  const view = useView()
  return routeOf(view)?.menu ?? menuGroups.find((group) => 'lead' in group && group.lead === view)?.id
}
