import { messageOf } from '../../lib/run.ts'
import { type FieldValues, type FormId, fieldsOf, HONEYPOT, LOCALE_FIELD } from '../../../src/forms/fields.ts'
import { validatorsOf } from '../../../src/forms/validators.ts'

/** A rejected request: the status, and a sentence for developers. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Record<string, string>
  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** The fields of a post, with every value that was sent for each. */
export type Sent = Map<string, string[]>

/** More than any form has. Limits the time of parsers for bodies with thousands of fields. */
const MOST_FIELDS = 100

/**
 * Reads a body. Throws a Refusal if it is too large, without reading if the `declared` length is. A body without a length is
 * read to its end and discarded: a browser that is cut off while sending shows a network error instead of the response.
 */
export async function readBody(
  stream: AsyncIterable<Uint8Array> | readonly Uint8Array[],
  limit: number,
  declared: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for await (const chunk of declared > limit ? [] : stream) {
      size += chunk.length
      if (size <= limit) chunks.push(new Uint8Array(chunk))
    }
  } catch {
    throw new Refusal(400, 'The body: expected all of it, found a part.')
  }
  const found = Math.max(size, declared)
  if (found > limit) throw new Refusal(413, `The body: expected at most ${limit} bytes, found ${found}.`)
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** Adds the fields of a body to `sent`. Throws a Refusal if it cannot be parsed. */
export async function parse(contentType: string, body: Uint8Array<ArrayBuffer>, sent: Sent): Promise<void> {
  const type = contentType.split(';')[0]?.trim() ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)$/i.test(type)) {
    const expected = 'multipart/form-data or application/x-www-form-urlencoded'
    throw new Refusal(415, `Content-Type: expected ${expected}, found ${type ? `"${type}"` : 'none'}.`)
  }
  // Counts the header that every multipart part has, or the separators of urlencoded fields.
  const [mark, most] = /^application/i.test(type) ? [/&/g, MOST_FIELDS - 1] : [/content-disposition/gi, MOST_FIELDS]
  if ((new TextDecoder('latin1').decode(body).match(mark)?.length ?? 0) > most)
    throw new Refusal(400, `The body: expected at most ${MOST_FIELDS} fields, found more.`)
  for (const [name, value] of await formData(contentType, body)) {
    if (typeof value !== 'string') throw new Refusal(400, `"${name}": expected text, found a file.`)
    sent.set(name, [...(sent.get(name) ?? []), value])
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

/** Returns the fields to store. Throws a Refusal with the first invalid field. */
export function accepted(form: FormId, sent: Sent): FieldValues {
  const known: readonly string[] = [...fieldsOf(form).map(({ name }) => name), LOCALE_FIELD, HONEYPOT]
  // Unknown fields are rejected instead of dropped, so that the sender does not believe that they arrived.
  const unknown = [...sent.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new Refusal(400, `"${unknown.slice(0, 60)}": expected a field of this form (${known.join(', ')}).`)
  const validators = validatorsOf(form, () => true)
  const fields: FieldValues = {}
  for (const { name, kind } of fieldsOf(form)) {
    const [value, ...others] = sent.get(name) ?? []
    if (others.length > 0) throw new Refusal(422, `"${name}": expected one value, found ${others.length + 1}.`)
    if (validators[name](value)) throw new Refusal(422, `"${name}": expected a valid value of the kind "${kind}".`)
    if (value !== undefined) fields[name] = value
  }
  return fields
}
