import type { ReactNode } from 'react'
import { Section } from '../../ui/Section/Section.tsx'
import classes from './FormSection.module.css'

interface FormSectionProps {
  /** The fragment under which other pages link to the form. */
  readonly id: string
  readonly title: ReactNode
  readonly lead: ReactNode
  readonly children: ReactNode
}

/** A form beside its heading. */
export function FormSection({ id, title, lead, children }: FormSectionProps) {
  return (
    <Section id={id} tone="mist">
      <div className={classes.grid}>
        <div className={classes.head}>
          <h2>{title}</h2>
          <p className={classes.lead}>{lead}</p>
        </div>
        {children}
      </div>
    </Section>
  )
}
