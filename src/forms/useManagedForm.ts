import { type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { readDraft, saveDraft } from './draft.ts'
import {
  type FieldError,
  type FieldName,
  type FieldValues,
  type FormId,
  fieldErrors,
  fieldsOf,
  validate,
} from './schema.ts'
import { resetSubmission, type SubmissionState, send, useSubmission } from './submissions.ts'

export interface ManagedForm {
  readonly id: FormId
  readonly ref: RefObject<HTMLFormElement | null>
  readonly state: SubmissionState
  /** React has taken over: the browser's own bubbles, which speak the browser's language, step back. */
  readonly awake: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly onInput: () => void
  /** The error of a field, as the key of its message. */
  readonly errorOf: (name: FieldName) => FieldError | undefined
}

/**
 * A form whose typed values live in the DOM (they may have been typed before React was there), whose errors live in
 * @mantine/form, and whose draft lives in the tab's storage.
 */
export function useManagedForm(form: FormId, url: string): ManagedForm {
  const ref = useRef<HTMLFormElement>(null)
  const state = useSubmission(form)
  const [awake, setAwake] = useState(false)
  const shownAt = useRef(0)
  const fields: UseFormReturnType<FieldValues> = useForm<FieldValues>({
    mode: 'uncontrolled',
    validate: (values) => validate(form, values),
  })

  useEffect(() => {
    setAwake(true)
    shownAt.current = performance.now()
    if (!ref.current) return
    restore(ref.current, form)
    saveDraft(form, valuesOf(ref.current, form))
    // A message belongs to the visit of the page that brought it.
    return () => resetSubmission(form)
  }, [form])

  useEffect(() => {
    if (state === 'success') ref.current?.reset()
  }, [state])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const values = valuesOf(element, form)
    fields.setValues(values)
    const { errors } = fields.validate()
    const wrong = fieldsOf(form).find((name) => errors[name])
    if (wrong) {
      fieldOf(element, wrong)?.focus()
      return
    }
    const data = new FormData(element)
    const trapped = data.get('website') !== ''
    data.delete('website')
    void send({ form, url, data, trapped, shownAt: shownAt.current })
  }

  const onInput = () => {
    if (!ref.current) return
    const values = valuesOf(ref.current, form)
    saveDraft(form, values)
    const still = validate(form, values)
    for (const name of fieldsOf(form)) if (fields.errors[name] && !still[name]) fields.clearFieldError(name)
  }

  const errorOf = (name: FieldName) => fieldErrors.find((error) => error === fields.errors[name])
  return { id: form, ref, state, awake, onSubmit, onInput, errorOf }
}

/** The form's values as they stand in the DOM. */
function valuesOf(element: HTMLFormElement, form: FormId): FieldValues {
  const data = new FormData(element)
  return Object.fromEntries(fieldsOf(form).map((name) => [name, String(data.get(name) ?? '')]))
}

/** The field of a name, if the form has it. */
function fieldOf(element: HTMLFormElement, name: FieldName) {
  const field = element.elements.namedItem(name)
  const typed =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
  return typed ? field : null
}

/** Puts a draft into the fields that are empty: what stands there already is newer. */
function restore(element: HTMLFormElement, form: FormId) {
  for (const [name, value] of Object.entries(readDraft(form))) {
    const known = fieldsOf(form).find((candidate) => candidate === name)
    const field = known && fieldOf(element, known)
    if (field && field.value === '') field.value = value
  }
}
