import { messageOf } from '../../lib/run.ts'
import { Refusal } from './refusal.ts'

/** The fields of a post, with every value that was sent for each. */
export type Sent = Map<string, string[]>

/** More than any form has; parsers take long for the many thousands that a body may hold. */
const MOST_FIELDS = 100

/**
 * The bytes of a body. Throws the Refusal of one that is too large: unread where its `declared` length says so. One without
 * a length is read to the end, though not kept, because a browser that is cut off while it sends shows a network error and
 * never the answer.
 */
export async function readBody(
  stream: AsyncIterable<Uint8Array> | readonly Uint8Array[],
  limit: number,
  declared = 0,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of declared > limit ? [] : stream) {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
    }
  } catch {
    throw new Refusal(400, 'The body: expected all of it, found a part.')
  }
  const found = Math.max(size, declared)
  if (found > limit) throw new Refusal(413, `The body: expected at most ${limit} bytes, found ${found}.`)
  return joined(chunks)
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const chunk of chunks) {
    all.set(chunk, end)
    end += chunk.length
  }
  return all
}

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
