import type { ReactNode } from 'react'
import type { PageId } from '../../config/routes.ts'
import { useCommon } from '../../i18n/useCommon.ts'
import { PageLink } from '../PageLink/PageLink.tsx'
import classes from './ButtonLink.module.css'

interface ButtonLinkProps {
  readonly page: PageId
  readonly hash?: string
  /** The text: a message of all pages, or children; the name of the page without either. */
  readonly text?: 'actions.contactUs' | 'actions.getInTouch' | 'actions.discoverServices'
  readonly children?: ReactNode
  readonly toTop?: boolean
  readonly secondary?: boolean
  readonly onDark?: boolean
}

/**
 * A link styled as a button, for calls to action. Replaces Mantine's Button, whose loader and variants would add 7 KB
 * of script to every page.
 */
export function ButtonLink({ text, children, secondary, onDark, ...link }: ButtonLinkProps) {
  const { m } = useCommon()
  return (
    <PageLink
      className={classes.button}
      data-on-dark={onDark || undefined}
      data-secondary={secondary || undefined}
      {...link}
    >
      {children ?? m(text ?? `nav.pages.${link.page}`)}
    </PageLink>
  )
}
