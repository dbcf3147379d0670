import type { ReactNode } from 'react'
import type { Item } from '../../i18n/useMessages.tsx'
import { BaseAccordion, BaseAccordionItem } from '../../ui/BaseAccordion/BaseAccordion.tsx'
import { Facts } from '../../ui/Facts/Facts.tsx'
import type { Fact } from '../../ui/Facts/Rows.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import { useOpenPanel } from '../../ui/useOpenPanel.ts'
import classes from './Accordion.module.css'

interface AccordionProps extends HeadProps {
  /** Unique on the page; the ids of the items derive from it. */
  readonly name: string
  readonly aside?: ReactNode
  /** Under the text of an item: its parts side by side (the same service on site and online), or short labelled lines. */
  readonly items: readonly (Item & { readonly parts?: readonly Item[]; readonly facts?: readonly Fact[] })[]
}

const { item, control, content } = classes

/** A heading, next to a picture if there is one, and a few long texts that expand in place, at most one at a time. */
export function Accordion({ name, items, ...head }: AccordionProps) {
  const panel = useOpenPanel(items[0]?.id ?? null)
  return (
    <Section {...head}>
      <BaseAccordion id={name} panel={panel} order={3} classNames={{ item, control, content }}>
        {items.map(({ id, title, text, parts, facts }) => (
          <BaseAccordionItem key={id} value={id} label={title} heading="h3">
            <p>{text}</p>
            {parts ? <Parts parts={parts} /> : null}
            {facts ? <Facts facts={facts} /> : null}
          </BaseAccordionItem>
        ))}
      </BaseAccordion>
    </Section>
  )
}

function Parts({ parts }: { readonly parts: readonly Item[] }) {
  return (
    <ul className={`grid ${classes.parts}`}>
      {parts.map((part) => (
        <li key={part.id}>
          <h4>{part.title}</h4>
          <p>{part.text}</p>
        </li>
      ))}
    </ul>
  )
}
