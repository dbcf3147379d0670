import type { ReactNode } from 'react'
import { Sample } from '../Sample/Sample.tsx'
import classes from './Section.module.css'

/** The heading props of a section. Sections whose content works on a dark ground take `HeadProps<'ink'>`. */
export interface HeadProps<Dark extends 'ink' = never> {
  /** The fragment id that other pages link to. */
  readonly id?: string
  readonly eyebrow?: ReactNode
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly sample?: boolean
  /** Background: paper is the page's default, mist sets a section off, ink is dark. */
  readonly tone?: 'paper' | 'mist' | Dark
}

interface SectionProps extends Partial<HeadProps<'ink'>> {
  /** A picture under the heading. On wide screens both are next to the content, and the shorter column is sticky. */
  readonly aside?: ReactNode
  /** Like `aside` without a picture, for content that is no longer than its heading. */
  readonly beside?: boolean
  readonly children?: ReactNode
}

/** A band of the page: optional eyebrow, heading and lead, then the content, at the site's width and rhythm. */
export function Section({ id, eyebrow, title, lead, sample, tone = 'paper', beside, aside, children }: SectionProps) {
  return (
    <section id={id} className={classes.section} data-tone={tone}>
      <div className="page-width" data-beside={beside || aside ? '' : undefined}>
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
