import type { TablerIcon } from '@tabler/icons-react'
import { factsAreInvented } from '../../config/site.ts'
import type { Item } from '../../i18n/useMessages.tsx'
import { MeasureLink } from '../../ui/MeasureLink/MeasureLink.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './WhyChoose.module.css'

interface WhyChooseProps extends HeadProps<'ink'> {
  readonly reasons: readonly (Item & { readonly Icon?: TablerIcon })[]
  /** The ids of the reasons that state a figure; they get a link to its definition. */
  readonly measured?: readonly string[]
  readonly columns?: 2 | 3 | 4 | 5
}

/** Reasons or benefits in columns, each under a rule. */
export function WhyChoose({ reasons, measured = [], columns = 5, ...head }: WhyChooseProps) {
  return (
    <Section sample={factsAreInvented && measured.length > 0} {...head}>
      <ul className={`grid ${classes.reasons}`} data-columns={columns} style={{ '--wide': columns }}>
        {reasons.map(({ Icon, ...reason }) => (
          <li key={reason.id}>
            {Icon ? <Icon className="icon" size={28} stroke={1.5} aria-hidden="true" /> : null}
            <h3>{reason.title}</h3>
            <p>
              {reason.text}
              {measured.includes(reason.id) ? <MeasureLink about={reason.title} /> : null}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
