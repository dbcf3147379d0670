import type forms from '#locales/en/forms.json'
import { basePath } from '../config/basePath.ts'
import { offices } from '../config/site.ts'
import { joined } from '../i18n/joined.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import classes from './Form.module.css'
import { Form } from './Form.tsx'
import type { FormId } from './fields.ts'

interface FormSlotProps {
  readonly form: FormId
  /** A URL, or a path of the site. */
  readonly action: string | null
}

/** A form, or the e-mail address if a public build has no endpoint to post to. */
export function FormSlot({ form, action }: FormSlotProps) {
  const { m } = useMessages<typeof forms>('forms')
  if (action !== null)
    return <Form id={form} action={basePath && action.startsWith('/') ? basePath + action : action} />
  const [office] = offices
  return (
    <p className={`surface ${classes.form}`}>
      {joined(m('unavailable'), office ? <a href={`mailto:${office.email}`}>{office.email}</a> : null)}
    </p>
  )
}
