import type { ReactNode } from 'react'
import { Section } from '../ui/Section.tsx'
import classes from './Stats.module.css'

interface StatsProps {
  readonly title?: ReactNode
  readonly lead?: ReactNode
  readonly tone?: 'paper' | 'mist' | 'ink'
  readonly stats: readonly { readonly id: string; readonly value: ReactNode; readonly label: ReactNode }[]
}

/** Figures set large, each with what it counts. */
export function Stats({ stats, ...head }: StatsProps) {
  return (
    <Section {...head}>
      <dl className={classes.stats}>
        {stats.map((stat) => (
          <div key={stat.id}>
            <dt>{stat.label}</dt>
            <dd>{stat.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
