import { Accordion } from '@mantine/core'
import type { ReactNode } from 'react'
import { DISCLOSURE } from '../../config/protocol.ts'
import type { OpenPanel } from '../useOpenPanel.ts'
import classes from './BaseAccordion.module.css'

interface BaseAccordionProps {
  /** Unique on the page; the ids of controls and panels derive from it. */
  readonly id: string
  readonly panel: Pick<OpenPanel, 'open' | 'setOpen'> & Partial<Pick<OpenPanel, 'ref'>>
  /** Wraps each control in a heading of that level. */
  readonly order?: 3
  readonly classNames?: Partial<Record<'item' | 'control' | 'label' | 'content', string>>
  readonly children: ReactNode
}

/**
 * Mantine's accordion with at most one open item, styled for the site. Closed panels stay in the HTML (Mantine would
 * omit them). Panels open and close without a delay, as they do before hydration (src/enhance/disclosure.ts). Decision
 * record: docs/decisions/native-controls.md.
 */
export function BaseAccordion({ id, panel, order, classNames = {}, children }: BaseAccordionProps) {
  return (
    <Accordion
      {...(panel.ref ? { ref: panel.ref, [DISCLOSURE]: '' } : {})}
      id={id}
      value={panel.open}
      onChange={panel.setOpen}
      {...(order ? { order } : {})}
      unstyled
      style={withoutVariables}
      chevron={null}
      keepMountedMode="display-none"
      transitionDuration={0}
      classNames={{
        ...classNames,
        item: joined(classes.item, classNames.item),
        control: joined(classes.control, classNames.control),
        label: joined(classes.label, classNames.label),
        chevron: classes.chevron,
        panel: classes.panel,
      }}
    >
      {children}
    </Accordion>
  )
}

const joined = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')

/** Variables that Mantine's style sheet for accordions would read; that style sheet is not loaded. */
const withoutVariables = { '--accordion-transition-duration': undefined, '--accordion-chevron-size': undefined }

interface BaseAccordionItemProps {
  readonly value: string
  /** The id that links to the item use. */
  readonly id?: string
  readonly label: ReactNode
  /** Replaces the control when scripts are off and every panel is open. */
  readonly heading?: 'h3' | 'p'
  readonly children: ReactNode
}

/** An item of BaseAccordion: its control and its panel. */
export function BaseAccordionItem({ value, id, label, heading: Heading = 'p', children }: BaseAccordionItemProps) {
  return (
    <Accordion.Item value={value} {...(id ? { id } : {})}>
      <Accordion.Control suppressHydrationWarning>{label}</Accordion.Control>
      <noscript>
        <Heading className={classes.heading}>{label}</Heading>
      </noscript>
      <Accordion.Panel suppressHydrationWarning>{children}</Accordion.Panel>
    </Accordion.Item>
  )
}
