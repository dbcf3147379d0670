import type { ReactNode } from 'react'
import IconChevronDown from '#icons/IconChevronDown.mjs'
import IconMenu2 from '#icons/IconMenu2.mjs'
import { menuGroups } from '../config/menu.ts'
import { MENUBAR } from '../config/protocol.ts'
import type { MenuGroup } from '../config/routes.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx'
import { PageLink } from '../ui/PageLink/PageLink.tsx'
import { Brand } from './Brand.tsx'
import classes from './Header.module.css'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MenuPanel } from './MenuPanel.tsx'
import { useCurrentGroup } from './useCurrentGroup.ts'

/**
 * The fixed header. Its dropdowns are native popovers and the mobile menu is a native dialog, so that opening, closing
 * (click outside, Escape) and returning focus work before any script runs: see docs/decisions/native-controls.md.
 */
export function Header() {
  const { m, label } = useCommon()
  return (
    <header className={classes.header}>
      <div className={`page-width ${classes.bar}`}>
        <PageLink page="home" className={classes.logo} {...label('brandHome')}>
          <Brand first />
        </PageLink>
        <nav className={classes.nav} {...label('menu.label')}>
          <ul className={classes.groups} {...{ [MENUBAR]: '' }}>
            {menuGroups.map((group) => (
              <li key={group.id}>
                <Trigger group={group.id}>{m(`menu.${group.id}.label`)}</Trigger>
                <MenuPanel group={group} />
              </li>
            ))}
          </ul>
        </nav>
        <LanguageMenu />
        <span className={classes.contact}>
          <ButtonLink page="contacts" text="actions.contactUs" />
        </span>
        <button
          type="button"
          className={classes.burger}
          command="show-modal"
          commandfor="mobile-menu"
          aria-haspopup="dialog"
        >
          <IconMenu2 size={24} aria-hidden="true" />
          <span className="visually-hidden">{m('menu.open')}</span>
        </button>
      </div>
    </header>
  )
}

/** The button that opens a group's dropdown; marked if the current page is in the group. */
function Trigger({ group, children }: { readonly group: MenuGroup; readonly children: ReactNode }) {
  const current = useCurrentGroup() === group
  return (
    <button
      type="button"
      className={classes.trigger}
      popoverTarget={`menu-${group}`}
      data-current={current || undefined}
    >
      {children}
      <IconChevronDown size={14} stroke={2.5} aria-hidden="true" />
    </button>
  )
}
