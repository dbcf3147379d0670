import type { ReactNode } from 'react'
import { Section } from '../../ui/Section/Section.tsx'
import classes from './DefinitionList.module.css'

interface DefinitionListProps {
  readonly id?: string
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly tone?: 'paper' | 'mist'
  /** For long texts: one item a row, its title before its text on wide screens. */
  readonly wide?: boolean
  /** For titles that are figures: large, in three columns. */
  readonly figures?: boolean
  /** Whether what the items state is invented. */
  readonly sample?: boolean
  readonly items: readonly { readonly id: string; readonly title: ReactNode; readonly text: ReactNode }[]
}

/** Terms with a sentence or more each: a ruled list, in two columns where there is room. */
export function DefinitionList({ items, wide, figures, ...head }: DefinitionListProps) {
  return (
    <Section {...head}>
      <dl className={classes.list} data-wide={wide || undefined} data-figures={figures || undefined}>
        {items.map((item) => (
          <div key={item.id} className={classes.item}>
            <dt>{item.title}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
