import type { ReactNode } from 'react'
import { Section } from '../../ui/Section/Section.tsx'
import classes from './Steps.module.css'

interface StepsProps {
  readonly title: ReactNode
  readonly eyebrow?: ReactNode
  readonly lead?: ReactNode
  readonly tone?: 'paper' | 'mist' | 'ink'
  readonly steps: readonly { readonly id: string; readonly title: ReactNode; readonly text: ReactNode }[]
  /** On wide screens the heading stands beside the stations, which go down the page there too. */
  readonly beside?: boolean
  /** A picture under a heading that stands beside. */
  readonly aside?: ReactNode
}

/** A process as an ordered list: numbered stations on one line, five at most, or down the page. */
export function Steps({ steps, beside, ...head }: StepsProps) {
  return (
    <Section beside={beside} {...head}>
      <ol className={classes.steps} data-columns={beside ? undefined : steps.length}>
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
