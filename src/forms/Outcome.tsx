import { useEffect, useRef } from 'react'
import type messages from '#locales/en/forms.json'
import { joined } from '../i18n/joined.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { Emails } from '../ui/Emails/Emails.tsx'
import classes from './Form.module.css'
import type { FormId } from './fields.ts'
import type { SubmissionState } from './useManagedForm.tsx'

interface OutcomeProps {
  readonly form: FormId
  readonly state: SubmissionState
}

/**
 * The outcome of a submission and the next steps. The live region is always rendered, so that screen readers announce
 * its content.
 */
export function Outcome({ form, state }: OutcomeProps) {
  const { m } = useMessages<typeof messages>('forms')
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state === 'success' || state === 'failure') message.current?.focus()
  }, [state])
  const isKnown = state === 'success' || state === 'failure'
  return (
    <div role={state === 'failure' ? 'alert' : 'status'} className={isKnown ? classes[state] : undefined}>
      {isKnown ? (
        <p ref={message} tabIndex={-1}>
          {m(`outcome.${state}`)}
        </p>
      ) : null}
      {state === 'success' ? <div>{m(`${form}.next`)}</div> : null}
      {state === 'failure' ? <div>{joined(m('outcome.kept'), joined(m('outcome.write'), <Emails />))}</div> : null}
    </div>
  )
}
