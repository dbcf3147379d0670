import type messages from '#locales/en/forms.json'
import { FORM } from '../config/protocol.ts'
import { joined } from '../i18n/joined.tsx'
import { useLocale } from '../i18n/LocaleContext.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import button from '../ui/ButtonLink/ButtonLink.module.css'
import { PageLink } from '../ui/PageLink/PageLink.tsx'
import { FieldInput } from './FieldInput.tsx'
import classes from './Form.module.css'
import { type FormId, fieldsOf, HONEYPOT, LOCALE_FIELD } from './fields.ts'
import { Outcome } from './Outcome.tsx'
import { useManagedForm } from './useManagedForm.tsx'

interface FormProps {
  readonly id: FormId
  /** The URL that the form posts to, with or without scripts. */
  readonly action: string
}

/**
 * A form: outcome, fields, the page's locale, honeypot, consent notice and submit button. It posts
 * natively until hydration; then useManagedForm sends it.
 */
export function Form({ id, action }: FormProps) {
  const { locale } = useLocale()
  const { m } = useMessages<typeof messages>('forms')
  const common = useCommon()
  const { ref, fields, state, hydrated, onSubmit } = useManagedForm(id, action)
  const sending = state === 'sending'
  return (
    <form
      ref={ref}
      {...{ [FORM]: id }}
      className={`surface ${classes.form}`}
      action={action}
      method="post"
      encType="multipart/form-data"
      onSubmit={onSubmit}
      noValidate={hydrated}
      aria-busy={sending}
    >
      <input type="hidden" name={LOCALE_FIELD} value={locale.code} />
      {/* The honeypot: hidden from people and assistive technology, but a field to bots. */}
      <div className="visually-hidden" aria-hidden="true">
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
      <Outcome form={id} state={state} />
      <p>{m('required')}</p>
      {fieldsOf(id).map((field) => (
        <FieldInput
          key={fields.key(field.name)}
          form={id}
          field={field}
          inputProps={fields.getInputProps(field.name)}
        />
      ))}
      <p className={classes.note}>
        {joined(m('consent'), <PageLink page="privacy">{common.m('privacy.policy')}</PageLink>)}
      </p>
      <button type="submit" className={`${button.button} ${classes.submit}`} aria-disabled={sending || undefined}>
        {sending ? <span className={classes.spinner} aria-hidden="true" /> : null}
        {sending ? m('sending') : m(`${id}.submit`)}
      </button>
    </form>
  )
}
