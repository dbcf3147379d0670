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
 * A link that looks like a button: the calls to action. Not Mantine's Button, which with its loader and its variants
 * costs every page 7 KB of script for what one class does.
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
