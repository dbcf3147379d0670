import type { ReactNode } from 'react'
import type { Item } from '../../i18n/useMessages.tsx'
import { BaseAccordion, BaseAccordionItem } from '../../ui/BaseAccordion/BaseAccordion.tsx'
import { type Fact, Facts } from '../../ui/Facts/Facts.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import { useOpenPanel } from '../../ui/useOpenPanel.ts'
import classes from './Accordion.module.css'

interface AccordionProps extends HeadProps {
  /** Unique on the page; the ids of the items derive from it. */
  readonly name: string
  /** A picture, for a single column: under the heading of numbered items, otherwise next to the items. */
  readonly aside?: ReactNode
  readonly columns?: 1 | 3
  /** Numbers the items. They can be linked to as #tab-1 and so on. */
  readonly numbered?: boolean
  /** Under the text of an item: its parts side by side (the same service on site and online), or short labelled lines. */
  readonly items: readonly (Item & { readonly parts?: readonly Item[]; readonly facts?: readonly Fact[] })[]
}

const { item, control, content } = classes

/** A heading and texts that expand in place, at most one at a time, initially the first. Columns are read one by one. */
export function Accordion({ name, items, columns = 1, numbered, aside, ...head }: AccordionProps) {
  const panel = useOpenPanel(items[0]?.id ?? null)
  const length = Math.ceil(items.length / columns)
  const lists = Array.from({ length: columns }, (_, column) => items.slice(column * length, (column + 1) * length))
  const numberOf = (each: (typeof items)[number]) => items.indexOf(each) + 1
  const beside = aside && !numbered ? { className: classes.beside, 'data-beside': '' } : { className: classes.columns }
  const label = numbered ? { label: classes.numbered } : {}
  return (
    <Section {...head} aside={numbered ? aside : null}>
      <div data-columns={columns} {...beside}>
        {numbered ? null : aside}
        <BaseAccordion id={name} panel={panel} order={3} classNames={{ item, control, content, ...label }}>
          {lists.map((list) => (
            <div key={list[0]?.id}>
              {list.map((each) => (
                <BaseAccordionItem
                  key={each.id}
                  value={each.id}
                  {...(numbered ? { id: `tab-${numberOf(each)}` } : {})}
                  heading="h3"
                  label={numbered ? <Numbered number={numberOf(each)}>{each.title}</Numbered> : each.title}
                >
                  <p>{each.text}</p>
                  {each.parts ? <Parts parts={each.parts} /> : null}
                  {each.facts ? <Facts facts={each.facts} /> : null}
                </BaseAccordionItem>
              ))}
            </div>
          ))}
        </BaseAccordion>
      </div>
    </Section>
  )
}

function Numbered({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  return (
    <>
      <span className={classes.number}>{`${number}.`}</span> <span>{children}</span>
    </>
  )
}

function Parts({ parts }: { readonly parts: readonly Item[] }) {
  return (
    <ul className={`grid ${classes.parts}`}>
      {parts.map((part) => (
        <li key={part.id}>
          <h4>{part.title}</h4>
          <p>{part.text}</p>
        </li>
      ))}
    </ul>
  )
}
