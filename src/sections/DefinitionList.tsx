import type { ReactNode } from 'react'
import { Section } from '../ui/Section.tsx'
import classes from './DefinitionList.module.css'

interface DefinitionListProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly tone?: 'paper' | 'mist'
  readonly items: readonly { readonly id: string; readonly title: ReactNode; readonly text: ReactNode }[]
}

/** A few terms with a sentence or two each, as a ruled list beside its heading. */
export function DefinitionList({ title, lead, tone, items }: DefinitionListProps) {
  return (
    <Section tone={tone}>
      <div className={classes.grid}>
        <div>
          <h2>{title}</h2>
          {lead ? <p className={classes.lead}>{lead}</p> : null}
        </div>
        <dl className={classes.list}>
          {items.map((item) => (
            <div key={item.id} className={classes.item}>
              <dt>{item.title}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
