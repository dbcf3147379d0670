import { type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type messages from '#locales/en/forms.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { readDraft, saveDraft } from './draft.ts'
import { type FieldError, type FieldValues, type FormId, fieldsOf, HONEYPOT } from './fields.ts'
import { resetSubmission, type SubmissionState, send, useSubmission } from './submissions.ts'
import { validatorsOf } from './validators.ts'

/** The error of each field that was invalid when the form was last submitted. */
export type Refused = UseFormReturnType<FieldValues>['errors']

export interface ManagedForm {
  readonly ref: RefObject<HTMLFormElement | null>
  /** The error summary, focused when the form is submitted with errors. */
  readonly summary: RefObject<HTMLDivElement | null>
  /** The errors of the last submission. The list keeps them while fields are corrected, to avoid a layout shift. */
  readonly refused: Refused
  readonly fields: UseFormReturnType<FieldValues>
  readonly state: SubmissionState
  /** True once hydrated; the browser's own validation messages, in the browser's language, are then off. */
  readonly hydrated: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Manages a form of the table with @mantine/form: keeps its values as a draft and posts them to `url`. */
export function useManagedForm(form: FormId, url: string): ManagedForm {
  const ref = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState<Refused>({})
  const state = useSubmission(form)
  const [hydrated, setHydrated] = useState(false)
  const shownAt = useRef(0)
  const validators = validatorsOf(form, (error) => <ErrorText error={error} />)
  const fields = useForm<FieldValues>({
    // The inputs keep their values, so that text typed before hydration stays and typing causes no render.
    mode: 'uncontrolled',
    initialValues: Object.fromEntries(fieldsOf(form).map(({ name }) => [name, ''])),
    validate: validators,
    // Errors are cleared when the value becomes valid, not on the first keystroke.
    clearInputErrorOnChange: false,
    onValuesChange: (values) => {
      saveDraft(form, values)
      for (const { name } of fieldsOf(form)) if (!validators[name](values[name])) fields.clearFieldError(name)
    },
  })

  const begin = useEffectEvent(() => {
    setHydrated(true)
    shownAt.current = performance.now()
    const draft = readDraft(form)
    if (ref.current) adoptInputs(ref.current, fields, form, draft)
  })
  // A layout effect, so that the draft is restored before the first paint after a client-side navigation.
  useLayoutEffect(() => {
    begin()
    // The outcome is shown only until the visitor leaves the page.
    return () => resetSubmission(form)
  }, [form])

  useEffect(() => {
    if (Object.keys(refused).length > 0) summary.current?.focus()
  }, [refused])

  const { reset } = fields
  useEffect(() => {
    if (state !== 'success') return
    ref.current?.reset()
    reset()
  }, [state, reset])

  const sendAll = (element: HTMLFormElement) => {
    const data = new FormData(element)
    const trapped = data.get(HONEYPOT) !== ''
    data.delete(HONEYPOT)
    void send({ form, url, data, trapped, shownAt: shownAt.current })
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget
    resetSubmission(form)
    // Some password managers fill in fields without firing an event.
    adoptInputs(element, fields, form)
    fields.onSubmit(
      () => {
        setRefused({})
        sendAll(element)
      },
      (errors) => setRefused(errors),
    )(event)
  }
  return { ref, summary, refused, fields, state, hydrated, onSubmit }
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
  }
}
