import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { messageOf } from '../lib/run.ts'
import {
  type CallName,
  CHANGED,
  type Changed,
  type Handlers,
  isCallName,
  isChange,
  requestShapes,
} from '../protocol/calls.ts'
import { Refusal, readJson, sendJson } from './request.ts'

export type AnswerCalls = ReturnType<typeof answerCalls>

/** Answers calls. Changes run in sequence, so that each sees the result of the previous one. */
export function answerCalls(handlers: Handlers) {
  const pending = new Set<Promise<void>>()
  let lastChange: Promise<unknown> = Promise.resolve()
  let isFinishing = false

  async function prepare<Name extends CallName>(name: Name, request: IncomingMessage): Promise<() => Promise<unknown>> {
    const body = await readJson(request, requestShapes[name])
    return () => handlers[name](body)
  }
  function inTurn(run: () => Promise<unknown>): Promise<unknown> {
    const change = lastChange.then(run)
    lastChange = change.catch(() => {})
    return change
  }

  return {
    async answer(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
      if (!isCallName(name)) throw new Refusal(404, 'There is no such call.')
      const run = await prepare(name, request)
      if (!isChange(name)) return sendResult(response, run())
      if (isFinishing) throw new Refusal(503, 'The editor is being closed: nothing more is saved.')
      const answered = sendResult(response, inTurn(run))
      pending.add(answered)
      await answered
      pending.delete(answered)
    },
    /** Accepts no more changes, and resolves once all accepted ones are answered. */
    async finish() {
      isFinishing = true
      await Promise.all(pending)
    },
  }
}

/** Resolves when the answer is sent, or the client has disconnected. */
async function sendResult(response: ServerResponse, result: Promise<unknown>): Promise<void> {
  const [status, body] = await result.then(
    (value): [number, unknown] => [200, value],
    (error): [number, unknown] => [500, { error: messageOf(error) }],
  )
  sendJson(response, status, body)
  await finished(response).catch(() => {})
}

/** The maximum number of streams. Browsers open six connections to a host, and other requests of several tabs need some. */
const MOST = 4

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
    /** Streams changes into an answer. Throws a Refusal if too many are open. */
    open(response: ServerResponse): void {
      if (streams.size >= MOST)
        throw new Refusal(503, `The editor is open in ${MOST} tabs already: close one of them, and reload this page.`)
      streams.add(response)
      response.once('close', () => streams.delete(response))
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(`retry: ${RETRY}\n\n`)
    },
    stop,
  }
}
