import type messages from '#locales/en/forms.json'
import { useLocale } from '../i18n/LocaleContext.ts'
import { listFormat } from '../i18n/lists.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { type FormId, fieldsOf } from './fields.ts'

/** Returns the field labels of a form as a list in the page's language. */
export function useFieldLabels(): (form: FormId) => string {
  const { locale } = useLocale()
  const { text } = useMessages<typeof messages>('forms')
  return (form) => listFormat(locale.tag).format(fieldsOf(form).map(({ label }) => text(label)))
}
