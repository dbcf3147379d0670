/**
 * The fields of each form, in display order. The inputs, their validation in the browser and in the receiver, drafts,
 * stored and printed submissions, and the list on the privacy page all derive from this table. To add a field, add a
 * row here and its messages in `locales/<lang>/forms.json`. Must not import React, because the receiver reads it.
 */
import type messages from '#locales/en/forms.json'
import type { KeyOf } from '../i18n/keys.ts'

type MessageKey = KeyOf<typeof messages>

/** The properties of a field in the table. Messages are referenced by their keys in forms.json. */
interface FieldRow {
  /** The name under which the value is posted, stored and printed. */
  readonly name: string
  readonly kind: 'text' | 'longText' | 'tel' | 'email' | 'link' | 'option'
  /** The message for an empty field. Without it the field is optional. */
  readonly required?: MessageKey
  /** The message for a value of the wrong kind. An invalid link is sent nevertheless. */
  readonly invalid?: MessageKey
  readonly label: MessageKey
  readonly hint?: MessageKey
  /** The label of each value of an option, and the text while none is chosen. */
  readonly options?: Readonly<Record<string, MessageKey>>
  readonly placeholder?: MessageKey
  /** The autocomplete value: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill. */
  readonly autocomplete?: string
  /** For values that are left-to-right in every language. */
  readonly dir?: 'ltr'
}

const fullName = {
  name: 'fullName',
  kind: 'text',
  required: 'errors.fullNameMissing',
  autocomplete: 'name',
} as const

const email = {
  name: 'email',
  kind: 'email',
  required: 'errors.emailMissing',
  invalid: 'errors.emailInvalid',
  autocomplete: 'email',
  dir: 'ltr',
} as const

const forms = {
  contact: [
    {
      name: 'service',
      kind: 'option',
      required: 'errors.serviceMissing',
      label: 'contact.service.label',
      placeholder: 'contact.service.placeholder',
      options: {
        translation: 'contact.service.options.translation',
        localization: 'contact.service.options.localization',
        interpreting: 'contact.service.options.interpreting',
        consulting: 'contact.service.options.consulting',
      },
    },
    { ...fullName, label: 'contact.fullName.label' },
    { ...email, label: 'contact.email.label' },
    {
      name: 'comments',
      kind: 'longText',
      label: 'contact.comments.label',
      hint: 'contact.comments.hint',
    },
  ],
  freelance: [
    { ...fullName, label: 'freelance.fullName.label' },
    { ...email, label: 'freelance.email.label' },
    {
      name: 'cv',
      kind: 'link',
      required: 'errors.cvMissing',
      invalid: 'freelance.cv.doubtful',
      label: 'freelance.cv.label',
      hint: 'freelance.cv.hint',
    },
    { name: 'comments', kind: 'longText', label: 'freelance.comments.label' },
  ],
} as const satisfies Record<string, readonly FieldRow[]>

export type FormId = keyof typeof forms
export type FieldName = (typeof forms)[FormId][number]['name']
export type Field = FieldRow & { readonly name: FieldName }
export type FieldKind = FieldRow['kind']
export type FieldValues = Partial<Record<FieldName, string>>
/** A validation error, as the key of its message. */
export type FieldError = MessageKey

export const formIds = Object.keys(forms) as readonly FormId[]

/** Returns the fields of a form in order. */
export function fieldsOf(form: FormId): readonly Field[] {
  return forms[form]
}

/** Hidden fields of every form: the language of the page, and the honeypot. */
export const LOCALE_FIELD = 'locale'
export const HONEYPOT = 'website'
