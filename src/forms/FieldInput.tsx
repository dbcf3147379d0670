import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { type FocusEvent, useState } from 'react'
import type messages from '#locales/en/forms.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { fieldLook, wrongClass, selectLook } from '../ui/Field/field.tsx'
import classes from './Form.module.css'
import type { Field, FormId } from './fields.ts'
import { looksLikeLink } from './validators.ts'

interface FieldInputProps {
  readonly form: FormId
  readonly field: Field
  readonly inputProps: GetInputPropsReturnType
}

/** A field of the table with its label, rendered as Mantine's input for its kind. */
export function FieldInput({ form, field, inputProps }: FieldInputProps) {
  const { m } = useMessages<typeof messages>('forms')
  const [doubtful, setDoubtful] = useState(false)
  const { kind, hint, invalid } = field
  const isLink = kind === 'link'
  // The error of the browser, until the application shows its own. Any link is accepted.
  const refusal = inputProps.error ? undefined : (!isLink && invalid) || field.required
  const remarks = (
    <>
      {hint && m(hint)}
      {refusal && <span className={wrongClass}>{m(refusal)}</span>}
      {isLink && (
        <strong role="status" className={wrongClass}>
          {doubtful && invalid && m(invalid)}
        </strong>
      )}
    </>
  )
  const props = {
    ...inputProps,
    ...fieldLook,
    id: `${form}-${field.name}`,
    name: field.name,
    label: m(field.label),
    description: hint || refusal ? remarks : null,
    descriptionProps: { component: 'div' },
    required: field.required !== undefined,
    autoComplete: field.autocomplete,
    dir: field.dir,
  }
  if (field.options) {
    return (
      <NativeSelect {...props} {...selectLook}>
        <option value="" disabled>
          {field.placeholder && m(field.placeholder)}
        </option>
        {Object.entries(field.options).map(([value, key]) => (
          <option key={value} value={value}>
            {m(key)}
          </option>
        ))}
      </NativeSelect>
    )
  }
  if (kind === 'longText') return <Textarea {...props} />
  if (!isLink) return <TextInput {...props} className={classes.half} type={kind} />
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    inputProps.onBlur?.(event)
    const { value } = event.currentTarget
    setDoubtful(value.trim() !== '' && !looksLikeLink(value))
  }
  return <TextInput {...props} type="text" onBlur={onBlur} />
}
