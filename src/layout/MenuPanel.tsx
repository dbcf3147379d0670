import { type ChildPage, type MenuEntry, menuEntries, type menuGroups, type PageIn } from '../config/menu.ts'
import type { MenuGroup } from '../config/routes.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { PageLink } from '../ui/PageLink/PageLink.tsx'
import classes from './MenuPanel.module.css'
import { useWrittenPages, WrittenLink } from './written.tsx'

interface MenuPanelProps {
  readonly group: (typeof menuGroups)[number]
}

/** A dropdown: its title (a link if the group has its own page) before its columns of links. */
export function MenuPanel({ group }: MenuPanelProps) {
  const { m } = useCommon()
  const entries =
    group.id === 'services'
      ? menuEntries(group.id).map((entry) => <LinkGroup key={entry.page} entry={entry} />)
      : menuEntries(group.id).map(({ page }) => <DescribedLink key={page} page={page} />)
  return (
    <div id={`menu-${group.id}`} popover="auto" className={classes.panel}>
      <div className={`page-width ${classes.inner}`}>
        <p className={`phrases ${classes.title}`}>
          {'lead' in group ? (
            <PageLink page={group.lead}>{m(`menu.${group.id}.title`)}</PageLink>
          ) : (
            m(`menu.${group.id}.title`)
          )}
        </p>
        <ul className={classes.columns}>
          {__WRITTEN__ ? [...entries, <WrittenPages key="written" group={group.id} />] : entries}
        </ul>
      </div>
    </div>
  )
}

function LinkGroup({ entry }: { readonly entry: MenuEntry<'services'> }) {
  const { m } = useCommon()
  return (
    <li>
      <PageLink page={entry.page} className={classes.head}>
        {m(`nav.pages.${entry.page}`)}
      </PageLink>
      <ul className={classes.children}>
        {entry.children.map((page) => (
          <DescribedLink key={page} page={page} />
        ))}
      </ul>
    </li>
  )
}

function DescribedLink({ page }: { readonly page: PageIn<'about' | 'ai' | 'solutions'> | ChildPage }) {
  const { m } = useCommon()
  return (
    <li>
      <PageLink page={page} className={classes.described}>
        <span className={classes.name}>{m(`nav.pages.${page}`)}</span>
        <span className={classes.description}>{m(`nav.descriptions.${page}`)}</span>
      </PageLink>
    </li>
  )
}

/** The simple pages of a dropdown, styled like its other pages. */
function WrittenPages({ group }: { readonly group: MenuGroup }) {
  return useWrittenPages(group).map(({ href, title, summary }) => (
    <li key={href}>
      <WrittenLink href={href} className={classes.described}>
        <span className={classes.name}>{title}</span>
        <span className={classes.description}>{summary}</span>
      </WrittenLink>
    </li>
  ))
}
