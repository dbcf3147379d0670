/** What each form asks for: the one statement of its fields and rules, for the browser and for the embedded receiver. */
interface FieldRule {
  readonly required: boolean
  readonly kind?: 'email' | 'option'
}

export const services = ['translation', 'localization', 'interpreting', 'consulting'] as const

export const schemas = {
  contact: {
    service: { required: true, kind: 'option' },
    fullName: { required: true },
    email: { required: true, kind: 'email' },
    comments: { required: false },
  },
  freelance: {
    fullName: { required: true },
    email: { required: true, kind: 'email' },
    cv: { required: true },
    comments: { required: false },
  },
} as const satisfies Record<string, Record<string, FieldRule>>

export type FormId = keyof typeof schemas
export type FieldName = { [F in FormId]: keyof (typeof schemas)[F] }[FormId]
export type FieldValues = Partial<Record<FieldName, string>>

/** What is wrong with a field, as the key of its message under forms.errors. */
export const fieldErrors = ['serviceMissing', 'fullNameMissing', 'emailMissing', 'emailInvalid', 'cvMissing'] as const
export type FieldError = (typeof fieldErrors)[number]

const missing: Partial<Record<FieldName, FieldError>> = {
  service: 'serviceMissing',
  fullName: 'fullNameMissing',
  email: 'emailMissing',
  cv: 'cvMissing',
}

/** Something on both sides of one @; anything stricter refuses addresses that exist, such as internationalised ones. */
const email = /^[^@\s]+@[^@\s]+$/

/** The errors of a form's values by field; empty when it can be sent. */
export function validate(form: FormId, values: FieldValues): Partial<Record<FieldName, FieldError>> {
  const errors: Partial<Record<FieldName, FieldError>> = {}
  const rules: Partial<Record<FieldName, FieldRule>> = schemas[form]
  for (const name of fieldsOf(form)) {
    const value = (values[name] ?? '').trim()
    if (rules[name]?.required && value === '') errors[name] = missing[name]
    else if (rules[name]?.kind === 'email' && !email.test(value)) errors[name] = 'emailInvalid'
  }
  return errors
}

/** The names of a form's fields, in order. */
export function fieldsOf(form: FormId): FieldName[] {
  return form === 'contact' ? ['service', 'fullName', 'email', 'comments'] : ['fullName', 'email', 'cv', 'comments']
}

/** Whether a text could be opened as a link; one that could not gets a hint, never a refusal. */
export function looksLikeLink(value: string): boolean {
  return /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(value.trim())
}
