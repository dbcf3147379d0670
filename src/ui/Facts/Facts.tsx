import type { ReactNode } from 'react'
import classes from './Facts.module.css'

export interface Fact {
  readonly id: string
  readonly label: ReactNode
  readonly text: ReactNode
}

interface FactsProps {
  readonly facts: readonly Fact[]
}

/** Short labelled lines under a heading: of a figure its unit and method, of a certificate its body and number. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={classes.facts}>
      {facts.map((fact) => (
        <div key={fact.id}>
          <dt>{fact.label}</dt>
          <dd>{fact.text}</dd>
        </div>
      ))}
    </dl>
  )
}
