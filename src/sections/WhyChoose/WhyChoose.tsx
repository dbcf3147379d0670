import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Item } from '../../i18n/useMessages.tsx'
import { MeasureLink } from '../../ui/MeasureLink/MeasureLink.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './WhyChoose.module.css'

interface WhyChooseProps extends HeadProps<'ink'> {
  readonly reasons: readonly (Item & { readonly Icon?: TablerIcon })[]
  /** The ids of the reasons that state a figure, so that the way to its definition follows. */
  readonly measured?: readonly string[]
  /** Columns on wide screens; one or two stand beside the heading. */
  readonly columns?: 1 | 2 | 3 | 4 | 5
  /** What the section leads with (`src/ui/Evidence`): beside the heading above its columns, or below it beside them. */
  readonly proof?: ReactNode
}

/** Reasons or benefits in columns, each under a rule; before them, one proof of what the page is about. */
export function WhyChoose({ reasons, measured = [], columns = 5, proof, ...head }: WhyChooseProps) {
  const isBelow = columns < 3
  return (
    <Section {...head} aside={isBelow ? proof : undefined} beside={Boolean(proof)}>
      {proof && !isBelow ? <div className={classes.proof}>{proof}</div> : null}
      <ul className={classes.reasons} data-columns={columns} data-proven={proof ? '' : undefined}>
        {reasons.map(({ Icon, ...reason }) => (
          <li key={reason.id}>
            {Icon ? (
              <span className={classes.icon} aria-hidden="true">
                <Icon size={28} stroke={1.5} aria-hidden="true" />
              </span>
            ) : null}
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
