import { Button } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import type { ReactNode } from 'react'
import type { PageId } from '../config/routes.ts'
import classes from './ButtonLink.module.css'
import { PageLink } from './PageLink.tsx'

interface ButtonLinkProps {
  readonly children: ReactNode
  readonly page: PageId
  readonly hash?: string
  readonly toTop?: boolean
  readonly secondary?: boolean
  readonly onDark?: boolean
}

/** A link that looks like a button: the calls to action. */
export function ButtonLink({ children, secondary, onDark, ...link }: ButtonLinkProps) {
  return (
    <Button
      component={PageLink}
      variant={secondary ? 'outline' : 'filled'}
      className={classes.button}
      data-on-dark={onDark || undefined}
      data-secondary={secondary || undefined}
      {...link}
    >
      {children}
    </Button>
  )
}
