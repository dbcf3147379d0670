import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { messageOf } from '../lib/run.ts'
import { type CallName, isCallName, isChange, type Requests, shapes } from '../protocol/calls.ts'
import { type Backend, type Calls, formName, type PanelProject } from '../protocol/protocol.ts'
import { Refusal, readJson, sendJson } from './request.ts'

export type AnswerCalls = ReturnType<typeof answerCalls>

/** Calls the functions of a backend. Changes are made one after the other: each sees what the last one has left. */
export function answerCalls(backend: Backend) {
  const calls: Calls = backend
  const lookUp = createLookup(backend)
  const pending = new Set<Promise<void>>()
  let lastChange: Promise<unknown> = Promise.resolve()
  let isFinishing = false

  /** Resolves to what asks the backend, once a request is known to be one that it takes. */
  async function prepare<Name extends CallName>(name: Name, request: IncomingMessage): Promise<() => Promise<unknown>> {
    const body: Requests[Name] = await readJson(request, shapes[name])
    await lookUp(body)
    return () => calls[name](body)
  }
  function inTurn(run: () => Promise<unknown>): Promise<unknown> {
    const change = lastChange.then(run)
    lastChange = change.catch(() => {})
    return change
  }

  return {
    async answer(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
      if (!isCallName(name))
        throw new Refusal(404, `Expected one of ${Object.keys(shapes).join(', ')}, found another name.`)
      const run = await prepare(name, request)
      if (!isChange(name)) return sendResult(response, run())
      if (isFinishing) throw new Refusal(503, 'The editor is being closed: nothing more is saved.')
      const answered = sendResult(response, inTurn(run))
      pending.add(answered)
      await answered
      pending.delete(answered)
    },
    /** Takes no more changes, and resolves when those that were taken are made and answered. */
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

/**
 * Looks up the locale, the message and its forms that a request names: a client names no file. Throws a Refusal for what is not
 * there. What the backend has loaded is kept, and asked for once more before a message is refused.
 */
function createLookup(backend: Backend): (request: object) => Promise<void> {
  let loaded: PanelProject | null = null
  const load = async () => {
    loaded = await backend.project({})
    return loaded
  }
  const messageIn = (project: PanelProject | null, id: unknown) => project?.messages.find((one) => one.id === id)
  return async (request) => {
    if (!('id' in request)) return
    const message = messageIn(loaded, request.id) ?? messageIn(await load(), request.id)
    if (!message) throw new Refusal(404, `id: expected a message, found ${JSON.stringify(request.id)}, which is none.`)
    const forms = message.forms.map((form): string => formName(form))
    const named = 'texts' in request && request.texts ? Object.keys(request.texts) : []
    const other = named.find((form) => !forms.includes(form))
    if (other !== undefined)
      throw new Refusal(400, `texts: expected forms ${forms.join(', ')}, found ${JSON.stringify(other)}.`)
  }
}
