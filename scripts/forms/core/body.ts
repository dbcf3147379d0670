import { messageOf } from '../../lib/run.ts'
import { Refusal } from './refusal.ts'

/** The fields of a post, with every value that was sent for each. */
export type Sent = Map<string, string[]>

/** Node takes many seconds to parse the half million fields that a body of "a&a&a…" may hold. */
const MOST_FIELDS = 1000

const AMPERSAND = 0x26

/** What was kept of a body, and how large it was in all. */
export interface Body {
  readonly kept: Uint8Array<ArrayBuffer>
  readonly size: number
}

/**
 * Reads to the end even what is too large, because a browser that is cut off while it sends shows a network error and
 * never the answer. No more than `limit` bytes are kept. Null when the client hung up: nobody is left to answer.
 */
export async function readBody(stream: AsyncIterable<Uint8Array>, limit: number): Promise<Body | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of stream) {
      if (size < limit) chunks.push(chunk.subarray(0, limit - size))
      size += chunk.length
    }
  } catch {
    return null
  }
  return { kept: joined(chunks), size }
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

/**
 * Fills `sent` with the fields of a body. Throws the Refusal of one that it cannot read; of one that was cut off, the
 * fields before the cut are taken, so that the refusal can be in the language of the post.
 */
export async function parse(contentType: string, { kept, size }: Body, sent: Sent): Promise<void> {
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim())
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)$/i.test(type)) {
    const expected = 'multipart/form-data or application/x-www-form-urlencoded'
    throw new Refusal(415, `Content-Type: expected ${expected}, found ${type ? `"${type}"` : 'none'}.`)
  }
  if (/^application/i.test(type) && hasManyFields(kept))
    throw new Refusal(400, `The body: expected at most ${MOST_FIELDS} fields, found more.`)
  const boundary = parameters.find((parameter) => /^boundary=/i.test(parameter))?.replace(/^boundary=|"/gi, '')
  const end = size > kept.length && boundary ? `\r\n--${boundary}--` : ''
  const fields = await formData(contentType, end ? joined([kept, new TextEncoder().encode(end)]) : kept)
  for (const [name, value] of fields) {
    if (typeof value !== 'string') throw new Refusal(400, `"${name}": expected text, found a file.`)
    const values = sent.get(name) ?? []
    values.push(value)
    sent.set(name, values)
  }
}

function hasManyFields(urlencoded: Uint8Array): boolean {
  let fields = 1
  for (const byte of urlencoded) if (byte === AMPERSAND) fields += 1
  return fields > MOST_FIELDS
}

async function formData(contentType: string, body: Uint8Array<ArrayBuffer>): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': contentType } }).formData()
  } catch (error) {
    const cause = messageOf(error instanceof Error && error.cause ? error.cause : error)
    throw new Refusal(400, `The body: expected a form, found: ${cause.replace(/\.$/, '')}.`)
  }
}
