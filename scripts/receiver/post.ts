import { messageOf } from '../lib/run.ts'
import { type Field, type FieldValues, type FormId, fieldsOf, HONEYPOT, LOCALE_FIELD } from '../../src/forms/fields.ts'
import { validatorsOf } from '../../src/forms/validators.ts'
import { Refusal } from './request.ts'
import { captchaFields } from './spam.ts'

/** The fields of a post, with every value that was sent for each. */
export type Sent = Map<string, string[]>

/** More than any form has; parsers take long for the many thousands that a body may hold. */
const MOST_FIELDS = 100

/** Fills `sent` with the fields of a body. Throws the Refusal of one that it cannot read. */
export async function parse(contentType: string, body: Uint8Array<ArrayBuffer>, sent: Sent): Promise<void> {
  const type = contentType.split(';')[0]?.trim() ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)$/i.test(type)) {
    const expected = 'multipart/form-data or application/x-www-form-urlencoded'
    throw new Refusal(415, `Content-Type: expected ${expected}, found ${type ? `"${type}"` : 'none'}.`)
  }
  // A part of multipart has this header, whatever its boundary; urlencoded fields are divided.
  const [mark, most] = /^application/i.test(type) ? [/&/g, MOST_FIELDS - 1] : [/content-disposition/gi, MOST_FIELDS]
  if ((new TextDecoder('latin1').decode(body).match(mark)?.length ?? 0) > most)
    throw new Refusal(400, `The body: expected at most ${MOST_FIELDS} fields, found more.`)
  for (const [name, value] of await formData(contentType, body)) {
    if (typeof value !== 'string') throw new Refusal(400, `"${name}": expected text, found a file.`)
    const values = sent.get(name) ?? []
    values.push(value)
    sent.set(name, values)
  }
}

async function formData(contentType: string, body: Uint8Array<ArrayBuffer>): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': contentType } }).formData()
  } catch (error) {
    const cause = messageOf(error instanceof Error && error.cause ? error.cause : error)
    throw new Refusal(400, `The body: expected a form, found: ${cause.replace(/\.$/, '')}.`)
  }
}

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
    if (![...known, ...captchaFields].includes(name))
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
