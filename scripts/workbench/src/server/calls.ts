import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { messageOf } from '../lib/run.ts'
import {
  BODY_LIMIT,
  CHANGED,
  type Changed,
  type Handlers,
  isCallName,
  isChange,
  requestShapes,
} from '../protocol/calls.ts'
import type { Shape } from '../protocol/shape.ts'

/** A refused request: the status, and one sentence for the developer who reads the answer. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/**
 * The JSON of a request. Throws a Refusal for another media type (a form of any page can send text/plain), for a body that is
 * too large or incomplete, and for bytes that are not UTF-8, not JSON or not of the shape.
 */
export async function readJson<T>(request: IncomingMessage, shape: Shape<T>): Promise<T> {
  const { 'content-type': type = 'none', 'content-encoding': coding } = request.headers
  if (!/^application\/json(; *charset=utf-8)?$/i.test(type) || coding !== undefined)
    throw new Refusal(415, 'The Content-Type has to be application/json.')
  const value = parse(await readBody(request))
  if (!shape(value)) throw new Refusal(400, 'The body is not a request of this call.')
  return value
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch (error) {
    throw new Refusal(400, `The body is not JSON in UTF-8: ${messageOf(error)}`)
  }
}

async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request) {
      size += chunk.length
      // Read to its end, though not kept: a browser that is cut off while it sends never sees the answer.
      if (size <= BODY_LIMIT) chunks.push(chunk)
    }
  } catch {
    throw new Refusal(400, 'The body is incomplete.')
  }
  if (size > BODY_LIMIT) throw new Refusal(413, `The body has ${size} bytes; the limit is ${BODY_LIMIT}.`)
  return Buffer.concat(chunks)
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

export type AnswerCalls = ReturnType<typeof answerCalls>

/** Answers calls. Changes run in sequence, so that each sees the result of the previous one. */
export function answerCalls(handlers: Handlers) {
  let lastChange: Promise<void> = Promise.resolve()
  let isFinishing = false

  async function prepare<Name extends keyof Handlers>(name: Name, request: IncomingMessage) {
    const body = await readJson(request, requestShapes[name])
    return (): Promise<unknown> => handlers[name](body)
  }

  return {
    async answer(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
      if (!isCallName(name)) throw new Refusal(404, 'There is no such call.')
      const run = await prepare(name, request)
      if (!isChange(name)) return sendResult(response, run)
      if (isFinishing) throw new Refusal(503, 'The editor is being closed: nothing more is saved.')
      lastChange = lastChange.then(() => sendResult(response, run))
      await lastChange
    },
    /** Accepts no more changes, and resolves once all accepted ones are answered. */
    async finish() {
      isFinishing = true
      await lastChange
    },
  }
}

/** Resolves when the answer is sent, or the client has disconnected. */
async function sendResult(response: ServerResponse, run: () => Promise<unknown>): Promise<void> {
  try {
    sendJson(response, 200, await run())
  } catch (error) {
    sendJson(response, 500, { error: messageOf(error) })
  }
  await finished(response).catch(() => {})
}

/** The delay before a browser reconnects, in ms. */
const RETRY = 1000

export type Events = ReturnType<typeof createEvents>

/** Sends the messages changed by other panels or programs to every open panel. */
export function createEvents(onChange: (listener: (changed: Changed) => void) => () => void) {
  const streams = new Set<ServerResponse>()
  const stop = onChange((changed) => {
    for (const stream of streams) stream.write(`event: ${CHANGED}\ndata: ${JSON.stringify(changed)}\n\n`)
  })
  return {
    /** Streams changes into an answer. */
    open(response: ServerResponse): void {
      streams.add(response)
      response.once('close', () => streams.delete(response))
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(`retry: ${RETRY}\n\n`)
    },
    stop,
  }
}
