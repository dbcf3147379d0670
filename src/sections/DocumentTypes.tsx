import type { ReactNode } from 'react'
import { Section } from '../ui/Section.tsx'
import classes from './DocumentTypes.module.css'

interface DocumentTypesProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly tone?: 'paper' | 'mist'
  readonly documents: readonly { readonly id: string; readonly title: ReactNode; readonly text: ReactNode }[]
  /** Columns on wide screens. */
  readonly columns?: 1 | 2 | 3
  /** The specification's ids: item-1 … item-15, or tab-1 … tab-15. */
  readonly idPrefix?: 'item' | 'tab'
  readonly firstOpen?: boolean
  /** The heading beside the list on wide screens instead of above it, for a single column; and a picture under it. */
  readonly beside?: boolean
  readonly aside?: ReactNode
}

/** An accordion of numbered items, at most one open; it reads down each column in turn. */
export function DocumentTypes({
  documents,
  columns = 1,
  idPrefix = 'item',
  firstOpen = true,
  ...head
}: DocumentTypesProps) {
  const perColumn = Math.ceil(documents.length / columns)
  const groups = Array.from({ length: columns }, (_, index) =>
    documents.slice(index * perColumn, (index + 1) * perColumn),
  )
  return (
    <Section {...head}>
      <div className={classes.columns} data-columns={columns}>
        {groups.map((group, column) => (
          <div key={group[0]?.id}>
            {group.map((document, index) => {
              const number = column * perColumn + index + 1
              return (
                <details
                  key={document.id}
                  id={`${idPrefix}-${number}`}
                  name={`${idPrefix}s`}
                  open={firstOpen && number === 1}
                  className={classes.item}
                  suppressHydrationWarning
                >
                  <summary className={classes.summary} data-bench={number === 2 ? 'accordion' : undefined}>
                    <span className={classes.number}>{number}.</span>
                    <span>{document.title}</span>
                  </summary>
                  <p className={classes.text}>{document.text}</p>
                </details>
              )
            })}
          </div>
        ))}
      </div>
    </Section>
  )
}
