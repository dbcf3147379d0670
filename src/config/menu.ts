import { allRoutes, type ChildRow, type MenuGroup, type PageId, type Route, type TopRow } from './routes.ts'

/** The header's dropdowns in order. `lead` is the page that the title of the group links to. Requirement R7. */
export const menuGroups = [
  { id: 'about' },
  { id: 'services' },
  { id: 'ai', lead: 'ai-ai-translation' },
  { id: 'solutions', lead: 'solutions-by-industry' },
] as const satisfies readonly { id: MenuGroup; lead?: PageId }[]

export type PageIn<G extends MenuGroup> = Extract<TopRow, { readonly menu: G }>['id']

export type ChildPage = ChildRow['id']

export interface MenuEntry<G extends MenuGroup = MenuGroup> {
  readonly page: PageIn<G>
  readonly children: readonly ChildPage[]
}

/** Returns the entries of a dropdown: its top pages in table order, each with its child pages. */
export function menuEntries<G extends MenuGroup>(group: G): MenuEntry<G>[] {
  const rows = allRoutes.filter((row): row is Route & { readonly id: PageIn<G> } => row.menu === group)
  return rows
    .filter((row) => !row.parent)
    .map((row) => ({
      page: row.id,
      children: allRoutes
        .filter((other): other is Route & { readonly id: ChildPage } => other.menu === group && other.parent === row.id)
        .map((other) => other.id),
    }))
}

/** The footer's two columns of links: requirement R10. */
export const footerColumns = [
  { id: 'company', pages: ['contacts', 'careers', 'about', 'offices'] },
  {
    id: 'work',
    pages: ['services', 'services-content-services-localization', 'ai-ai-translation', 'solutions-by-industry'],
  },
] as const satisfies readonly { id: string; pages: readonly PageId[] }[]
