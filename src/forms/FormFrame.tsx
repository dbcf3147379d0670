import { Button } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Input.layer.css'
import type { ReactNode } from 'react'
import { useLocale } from '../i18n/LocaleContext.ts'
import classes from './FormFrame.module.css'

interface FormFrameProps {
  /** Where the form posts to: VITE_CONTACT_FORM_URL or VITE_FREELANCE_FORM_URL. */
  readonly action: string
  readonly submit: ReactNode
  /** The consent notice. */
  readonly note: ReactNode
  readonly children: ReactNode
}

/** A form that posts natively: multipart, the named fields, and the page's locale so that the answer can be in it. */
export function FormFrame({ action, submit, note, children }: FormFrameProps) {
  const { locale } = useLocale()
  return (
    <form className={classes.form} action={action} method="post" encType="multipart/form-data">
      <input type="hidden" name="locale" value={locale.code} />
      {children}
      <p className={classes.note}>{note}</p>
      <Button type="submit" className={classes.submit}>
        {submit}
      </Button>
    </form>
  )
}
