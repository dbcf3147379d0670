import type { ReactNode } from 'react'
import { Sample } from '../Sample/Sample.tsx'
import classes from './Section.module.css'

/** What a section says before its content. One whose content can stand on a dark ground takes `HeadProps<'ink'>`. */
export interface HeadProps<Dark extends 'ink' = never> {
  /** The fragment under which other pages link to it. */
  readonly id?: string
  readonly eyebrow?: ReactNode
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** Whether what the section states is invented. */
  readonly sample?: boolean
  /** Paper is the page's ground; mist sets a section off; ink is dark. */
  readonly tone?: 'paper' | 'mist' | Dark
}

interface SectionProps extends Partial<HeadProps<'ink'>> {
  /** A picture under the heading: on wide screens both stand beside the content; the shorter of the two stays in view. */
  readonly aside?: ReactNode
  /** The same without a picture, for content that is no longer than its heading. */
  readonly beside?: boolean
  readonly children?: ReactNode
}

/** A band of the page: optional eyebrow, heading and lead, then its content, at the site's width and rhythm. */
export function Section({ id, eyebrow, title, lead, sample, tone = 'paper', beside, aside, children }: SectionProps) {
  return (
    <section id={id} className={classes.section} data-tone={tone}>
      <div className={classes.inner} data-beside={beside || aside ? '' : undefined}>
        {title ? (
          <div className={classes.head}>
            {eyebrow ? <p className={classes.eyebrow}>{eyebrow}</p> : null}
            <h2>{title}</h2>
            {sample ? <Sample /> : null}
            {lead ? <p className={classes.lead}>{lead}</p> : null}
            {aside ? <div className={classes.aside}>{aside}</div> : null}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  )
}
