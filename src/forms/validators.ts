import { isNotEmpty, isOneOf, matches } from '@mantine/form'
import { type Field, type FieldError, type FieldName, type FormId, fieldsOf } from './fields.ts'

/** What Mantine's validators take and give back as an error. */
type ErrorNode = Parameters<typeof isNotEmpty>[0]
type Validator = (value: string | undefined) => ErrorNode

/**
 * Something on both sides of one @. Mantine's isEmail refuses addresses that exist: those of other alphabets, such as
 * müller@bücher.example, and those without a dot after the @.
 */
const email = /^\s*[^@\s]+@[^@\s]+\s*$/

/**
 * The check of each field of a form, in order, for useForm in the browser and for the receiver: null, or what `say` makes
 * of the error. (In Node, @mantine/form brings React itself, not its renderer: 50 ms when a server starts.)
 */
export function validatorsOf(form: FormId, say: (error: FieldError) => ErrorNode): Record<FieldName, Validator> {
  const entries = fieldsOf(form).map((field) => [field.name, validatorOf(field, say)])
  return Object.fromEntries(entries)
}

function validatorOf(field: Field, say: (error: FieldError) => ErrorNode): Validator {
  const ofKind = kindValidator(field, say)
  const missing = isNotEmpty(field.required && say(field.required))
  return (value = '') => {
    if (value.trim() === '') return field.required ? missing(value) : null
    return ofKind?.(value) ?? null
  }
}

function kindValidator({ kind, options, invalid }: Field, say: (error: FieldError) => ErrorNode): Validator | null {
  if (options) return isOneOf(Object.keys(options), say(invalid))
  return kind === 'email' ? matches(email, say(invalid)) : null
}

/** Whether a text could be opened as a link; one that could not gets a hint, never a refusal. */
export function looksLikeLink(value: string): boolean {
  return /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(value.trim())
}
