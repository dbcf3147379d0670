import { type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type messages from '#locales/en/forms.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { readDraft, saveDraft } from './draft.ts'
import { type FieldError, type FieldValues, type FormId, fieldsOf, HONEYPOT } from './fields.ts'
import { submit } from './submit.ts'
import { validatorsOf } from './validators.ts'

export type SubmissionState = 'idle' | 'sending' | 'success' | 'failure'

/** The least time in ms in which a person can fill in a form after it is shown. A password manager may be faster. */
export const MINIMUM_FILL_TIME = 2_500

/**
 * Manages a form of the table with @mantine/form: keeps its values as a draft and posts them to `url`. Returns the ref and the
 * submit handler of the form element, Mantine's form, and the state of the submission.
 */
export function useManagedForm(form: FormId, url: string) {
  const ref = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<SubmissionState>('idle')
  // The browser's own validation messages, in the browser's language, are off once hydrated.
  const [hydrated, setHydrated] = useState(false)
  const shownAt = useRef(0)
  const validators = validatorsOf(form, (error) => <ErrorText error={error} />)
  const fields = useForm<FieldValues>({
    // The inputs keep their values, so that text typed before hydration stays and typing causes no render.
    mode: 'uncontrolled',
    initialValues: Object.fromEntries(fieldsOf(form).map(({ name }) => [name, ''])),
    validate: validators,
    // An error follows the value, and is cleared when that is valid, not on the first keystroke.
    clearInputErrorOnChange: false,
    onValuesChange: (values) => {
      saveDraft(form, values)
      for (const { name } of fieldsOf(form))
        if (fields.errors[name]) fields.setFieldError(name, validators[name](values[name]))
    },
  })

  const begin = useEffectEvent(() => {
    setHydrated(true)
    shownAt.current = performance.now()
    if (ref.current) adoptInputs(ref.current, fields, form, readDraft(form))
  })
  // A layout effect, so that the draft is restored before the first paint.
  useLayoutEffect(() => begin(), [])

  const send = async (data: FormData) => {
    const isTrapped = data.get(HONEYPOT) !== ''
    data.delete(HONEYPOT)
    setState('sending')
    // A submission that comes too early is delayed, not dropped.
    const early = shownAt.current + MINIMUM_FILL_TIME - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    const isAccepted = isTrapped || (await submit({ form, url, data }))
    if (isAccepted) {
      ref.current?.reset()
      // The draft is removed with the values.
      fields.reset()
    }
    setState(isAccepted ? 'success' : 'failure')
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    setState('idle')
    const element = event.currentTarget
    // Some password managers fill in fields without firing an event.
    adoptInputs(element, fields, form)
    fields.onSubmit(
      () => void send(new FormData(element)),
      (errors) => {
        const wrong = fieldsOf(form).find(({ name }) => errors[name])
        if (wrong) fields.getInputNode(wrong.name)?.focus()
      },
    )(event)
  }
  return { ref, fields, state, hydrated, onSubmit }
}

function ErrorText({ error }: { readonly error: FieldError }) {
  const { m } = useMessages<typeof messages>('forms')
  return <span>{m(error)}</span>
}

/**
 * Copies into Mantine the input values that it has not seen change: typed before hydration, or autofilled. Empty inputs
 * get the draft's values. Without `forceUpdate: false` the inputs would be re-created and lose focus and caret.
 */
function adoptInputs(
  element: HTMLFormElement,
  fields: UseFormReturnType<FieldValues>,
  form: FormId,
  draft: FieldValues = {},
) {
  for (const { name } of fieldsOf(form)) {
    const input = element.elements.namedItem(name)
    if (!(input && 'value' in input)) continue
    if (input.value === '') input.value = draft[name] ?? ''
    fields.setFieldValue(name, input.value, { forceUpdate: false })
    // Refused by the browser before hydration.
    if (input instanceof Element && input.matches(':user-invalid')) void fields.validateField(name)
  }
}
