import type { ReactNode } from 'react'
import { Section } from '../ui/Section.tsx'
import classes from './TabsOrAccordion.module.css'

export interface TabItem {
  readonly id: string
  readonly label: ReactNode
  readonly content: ReactNode
}

interface TabsOrAccordionProps {
  /** Unique on the page; ids and the group of the panels derive from it. */
  readonly name: string
  readonly title: ReactNode
  readonly eyebrow?: ReactNode
  readonly lead?: ReactNode
  readonly tone?: 'paper' | 'mist'
  readonly orientation?: 'horizontal' | 'vertical'
  readonly items: readonly TabItem[]
}

/**
 * Tabs on medium screens and wider, an accordion below, from one markup: a native exclusive group of <details>, and a
 * tab list that CSS shows only where there is room and scripting. src/enhance/tabs.ts makes the tabs work from the first
 * paint and keeps both in step; without scripts the accordion remains. See docs/decisions/native-controls.md.
 */
export function TabsOrAccordion({ name, items, orientation = 'horizontal', ...head }: TabsOrAccordionProps) {
  const titleId = `${name}-title`
  return (
    <Section {...head} title={<span id={titleId}>{head.title}</span>}>
      <div className={classes.root} data-tabs={orientation}>
        <div className={classes.list} role="tablist" aria-labelledby={titleId} aria-orientation={orientation}>
          {items.map((item, index) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${name}-${item.id}-tab`}
              aria-controls={`${name}-${item.id}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
              className={classes.tab}
              suppressHydrationWarning
            >
              {item.label}
            </button>
          ))}
        </div>
        {items.map((item, index) => (
          <details key={item.id} name={name} open={index === 0} className={classes.item} suppressHydrationWarning>
            <summary className={classes.summary}>{item.label}</summary>
            <div id={`${name}-${item.id}`} className={classes.panel} suppressHydrationWarning>
              {item.content}
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
