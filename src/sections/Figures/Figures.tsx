import type { ReactNode } from 'react'
import { factsAreInvented } from '../../config/site.ts'
import { MeasureLink } from '../../ui/MeasureLink/MeasureLink.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './Figures.module.css'

interface FiguresProps extends HeadProps<'ink'> {
  /** The heading, next to the figures on wide screens. For two figures. */
  readonly beside?: boolean
  readonly stats: readonly Stat[]
}

interface Stat {
  readonly id: string
  readonly value: ReactNode
  readonly label: ReactNode
  /** The median and range behind a best value, or the exact definition of the count. */
  readonly note?: ReactNode
}

/** Large figures with their labels, and a link to how they are measured. */
export function Figures({ stats, ...head }: FiguresProps) {
  return (
    <Section sample={factsAreInvented} {...head}>
      <div>
        <dl className={classes.stats}>
          {stats.map((stat) => (
            <div key={stat.id}>
              <dt>
                {stat.label}
                {stat.note ? <small>{stat.note}</small> : null}
              </dt>
              <dd>{withSmallWords(stat.value)}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.link}>
          <MeasureLink about={head.title} />
        </p>
      </div>
    </Section>
  )
}

/** Returns a figure with its words smaller than its numbers. */
function withSmallWords(value: ReactNode): ReactNode {
  if (typeof value !== 'string') return value
  const parts = value.split(/(\s*\p{L}[\p{L}\s]*)/u)
  return parts.map((part, index) => (index % 2 ? <small key={part}>{part}</small> : part))
}
