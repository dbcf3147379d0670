import classes from './Facts.module.css'
import { type Fact, Rows } from './Rows.tsx'

interface FactsProps {
  readonly facts: readonly Fact[]
}

/** Short labelled lines under a heading: the unit and method of a figure, the body and number of a certificate. */
export function Facts({ facts }: FactsProps) {
  return <Rows rows={facts} className={classes.facts} />
}
