import { Anchor, Text, type TextProps } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import classes from './Section.module.css'

interface SectionProps {
  readonly title: string
  readonly count?: number
  readonly isOpenAtFirst?: boolean
  readonly children: ReactNode
}

/** A collapsible section with data on a message. */
export const Section = ({ title, count, isOpenAtFirst = false, children }: SectionProps) => (
  <details className={classes['section']} open={isOpenAtFirst}>
    <summary>
      {title} {count !== undefined && <Quiet span>{count}</Quiet>}
    </summary>
    <div className={classes['content']}>{children}</div>
  </details>
)

/** A remark in small letters. */
export const Quiet = (props: ComponentProps<'p'> & Pick<TextProps, 'span'>) => (
  <Text size="xs" c="dimmed" lh="inherit" {...props} />
)

/** A button that looks like a link. */
export const LinkButton = (props: ComponentProps<'button'>) => (
  <Anchor
    component="button"
    type="button"
    c="var(--teal)"
    ff="monospace"
    fz="xs"
    lh={1.4}
    ta="start"
    underline="always"
    {...props}
  />
)
