import type { ComponentType } from 'react'
import type forms from '#locales/en/forms.json'
import { offices } from '../config/site.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import classes from './FormFrame.module.css'

interface FormSlotProps {
  readonly form: ComponentType<{ readonly action: string }>
  readonly action: string | null
}

/** A form, or, in a public build that has no address to post to, the e-mail address: a form that cannot work is a trap. */
export function FormSlot({ form: Form, action }: FormSlotProps) {
  const { m } = useMessages<typeof forms>('forms')
  if (action !== null) return <Form action={action} />
  const [office] = offices
  return (
    <p className={classes.form}>
      {m('unavailable')} {office ? <a href={`mailto:${office.email}`}>{office.email}</a> : null}
    </p>
  )
}
