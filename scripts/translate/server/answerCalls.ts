import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { Refusal } from '../../receiver/request.ts'
import { messageOf } from '../../lib/run.ts'
import type { Backend, Outcome } from '../protocol.ts'
import { createCalls } from './calls.ts'
import { sendJson } from './headers.ts'
import { readJson } from './json.ts'
import { findLink } from './links.ts'

export interface Calls {
  /** Answers a request for a function of the backend. Throws a Refusal for what cannot be called. */
  answer(name: string, request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Takes no more changes, and resolves when those that were taken are made and answered. */
  finish(): Promise<void>
}

/** Calls the functions of a backend. Changes are made one after the other: each sees what the last one has left. */
export function answerCalls(backend: Backend, locales: string): Calls {
  const calls = createCalls(backend)
  const pending = new Set<Promise<void>>()
  let lastChange: Promise<unknown> = Promise.resolve()
  let isFinishing = false

  function inTurn(run: () => Promise<unknown>): Promise<unknown> {
    const change = lastChange.then(async () => {
      const reason = await findLink(locales)
      return reason === null ? run() : ({ kind: 'refused', reason } satisfies Outcome)
    })
    lastChange = change.catch(() => {})
    return change
  }

  return {
    async answer(name, request, response) {
      const call = calls.get(name)
      if (!call) throw new Refusal(404, `Expected one of ${[...calls.keys()].join(', ')}, found another name.`)
      const run = await call.prepare(await readJson(request))
      if (!call.changes) return sendResult(response, run())
      if (isFinishing) throw new Refusal(503, 'The editor is being closed: nothing more is saved.')
      const answered = sendResult(response, inTurn(run))
      pending.add(answered)
      await answered
      pending.delete(answered)
    },
    async finish() {
      isFinishing = true
      await Promise.all(pending)
    },
  }
}

/** Resolves when the answer has left, or nobody is there to take it. */
async function sendResult(response: ServerResponse, result: Promise<unknown>): Promise<void> {
  const [status, body] = await result.then(
    (value): [number, unknown] => [200, value],
    (error): [number, unknown] => [500, { error: messageOf(error) }],
  )
  sendJson(response, status, body)
  await finished(response).catch(() => {})
}
