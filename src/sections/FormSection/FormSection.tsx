import type { ReactNode } from 'react'
import { Emails } from '../../ui/Emails/Emails.tsx'
import { type Fact, Facts } from '../../ui/Facts/Facts.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './FormSection.module.css'

interface FormSectionProps extends HeadProps {
  readonly id: string
  /** Notes about the form: under the heading on wide screens, after the form on narrow ones. */
  readonly factsTitle: ReactNode
  readonly facts: readonly Fact[]
  /** The label of the e-mail addresses, the last of the facts. */
  readonly emailLabel: ReactNode
  readonly children: ReactNode
}

/** A form next to its heading and notes. */
export function FormSection({ factsTitle, facts, emailLabel, children, ...head }: FormSectionProps) {
  return (
    <Section beside tone="mist" {...head}>
      <div className={classes.form}>{children}</div>
      <div className={classes.facts}>
        <h3>{factsTitle}</h3>
        <Facts facts={[...facts, { id: 'email', label: emailLabel, text: <Emails /> }]} />
      </div>
    </Section>
  )
}
