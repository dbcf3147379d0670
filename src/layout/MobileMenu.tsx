import IconX from '#icons/IconX.mjs'
import { menuEntries, menuGroups } from '../config/menu.ts'
import type { MenuGroup, PageId } from '../config/routes.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { BaseAccordion, BaseAccordionItem } from '../ui/BaseAccordion/BaseAccordion.tsx'
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx'
import { PageLink } from '../ui/PageLink/PageLink.tsx'
import { useOpenPanel } from '../ui/useOpenPanel.ts'
import { Brand } from './Brand.tsx'
import header from './Header.module.css'
import language from './LanguageMenu.module.css'
import { LanguageLinks } from './LanguageMenu.tsx'
import classes from './MobileMenu.module.css'
import { useCurrentGroup } from './useCurrentGroup.ts'
import { useWrittenPages, WrittenLink } from './written.tsx'

/**
 * The menu below the large breakpoint: a modal dialog that slides in, with one expanded group at a time. The browser
 * traps and returns focus, CSS locks scrolling, and src/enhance/menus.ts closes the menu when an item is chosen.
 */
export function MobileMenu() {
  const { m, label } = useCommon()
  // The group of the current page starts open.
  const panel = useOpenPanel(useCurrentGroup() ?? null)
  return (
    <dialog id="mobile-menu" className={classes.menu} closedby="any" {...label('menu.label')} suppressHydrationWarning>
      <div className={classes.top}>
        <Brand />
        <button type="button" className={header.burger} command="close" commandfor="mobile-menu">
          <IconX size={24} aria-hidden="true" />
          <span className="visually-hidden">{m('menu.close')}</span>
        </button>
      </div>
      <nav className={classes.pages} {...label('menu.pages')}>
        <BaseAccordion
          id="mobile-menu-groups"
          panel={panel}
          classNames={{ item: classes.group, control: classes.control }}
        >
          {menuGroups.map((group) => (
            <BaseAccordionItem key={group.id} value={group.id} label={m(`menu.${group.id}.label`)}>
              <ul className={classes.links}>
                {'lead' in group ? <MenuItem page={group.lead} strong /> : null}
                {menuEntries(group.id).map((entry) => (
                  <MenuItem key={entry.page} page={entry.page} pages={entry.children} />
                ))}
                {__WRITTEN__ ? <WrittenPages group={group.id} /> : null}
              </ul>
            </BaseAccordionItem>
          ))}
        </BaseAccordion>
      </nav>
      <LanguageLinks className={language.list} />
      <div className={classes.contact}>
        <ButtonLink page="contacts" toTop text="actions.contactUs" />
      </div>
    </dialog>
  )
}

interface MenuItemProps {
  readonly page: PageId
  readonly pages?: readonly PageId[]
  readonly strong?: boolean
}

function MenuItem({ page, pages = [], strong = pages.length > 0 }: MenuItemProps) {
  const { m } = useCommon()
  return (
    <li>
      <PageLink page={page} className={classes.link} data-strong={strong || undefined}>
        {m(`nav.pages.${page}`)}
      </PageLink>
      {pages.length > 0 ? (
        <ul className={classes.children}>
          {pages.map((child) => (
            <MenuItem key={child} page={child} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

function WrittenPages({ group }: { readonly group: MenuGroup }) {
  return useWrittenPages(group).map(({ href, title }) => (
    <li key={href}>
      <WrittenLink href={href} className={classes.link}>
        {title}
      </WrittenLink>
    </li>
  ))
}
