import type { IncomingMessage } from 'node:http'
import { Busboy } from '@fastify/busboy'

/** The fields of a post, with every value that was sent for each. */
export type Sent = Map<string, string[]>

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

/**
 * Reads to the end even what is too large, because a browser that is cut off while it sends shows a network error and
 * never the answer. No more than `limit` bytes are kept. Null when the client hung up: nobody is left to answer.
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<{ kept: Buffer; size: number } | null> {
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

/** Fills `sent` with the fields of a body, also when it then throws the Refusal of a body that it cannot read. */
export async function parse(contentType: string, body: Buffer, sent: Sent): Promise<void> {
  const note = (name: string, value: string) => {
    sent.set(name, [...(sent.get(name) ?? []), value])
  }
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') {
    for (const [name, value] of new URLSearchParams(body.toString())) note(name, value)
  } else if (type === 'multipart/form-data') {
    await parseMultipart(contentType, body, note)
  } else {
    const found = type ? `"${type}"` : 'none'
    throw new Refusal(
      415,
      `Content-Type: expected multipart/form-data or application/x-www-form-urlencoded, found ${found}.`,
    )
  }
}

/** Calls `note` with every field in order; rejects with a Refusal for a file or for what is not multipart. */
function parseMultipart(contentType: string, body: Buffer, note: (name: string, value: string) => void): Promise<void> {
  const bad = (cause: unknown) =>
    new Refusal(
      400,
      `The body: expected multipart/form-data, found: ${cause instanceof Error ? cause.message : cause}.`,
    )
  return new Promise((resolve, reject) => {
    // Its own limit would cut a long text off in silence.
    const limits = { fieldSize: body.length }
    let parser: InstanceType<typeof Busboy>
    try {
      parser = new Busboy({ headers: { 'content-type': contentType }, limits })
    } catch (error) {
      return reject(bad(error))
    }
    parser.on('field', note)
    parser.on('file', (name, stream) => {
      stream.on('error', () => {}).resume()
      reject(new Refusal(400, `"${name}": expected text, found a file.`))
    })
    parser.on('error', (error) => reject(bad(error)))
    parser.on('finish', resolve)
    parser.end(body)
  })
}
