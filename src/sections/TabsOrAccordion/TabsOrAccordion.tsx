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
  readonly items: readonly TabItem[]
}

/**
 * A column of tabs on medium and wider screens, an accordion below, over one set of panels: Mantine's accordion inside Mantine's
 * tabs. CSS shows either the tab list or the accordion's controls; without scripts it shows neither, and all panels.
 * src/enhance/disclosure.ts sets the matching roles of the panels. Decision record:
 * docs/decisions/native-controls.md.
 */
export function TabsOrAccordion({ name, items, ...head }: TabsOrAccordionProps) {
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
        orientation="vertical"
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
              // On Home and End, Mantine moves the focus without selecting the tab.
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

/** Variables that Mantine's style sheet for tabs would read; that style sheet is not loaded. */
const withoutVariables = { '--tabs-radius': undefined, '--tabs-color': undefined }

/** Leaves keys with a modifier to the browser (Alt and an arrow navigate its history), which Mantine would handle. */
function leaveShortcuts(event: KeyboardEvent) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) event.stopPropagation()
}
