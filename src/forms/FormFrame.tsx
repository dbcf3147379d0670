import '@mantine/core/styles/Input.layer.css'
import type { ReactNode } from 'react'
import type forms from '#locales/en/forms.json'
import { useLocale } from '../i18n/LocaleContext.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import classes from './FormFrame.module.css'
import { Outcome } from './Outcome.tsx'
import type { ManagedForm } from './useManagedForm.ts'

interface FormFrameProps {
  readonly form: ManagedForm
  /** Where the form posts to, with or without scripts. */
  readonly action: string
  readonly submit: ReactNode
  readonly children: ReactNode
}

/**
 * A form around its fields: the page's locale, the honeypot, the consent notice, the button and the outcome. It posts
 * natively until the application is awake; from then on useManagedForm sends it.
 */
export function FormFrame({ form, action, submit, children }: FormFrameProps) {
  const { locale } = useLocale()
  const { m } = useMessages<typeof forms>('forms')
  const common = useCommon()
  const sending = form.state === 'sending'
  return (
    <form
      ref={form.ref}
      data-form={form.id}
      className={classes.form}
      action={action}
      method="post"
      encType="multipart/form-data"
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      noValidate={form.awake}
      aria-busy={sending}
    >
      <input type="hidden" name="locale" value={locale.code} />
      <div className={classes.trap} aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {children}
      <p className={classes.note}>
        {m('consent')} <PageLink page="privacy">{common.m('privacy.policy')}</PageLink>
      </p>
      <button type="submit" className={classes.submit} aria-disabled={sending || undefined}>
        {sending ? <span className={classes.spinner} aria-hidden="true" /> : null}
        {sending ? m('sending') : submit}
      </button>
      <Outcome state={form.state} />
    </form>
  )
}
