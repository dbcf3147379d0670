/** A request that is not taken: the status, and one sentence for the developer who reads the answer. */
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
