import { Tabs } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { DISCLOSURE } from '../../config/protocol.ts'
import { BaseAccordion, BaseAccordionItem } from '../../ui/BaseAccordion/BaseAccordion.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import { useOpenPanel } from '../../ui/useOpenPanel.ts'
import classes from './TabsOrAccordion.module.css'

export interface TabItem {
  readonly id: string
  readonly label: ReactNode
  readonly content: ReactNode
}

interface TabsOrAccordionProps extends HeadProps {
  /** Unique on the page; the ids of tabs, controls and panels derive from it. */
  readonly name: string
  readonly orientation?: 'horizontal' | 'vertical'
  readonly items: readonly TabItem[]
}

/**
 * Tabs on medium screens and wider, an accordion below, over one set of panels: Mantine's accordion inside Mantine's tabs.
 * CSS shows either the tab list or the accordion's controls; without scripts it shows neither, and all panels.
 * src/enhance/disclosure.ts gives the panels the role of one or the other. Record: docs/decisions/tabs-and-accordions.md.
 */
export function TabsOrAccordion({ name, items, orientation = 'horizontal', ...head }: TabsOrAccordionProps) {
  const titleId = `${name}-title`
  const [first] = items
  const panel = useOpenPanel(first?.id ?? null)
  return (
    <Section {...head} title={<span id={titleId}>{head.title}</span>}>
      <Tabs
        ref={panel.ref}
        id={`${name}-tabs`}
        value={panel.open ?? first?.id ?? null}
        onChange={panel.setOpen}
        orientation={orientation}
        unstyled
        style={withoutVariables}
        classNames={{ root: classes.root, list: classes.list, tab: classes.tab }}
        {...{ [DISCLOSURE]: 'tabs' }}
      >
        <Tabs.List aria-labelledby={titleId} onKeyDownCapture={leaveShortcuts}>
          {items.map(({ id, label }) => (
            <Tabs.Tab
              key={id}
              value={id}
              aria-controls={`${name}-panel-${id}`}
              // With Home and End Mantine moves the focus alone.
              onFocus={() => panel.setOpen(id)}
              suppressHydrationWarning
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <BaseAccordion
          id={name}
          panel={{ open: panel.open, setOpen: panel.setOpen }}
          classNames={{ item: classes.item, control: classes.control, content: classes.content }}
        >
          {items.map(({ id, label, content }) => (
            <BaseAccordionItem key={id} value={id} label={label}>
              {content}
            </BaseAccordionItem>
          ))}
        </BaseAccordion>
      </Tabs>
    </Section>
  )
}

/** Mantine's own variables, which its style sheet for tabs would read: it is not loaded. */
const withoutVariables = { '--tabs-radius': undefined, '--tabs-color': undefined }

/** Keys with a modifier are the browser's (Alt and an arrow go through its history); Mantine takes them for its own. */
function leaveShortcuts(event: KeyboardEvent) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) event.stopPropagation()
}
