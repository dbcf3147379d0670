import type { ReactNode } from 'react'
import { MeasureLink } from '../../ui/MeasureLink/MeasureLink.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import classes from './WhyChoose.module.css'

interface WhyChooseProps {
  readonly title: ReactNode
  readonly eyebrow?: ReactNode
  readonly lead?: ReactNode
  readonly tone?: 'paper' | 'mist' | 'ink'
  readonly reasons: readonly {
    readonly id: string
    readonly title: ReactNode
    readonly text: ReactNode
    readonly icon?: ReactNode
  }[]
  /** The ids of the reasons that state a figure, so that the way to its definition follows. */
  readonly measured?: readonly string[]
  /** Columns on wide screens. */
  readonly columns?: 1 | 3 | 4 | 5
  /** A picture under the heading, for a single column. */
  readonly aside?: ReactNode
}

/** Reasons or benefits in columns, each under a rule with a mark in the accent colour. */
export function WhyChoose({ reasons, measured = [], columns = 5, ...head }: WhyChooseProps) {
  return (
    <Section {...head}>
      <ul className={classes.reasons} data-columns={columns}>
        {reasons.map((reason) => (
          <li key={reason.id}>
            {reason.icon ? (
              <span className={classes.icon} aria-hidden="true">
                {reason.icon}
              </span>
            ) : null}
            <h3>{reason.title}</h3>
            <p>
              {reason.text}
              {measured.includes(reason.id) ? <MeasureLink about={reason.title} /> : null}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
