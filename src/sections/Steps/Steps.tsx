import type { Item } from '../../i18n/useMessages.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './Steps.module.css'

interface StepsProps extends HeadProps<'ink'> {
  readonly steps: readonly Item[]
}

/** A process as an ordered list: numbered stations, five in a row, more than that four in a row, or in a column. */
export function Steps({ steps, ...head }: StepsProps) {
  return (
    <Section {...head}>
      <ol className={classes.steps}>
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
