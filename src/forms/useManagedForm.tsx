import { type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type messages from '#locales/en/forms.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { readDraft, saveDraft } from './draft.ts'
import { type FieldError, type FieldValues, type FormId, fieldsOf, HONEYPOT } from './fields.ts'
import { resetSubmission, type SubmissionState, send, useSubmission } from './submissions.ts'
import { validatorsOf } from './validators.ts'

/** What is said of each field that was wrong when the form was sent. */
export type Refused = UseFormReturnType<FieldValues>['errors']

export interface ManagedForm {
  readonly ref: RefObject<HTMLFormElement | null>
  /** The list of errors, which has the focus when the form is sent with some. */
  readonly summary: RefObject<HTMLDivElement | null>
  /** The errors with which the form was sent last: the list keeps them meanwhile, so that the fields below it stay where they are. */
  readonly refused: Refused
  readonly fields: UseFormReturnType<FieldValues>
  readonly state: SubmissionState
  /** Whether the form is hydrated: the browser's own validation messages, in the browser's language, are then off. */
  readonly hydrated: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** A form of the table under @mantine/form, whose values are kept as a draft and which sends itself to `url`. */
export function useManagedForm(form: FormId, url: string): ManagedForm {
  const ref = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState<Refused>({})
  const state = useSubmission(form)
  const [hydrated, setHydrated] = useState(false)
  const shownAt = useRef(0)
  const validators = validatorsOf(form, (error) => <ErrorText error={error} />)
  const fields = useForm<FieldValues>({
    // The inputs keep their values, so that what was typed before hydration stays, and typing renders nothing.
    mode: 'uncontrolled',
    initialValues: Object.fromEntries(fieldsOf(form).map(({ name }) => [name, ''])),
    validate: validators,
    // An error goes when the value is right, not with the first key.
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
  // Before the paint, so that a draft is there at once on a page that a link has led to.
  useLayoutEffect(() => {
    begin()
    // A message belongs to the visit of the page that brought it.
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
    // Some password managers fill fields in without an event.
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
 * Gives Mantine the values of the inputs that it has not seen change: typed before hydration, or filled in by the browser.
 * Empty inputs get the draft's values. Without `forceUpdate: false` the inputs would be re-created, losing focus and caret.
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
