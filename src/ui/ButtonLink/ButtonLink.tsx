import type { ReactNode } from 'react'
import type { PageId } from '../../config/routes.ts'
import { PageLink } from '../PageLink/PageLink.tsx'
import classes from './ButtonLink.module.css'

interface ButtonLinkProps {
  readonly children: ReactNode
  readonly page: PageId
  readonly hash?: string
  readonly toTop?: boolean
  readonly secondary?: boolean
  readonly onDark?: boolean
}

/**
 * A link styled as a button, for calls to action. Replaces Mantine's Button, whose loader and variants would add 7 KB
 * of script to every page.
 */
export function ButtonLink({ children, secondary, onDark, ...link }: ButtonLinkProps) {
  return (
    <PageLink
      className={classes.button}
      data-on-dark={onDark || undefined}
      data-secondary={secondary || undefined}
      {...link}
    >
      {children}
    </PageLink>
  )
}
