import type { ReactNode } from 'react'
import { BaseAccordion, BaseAccordionItem } from '../../ui/BaseAccordion/BaseAccordion.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { useOpenPanel } from '../../ui/useOpenPanel.ts'
import classes from './Accordion.module.css'

interface Part {
  readonly id: string
  readonly title: ReactNode
  readonly text: ReactNode
}

interface AccordionProps {
  /** Unique on the page; the ids of the items derive from it. */
  readonly name: string
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly tone?: 'paper' | 'mist'
  /** A picture under the heading. */
  readonly aside: ReactNode
  /** An item may come in parts, side by side under its text: the same thing on site and online. */
  readonly items: readonly (Part & { readonly parts?: readonly Part[] })[]
}

const { item, control, content } = classes

/** A heading beside a few long texts that open in place, at most one at a time. */
export function Accordion({ name, items, ...head }: AccordionProps) {
  const panel = useOpenPanel(items[0]?.id ?? null)
  return (
    <Section {...head}>
      <BaseAccordion id={name} panel={panel} order={3} classNames={{ item, control, content }}>
        {items.map(({ id, title, text, parts }) => (
          <BaseAccordionItem key={id} value={id} label={title} heading="h3">
            <p>{text}</p>
            {parts ? <Parts parts={parts} /> : null}
          </BaseAccordionItem>
        ))}
      </BaseAccordion>
    </Section>
  )
}

function Parts({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <ul className={classes.parts}>
      {parts.map((part) => (
        <li key={part.id}>
          <h4>{part.title}</h4>
          <p>{part.text}</p>
        </li>
      ))}
    </ul>
  )
}
