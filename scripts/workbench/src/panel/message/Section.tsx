import { Anchor, Divider, Stack, Text, type TextProps } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import type { PanelLocale, Run } from '../../protocol/calls.ts'
import { Runs } from '../field/SourceText.tsx'

interface SectionProps {
  readonly title: string
  readonly count?: number
  readonly isOpenAtFirst?: boolean
  readonly children: ReactNode
}

/** A collapsible section with data on a message. */
export const Section = ({ title, count, isOpenAtFirst = false, children }: SectionProps) => (
  <details open={isOpenAtFirst}>
    <Text component="summary" size="sm" fw={600} style={{ cursor: 'pointer' }}>
      {title} {count !== undefined && <Quiet span>{count}</Quiet>}
    </Text>
    <Stack gap="xs" pt={4} pb="xs" fz="sm">
      {children}
    </Stack>
    <Divider />
  </details>
)

/** A remark in small letters. */
export const Quiet = (props: ComponentProps<'p'> & Pick<TextProps, 'span'>) => <Text size="xs" c="dimmed" {...props} />

/** A button that looks like a link. */
export const LinkButton = (props: ComponentProps<'button'>) => (
  <Anchor component="button" type="button" fz="xs" ta="start" underline="always" {...props} />
)

interface VersionsProps {
  readonly locale: PanelLocale
  /** The names of both versions. */
  readonly names: readonly [before: string, after: string]
  readonly before: readonly Run[]
  readonly after: readonly Run[]
}

/** Two versions of a text, with the words marked that differ. */
export const Versions = ({ locale: { tag, dir }, names, before, after }: VersionsProps) => (
  <dl lang={tag} dir={dir}>
    <Text component="dt" size="xs" c="dimmed" lang="en">
      {names[0]}
    </Text>
    <dd>
      <Runs runs={before} isOld />
    </dd>
    <Text component="dt" size="xs" c="dimmed" lang="en">
      {names[1]}
    </Text>
    <dd>
      <Runs runs={after} />
    </dd>
  </dl>
)
