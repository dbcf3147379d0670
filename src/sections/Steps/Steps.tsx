import type { ReactNode } from 'react'
import type { Item } from '../../i18n/useMessages.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './Steps.module.css'

interface StepsProps extends HeadProps<'ink'> {
  readonly steps: readonly Item[]
  /** A picture under the heading; the stations are then vertical on wide screens, too. */
  readonly aside?: ReactNode
}

/** A process as an ordered list: numbered stations, at most five in a row, or in a column. */
export function Steps({ steps, ...head }: StepsProps) {
  return (
    <Section {...head}>
      <ol className={classes.steps} data-columns={head.aside ? undefined : steps.length}>
        {steps.map((step) => (
          <li key={step.id}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
