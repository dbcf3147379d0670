import type { ReactNode } from 'react'
import { Section } from '../ui/Section.tsx'
import classes from './Accordion.module.css'

interface Part {
  readonly id: string
  readonly title: ReactNode
  readonly text: ReactNode
}

interface AccordionProps {
  /** Unique on the page; groups the items. */
  readonly name: string
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly tone?: 'paper' | 'mist'
  /** A picture under the heading on wide screens. */
  readonly aside?: ReactNode
  /** An item may come in parts, side by side under its text: the same thing on site and online. */
  readonly items: readonly (Part & { readonly parts?: readonly Part[] })[]
}

/** A heading beside a few long texts that open in place, at most one at a time: native <details> in one group. */
export function Accordion({ name, items, ...head }: AccordionProps) {
  return (
    <Section beside {...head}>
      <div>
        {items.map((item, index) => (
          <details key={item.id} name={name} open={index === 0} className={classes.item} suppressHydrationWarning>
            <summary className={classes.summary}>
              <h3>{item.title}</h3>
            </summary>
            <div className={classes.panel}>
              <p>{item.text}</p>
              {item.parts ? <Parts parts={item.parts} /> : null}
            </div>
          </details>
        ))}
      </div>
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
