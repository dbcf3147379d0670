import type { Item } from '../../i18n/useMessages.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './DefinitionList.module.css'

interface DefinitionListProps extends HeadProps {
  /** For long texts: one item per row, with the title before its text on wide screens. */
  readonly wide?: boolean
  /** For titles that are figures: large, in three columns. */
  readonly figures?: boolean
  readonly items: readonly Item[]
}

/** Terms with one or more sentences each: a ruled list, in two columns if there is room. */
export function DefinitionList({ items, wide, figures, ...head }: DefinitionListProps) {
  return (
    <Section {...head}>
      <dl
        className={wide ? undefined : `grid ${classes.list}`}
        data-columns={figures ? 3 : undefined}
        data-wide={wide || undefined}
        data-figures={figures || undefined}
      >
        {items.map((item) => (
          <div key={item.id} className={classes.item}>
            <dt className="phrases">{item.title}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
