import { Fragment, type ReactNode } from 'react'
import type messages from '#locales/en/forms.json'
import { useLocale } from '../i18n/LocaleContext.ts'
import { listFormat } from '../i18n/lists.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { type FormId, fieldsOf } from './fields.ts'

/** Returns the field labels of a form as a list in the page's language. */
export function useFieldLabels(): (form: FormId) => ReactNode {
  const { locale } = useLocale()
  const { m } = useMessages<typeof messages>('forms')
  const list = listFormat(locale.tag)
  return (form) => {
    const fields = fieldsOf(form)
    return list.formatToParts(fields.map(({ name }) => name)).map(({ type, value }, place) => {
      const field = type === 'element' ? fields.find(({ name }) => name === value) : undefined
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is static
      return <Fragment key={place}>{field ? m(field.label) : value}</Fragment>
    })
  }
}
