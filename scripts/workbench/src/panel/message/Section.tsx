import { Alert, Anchor, Autocomplete, Button, Text, type TextProps } from '@mantine/core'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import IconChevronRight from '#icons/IconChevronRight.mjs'
import type { PanelLocale } from '../../protocol/calls.ts'
import { usePanel } from '../PanelContext.ts'
import { capsOf, shortcuts } from '../shortcuts.ts'
import classes from './Section.module.css'

interface SectionProps {
  readonly title: string
  readonly count?: number
  readonly isOpenAtFirst?: boolean
  readonly children: ReactNode
}

/** A part of what is known of a message, that opens and closes. What is in it is made only when it is opened. */
export function Section({ title, count, isOpenAtFirst = false, children }: SectionProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  return (
    <section className={classes['section']}>
      <h3 className={classes['title']}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <IconChevronRight size={16} aria-hidden />
          {title}
          {count !== undefined && <Quiet span>{count}</Quiet>}
        </button>
      </h3>
      <div id={id} className={classes['content']} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  )
}

/** A paragraph in a language. */
export const Words = ({ of, ...props }: ComponentProps<'p'> & { readonly of: Pick<PanelLocale, 'tag' | 'dir'> }) => (
  <p lang={of.tag} dir={of.dir} {...props} />
)

/** A remark in small letters. */
export const Quiet = (props: ComponentProps<'p'> & Pick<TextProps, 'span'>) => (
  <Text size="xs" c="dimmed" lh="inherit" {...props} />
)

/** The keys that save, or do what is done instead. */
export const SaveKeys = () => (
  <Text span fz="xs" fw={400}>
    {capsOf(shortcuts.save.keys).join(' ')}
  </Text>
)

/** Puts a text into the field that was focused last. */
export const InsertButton = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <Button size="compact-sm" variant="default" aria-label={label} onClick={onClick}>
    Insert
  </Button>
)

/** What goes to something: it looks like a link. */
export const LinkButton = (props: ComponentProps<'button'>) => (
  <Anchor component="button" type="button" ff="monospace" fz="xs" lh={1.4} ta="start" underline="always" {...props} />
)

/** The id of a message, that goes to it: on this page if it is there, else on the first one that shows it. */
export function MessageLink({ id, children = id }: { readonly id: string; readonly children?: string }) {
  const { workspace, choose } = usePanel()
  if (!workspace.project.pages.some(({ ids }) => ids.includes(id))) return <Quiet span>{children}</Quiet>
  return <LinkButton onClick={() => choose(id)}>{children}</LinkButton>
}

/** Why something was not done; where nobody has said who works here, it may be for that, and the name is asked for. */
export function Refusal({ why, title }: { readonly why: string | null; readonly title?: string }) {
  return (
    why !== null && (
      <Alert color="red" role="alert" title={title}>
        {why}
        <AskName />
      </Alert>
    )
  )
}

/** Asks who works here; nothing once somebody has said so. Enter goes back to the text. */
function AskName() {
  const { person, setPerson, focusField, workspace } = usePanel()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  if (person !== null) return null
  return (
    <Autocomplete
      ref={field}
      label="Your name"
      data={workspace.project.people}
      placeholder="A. Nowak"
      onOptionSubmit={setPerson}
      onBlur={({ currentTarget }) => setPerson(currentTarget.value.trim() || null)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') focusField.current?.()
      }}
    />
  )
}
