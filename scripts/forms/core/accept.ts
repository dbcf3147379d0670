import {
  type Field,
  type FieldValues,
  type FormId,
  fieldsOf,
  HONEYPOT,
  LOCALE_FIELD,
} from '../../../src/forms/fields.ts'
import { validatorsOf } from '../../../src/forms/validators.ts'
import type { Sent } from './body.ts'
import { Refusal } from './refusal.ts'

/** The fields to store. Throws a Refusal that names the first field that is not as it should be. */
export function accepted(form: FormId, sent: Sent): FieldValues {
  const validators = validatorsOf(form, () => true)
  const fields: FieldValues = {}
  refuseUnknown(form, sent)
  for (const field of fieldsOf(form)) {
    const { name } = field
    const [value, ...others] = sent.get(name) ?? []
    if (others.length > 0) throw refusal(name, 'one value', String(others.length + 1))
    if (validators[name](value)) throw refusal(name, expectation(field), value ? quote(value) : 'nothing')
    if (value !== undefined) fields[name] = value
  }
  return fields
}

/** A value that nobody would read is refused: the sender would be told that it has arrived. */
function refuseUnknown(form: FormId, sent: Sent): void {
  const known: readonly string[] = [...fieldsOf(form).map(({ name }) => name), LOCALE_FIELD, HONEYPOT]
  for (const name of sent.keys()) {
    if (!known.includes(name))
      throw new Refusal(400, `${quote(name)}: expected a field of this form (${known.join(', ')}), found another.`)
  }
}

function refusal(name: string, expected: string, found: string): Refusal {
  return new Refusal(422, `"${name}": expected ${expected}, found ${found}.`)
}

/** What a field asks for, in words for the developer. */
function expectation({ kind, options }: Field): string {
  if (options) return `one of ${Object.keys(options).join(', ')}`
  return kind === 'email' ? 'an e-mail address (one @ with something on both sides of it)' : 'some text'
}

function quote(value: string): string {
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
}
