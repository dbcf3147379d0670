import type { IncomingMessage } from 'node:http'

/** A request that is not taken: the status, and one sentence for the developer who reads the answer. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** The bytes of a body. Throws the Refusal of one that is too large, or of which a part is missing. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request) {
      size += chunk.length
      // Read to its end, though not kept: a browser that is cut off while it sends never sees the answer.
      if (size <= limit) chunks.push(chunk)
    }
  } catch {
    throw new Refusal(400, 'The body: expected all of it, found a part.')
  }
  if (size > limit) throw new Refusal(413, `The body: expected at most ${limit} bytes, found ${size}.`)
  return Buffer.concat(chunks)
}
