import type { ReactNode } from 'react'
import { Section } from '../../ui/Section/Section.tsx'
import classes from './MetricList.module.css'

interface MetricListProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly tone?: 'paper' | 'mist'
  readonly metrics: readonly { readonly id: string; readonly title: ReactNode; readonly text: ReactNode }[]
}

/** Many short definitions, set densely: evaluation systems and metrics, each with what it measures. */
export function MetricList({ metrics, ...head }: MetricListProps) {
  return (
    <Section {...head}>
      <dl className={classes.metrics}>
        {metrics.map((metric) => (
          <div key={metric.id} className={classes.metric}>
            <dt>{metric.title}</dt>
            <dd>{metric.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
