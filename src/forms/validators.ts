import { isNotEmpty, isOneOf, matches } from '@mantine/form'
import { type Field, type FieldError, type FieldName, type FormId, fieldsOf } from './fields.ts'

type ErrorNode = Parameters<typeof isNotEmpty>[0]
type Validator = (value: string | undefined) => ErrorNode

/**
 * Text on both sides of one @. Mantine's isEmail rejects valid addresses: those in other alphabets, such as
 * müller@bücher.example, and those without a dot after the @.
 */
const email = /^\s*[^@\s]+@[^@\s]+\s*$/

/**
 * Returns a validator for each field of a form, in order, for useForm in the browser and for the receiver. A validator
 * returns null or the result of `say` for the error. (In Node, @mantine/form imports React but not its renderer: 50 ms
 * at server start.)
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

function kindValidator(field: Field, say: (error: FieldError) => ErrorNode): Validator | null {
  const { kind, options, invalid = field.required } = field
  const error = invalid && say(invalid)
  if (options) return isOneOf(Object.keys(options), error)
  return kind === 'email' ? matches(email, error) : null
}

/** True if a text looks like a link. Used for a hint only; other values are accepted. */
export function looksLikeLink(value: string): boolean {
  return /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(value.trim())
}
