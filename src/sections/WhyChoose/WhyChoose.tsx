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
  /** Columns on wide screens; one or two stand beside the heading. */
  readonly columns?: 1 | 2 | 3 | 4 | 5
  /** What the section leads with (`src/ui/Evidence`): beside the heading above its columns, or below it beside them. */
  readonly proof?: ReactNode
}

/** Reasons or benefits in columns, each under a rule; before them, one proof of what the page is about. */
export function WhyChoose({ reasons, measured = [], columns = 5, proof, ...head }: WhyChooseProps) {
  const isBelow = columns < 3
  return (
    <Section {...head} aside={isBelow ? proof : undefined} beside={Boolean(proof)}>
      {proof && !isBelow ? <div className={classes.proof}>{proof}</div> : null}
      <ul className={classes.reasons} data-columns={columns} data-proven={proof ? '' : undefined}>
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
