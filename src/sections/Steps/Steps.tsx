import type { Item } from '../../i18n/useMessages.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './Steps.module.css'

interface StepsProps extends HeadProps<'ink'> {
  readonly steps: readonly Item[]
  /** For many steps: in a column next to the heading on wide screens, too. */
  readonly beside?: boolean
}

/** A process as an ordered list: numbered stations, at most five in a row, or in a column. */
export function Steps({ steps, ...head }: StepsProps) {
  return (
    <Section {...head}>
      <ol className={classes.steps} data-columns={head.beside ? undefined : steps.length}>
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
