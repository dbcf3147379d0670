import type { UseFormReturnType } from '@mantine/form'
import type { RefObject } from 'react'
import type messages from '#locales/en/forms.json'
import { useMessages } from '../i18n/useMessages.tsx'
import classes from './Form.module.css'
import { type FieldValues, type FormId, fieldsOf } from './fields.ts'
import type { Refused } from './useManagedForm.tsx'

interface ErrorSummaryProps {
  readonly form: FormId
  readonly refused: Refused
  readonly fields: Pick<UseFormReturnType<FieldValues>, 'getInputNode'>
  /** Receives focus when a form is submitted with errors. */
  readonly ref: RefObject<HTMLDivElement | null>
}

/**
 * The error summary of a form, above its fields, with a link to each invalid field. Follows
 * https://design-system.service.gov.uk/components/error-summary/.
 */
export function ErrorSummary({ form, refused, fields, ref }: ErrorSummaryProps) {
  const { m } = useMessages<typeof messages>('forms')
  const wrong = fieldsOf(form).filter(({ name }) => refused[name])
  if (wrong.length === 0) return null
  return (
    <div ref={ref} role="alert" tabIndex={-1} aria-labelledby={`${form}-errors`} className={classes.failure}>
      <strong id={`${form}-errors`}>{m('errors.title')}</strong>
      <ul>
        {wrong.map(({ name }) => (
          <li key={name}>
            <a
              href={`#${form}-${name}`}
              onClick={(event) => {
                event.preventDefault()
                fields.getInputNode(name)?.focus()
              }}
            >
              {refused[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
