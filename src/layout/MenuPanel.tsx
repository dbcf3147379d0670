import { memo } from 'react'
import { type MenuEntry, menuEntries, type menuGroups, type PageIn } from '../config/menu.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { PageLink } from '../ui/PageLink/PageLink.tsx'
import classes from './MenuPanel.module.css'

interface MenuPanelProps {
  readonly group: (typeof menuGroups)[number]
}

/** One dropdown: its title (a link where the group has a page of its own) over its columns of links. */
export const MenuPanel = memo(function MenuPanel({ group }: MenuPanelProps) {
  const { m } = useCommon()
  return (
    <div id={`menu-${group.id}`} popover="auto" className={classes.panel}>
      <div className={classes.inner}>
        <p className={classes.title}>
          {'lead' in group ? (
            <PageLink page={group.lead}>{m(`menu.${group.id}.title`)}</PageLink>
          ) : (
            m(`menu.${group.id}.title`)
          )}
        </p>
        <ul className={classes.columns} data-columns={group.columns}>
          {group.id === 'services'
            ? menuEntries(group.id).map((entry) => (
                <li key={entry.page}>
                  <LinkGroup entry={entry} />
                </li>
              ))
            : menuEntries(group.id).map(({ page }) => (
                <li key={page}>
                  <DescribedLink page={page} />
                </li>
              ))}
        </ul>
      </div>
    </div>
  )
})

/** A page over the pages that belong to it. */
function LinkGroup({ entry }: { readonly entry: MenuEntry<'services'> }) {
  const { m } = useCommon()
  return (
    <>
      <PageLink page={entry.page} className={classes.head}>
        {m(`nav.pages.${entry.page}`)}
      </PageLink>
      <ul className={classes.children}>
        {entry.children.map((page) => (
          <li key={page}>
            <PageLink page={page} className={classes.link}>
              {m(`nav.pages.${page}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A page with a line on what it holds. */
function DescribedLink({ page }: { readonly page: PageIn<'about' | 'ai' | 'solutions'> }) {
  const { m } = useCommon()
  return (
    <PageLink page={page} className={classes.described}>
      <span className={classes.name}>{m(`nav.pages.${page}`)}</span>
      <span className={classes.description}>{m(`nav.descriptions.${page}`)}</span>
    </PageLink>
  )
}
