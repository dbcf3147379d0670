import {
  type FieldError,
  type FieldName,
  type FieldValues,
  type FormId,
  fieldsOf,
  services,
  validate,
} from '../../src/forms/schema.ts'
import { Refusal, type Sent } from './body.ts'

/** What each error of the forms' schema asks for, in words for the developer. */
const expectations = {
  serviceMissing: `one of ${services.join(', ')}`,
  fullNameMissing: 'some text',
  emailMissing: 'an e-mail address',
  emailInvalid: 'one @ with something on both sides of it',
  cvMissing: 'some text',
} as const satisfies Record<FieldError, string>

/** The fields to store. Throws a Refusal that names the first field that is not as it should be. */
export function accepted(form: FormId, sent: Sent): FieldValues {
  const names = fieldsOf(form)
  const refuse = (name: FieldName, expected: string, found: string) => {
    throw new Refusal(422, `"${name}": expected ${expected}, found ${found}.`)
  }
  const fields: FieldValues = {}
  for (const name of names) {
    const values = sent.get(name) ?? []
    if (values.length > 1) refuse(name, 'one value', String(values.length))
    if (values[0] !== undefined) fields[name] = values[0]
  }
  const errors = validate(form, fields)
  for (const name of names) {
    const error = errors[name] ?? (name === 'service' && !isService(fields.service) ? 'serviceMissing' : undefined)
    if (error) refuse(name, expectations[error], fields[name] ? quote(fields[name]) : 'nothing')
  }
  return fields
}

function isService(value: string | undefined): boolean {
  return services.some((service) => service === value)
}

function quote(value: string): string {
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
}
