import type { ReactNode } from 'react'
import type { Item } from '../../i18n/useMessages.tsx'
import { BaseAccordion, BaseAccordionItem } from '../../ui/BaseAccordion/BaseAccordion.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import { useOpenPanel } from '../../ui/useOpenPanel.ts'
import classes from './DocumentTypes.module.css'

interface DocumentTypesProps extends HeadProps {
  readonly documents: readonly Item[]
  readonly columns?: 1 | 3
  /** A picture under the heading, for a single column. */
  readonly aside?: ReactNode
}

const { item, control, label, content } = classes

/**
 * An accordion of numbered items with at most one open, initially the first. In columns, items read along each row.
 * Items can be linked to as #tab-1 and so on.
 */
export function DocumentTypes({ documents, columns = 1, ...head }: DocumentTypesProps) {
  const panel = useOpenPanel('1')
  return (
    <Section {...head}>
      <div className={classes.columns} data-columns={columns}>
        <BaseAccordion id="documents" panel={panel} order={3} classNames={{ item, control, label, content }}>
          {documents.map((document, index) => (
            <BaseAccordionItem
              key={document.id}
              value={String(index + 1)}
              id={`tab-${index + 1}`}
              heading="h3"
              label={
                <>
                  <span className={classes.number}>{`${index + 1}.`}</span> <span>{document.title}</span>
                </>
              }
            >
              <p>{document.text}</p>
            </BaseAccordionItem>
          ))}
        </BaseAccordion>
      </div>
    </Section>
  )
}
