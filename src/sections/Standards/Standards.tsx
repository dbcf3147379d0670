import type { ReactNode } from 'react'
import { type Fact, Facts } from '../../ui/Facts/Facts.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import classes from './Standards.module.css'

interface StandardsProps {
  /** The fragment under which other pages link to it. */
  readonly id?: string
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly tone?: 'paper' | 'mist' | 'ink'
  readonly standards: readonly {
    readonly id: string
    readonly title: ReactNode
    readonly text?: ReactNode
    /** The details of a certificate. */
    readonly facts?: readonly Fact[]
  }[]
  /** Whether their details are invented. */
  readonly sample?: boolean
}

/**
 * Standards and authorities as plates: the name in large type, then what it asks for, or the details of its certificate. No
 * seal and no tick, which would read as their approval.
 */
export function Standards({ standards, ...head }: StandardsProps) {
  return (
    <Section {...head}>
      <ul className={classes.grid}>
        {standards.map((standard) => (
          <li key={standard.id} className={classes.standard}>
            <h3>{standard.title}</h3>
            {standard.text ? <p>{standard.text}</p> : null}
            {standard.facts ? <Facts facts={standard.facts} /> : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
