import classes from './Facts.module.css'
import { type Fact, Rows } from './Rows.tsx'

interface FactsProps {
  readonly facts: readonly Fact[]
}

/** Short labelled lines under a heading: of a figure its unit and method, of a certificate its body and number. */
export function Facts({ facts }: FactsProps) {
  return <Rows rows={facts} className={classes.facts} />
}
