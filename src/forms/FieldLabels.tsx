import { Fragment } from 'react'
import type messages from '#locales/en/forms.json'
import { useLocale } from '../i18n/LocaleContext.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { type FormId, fieldsOf } from './fields.ts'

/** What a form asks for: the labels of its fields, as a list in the page's language. */
export function FieldLabels({ form }: { readonly form: FormId }) {
  const { locale } = useLocale()
  const { m } = useMessages<typeof messages>('forms')
  const fields = fieldsOf(form)
  const list = new Intl.ListFormat(locale.tag, { type: 'unit' }).formatToParts(fields.map(({ name }) => name))
  return list.map(({ type, value }, place) => {
    const field = type === 'element' ? fields.find(({ name }) => name === value) : undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: a list of the table never changes.
    return <Fragment key={place}>{field ? m(field.label) : value}</Fragment>
  })
}
