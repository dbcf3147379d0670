import type { ReactNode } from 'react'
import { Section } from '../ui/Section.tsx'
import classes from './Steps.module.css'

interface StepsProps {
  readonly title: ReactNode
  readonly eyebrow?: ReactNode
  readonly lead?: ReactNode
  readonly tone?: 'paper' | 'mist' | 'ink'
  readonly steps: readonly { readonly id: string; readonly title: ReactNode; readonly text: ReactNode }[]
  /** Columns on medium screens and wider; the specification asks for five. */
  readonly columns?: 3 | 4 | 5
}

/** A process as an ordered list: numbered stations on one line. */
export function Steps({ steps, columns = 5, ...head }: StepsProps) {
  return (
    <Section {...head}>
      <ol className={classes.steps} data-columns={columns}>
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
