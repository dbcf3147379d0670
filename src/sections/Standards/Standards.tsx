import type { ReactNode } from 'react'
import { type Fact, Facts } from '../../ui/Facts/Facts.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './Standards.module.css'

interface StandardsProps extends HeadProps {
  readonly standards: readonly {
    readonly id: string
    readonly title: ReactNode
    readonly text?: ReactNode
    readonly facts?: readonly Fact[]
  }[]
}

/**
 * Standards and authorities as plates: the name in large type, then its requirements or the details of its certificate.
 * No seals and no ticks, since these would imply approval by the authority.
 */
export function Standards({ standards, ...head }: StandardsProps) {
  return (
    <Section {...head}>
      <ul className="grid" data-columns={3}>
        {standards.map((standard) => (
          <li key={standard.id} className={`surface ${classes.standard}`}>
            <h3>{standard.title}</h3>
            {standard.text ? <p>{standard.text}</p> : null}
            {standard.facts ? <Facts facts={standard.facts} /> : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
