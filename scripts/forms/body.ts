import type { IncomingMessage } from 'node:http'

/** The fields of a post, with every value that was sent for each. */
export type Sent = Map<string, string[]>

/** Node takes many seconds to parse the half million fields that a body of "a&a&a…" may hold. */
const MOST_FIELDS = 1000

/** A post that is not taken: the status, and one sentence for the developer who reads the answer. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Record<string, string>
  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** What was kept of a body, and how large it was in all. */
export interface Body {
  readonly kept: Buffer
  readonly size: number
}

/**
 * Reads to the end even what is too large, because a browser that is cut off while it sends shows a network error and
 * never the answer. No more than `limit` bytes are kept. Null when the client hung up: nobody is left to answer.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Body | null> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      if (size < limit) chunks.push(chunk.subarray(0, limit - size))
      size += chunk.length
    }
  } catch {
    return null
  }
  return { kept: Buffer.concat(chunks), size }
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
  if (/^application/i.test(type) && kept.toString('latin1').split('&', MOST_FIELDS + 1).length > MOST_FIELDS)
    throw new Refusal(400, `The body: expected at most ${MOST_FIELDS} fields, found more.`)
  const boundary = parameters.find((parameter) => /^boundary=/i.test(parameter))?.replace(/^boundary=|"/gi, '')
  const body = size > kept.length && boundary ? Buffer.concat([kept, Buffer.from(`\r\n--${boundary}--`)]) : kept
  const fields = await formData(contentType, body)
  for (const [name, value] of fields) {
    if (typeof value !== 'string') throw new Refusal(400, `"${name}": expected text, found a file.`)
    const values = sent.get(name) ?? []
    values.push(value)
    sent.set(name, values)
  }
}

async function formData(contentType: string, body: Buffer): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }).formData()
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : 'something else'
    throw new Refusal(400, `The body: expected a form, found: ${cause}.`)
  }
}
