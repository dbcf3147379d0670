import { useEffect, useRef } from 'react'
import IconAlertTriangle from '#icons/IconAlertTriangle.mjs'
import IconCircleCheck from '#icons/IconCircleCheck.mjs'
import type forms from '#locales/en/forms.json'
import { useMessages } from '../i18n/useMessages.tsx'
import classes from './Form.module.css'
import type { SubmissionState } from './submissions.ts'

/** What became of a submission. The place is there from the start, so that screen readers announce what comes into it. */
export function Outcome({ state }: { readonly state: SubmissionState }) {
  const { m } = useMessages<typeof forms>('forms')
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state === 'success' || state === 'failure') message.current?.focus()
  }, [state])
  return (
    <div role={state === 'failure' ? 'alert' : 'status'}>
      {state === 'success' ? (
        <p ref={message} tabIndex={-1} className={classes.success}>
          <IconCircleCheck size={22} aria-hidden="true" />
          {m('outcome.success')}
        </p>
      ) : null}
      {state === 'failure' ? (
        <p ref={message} tabIndex={-1} className={classes.failure}>
          <IconAlertTriangle size={22} aria-hidden="true" />
          {m('outcome.failure')}
        </p>
      ) : null}
    </div>
  )
}
