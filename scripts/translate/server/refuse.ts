import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal } from '../../receiver/request.ts'
import { messageOf } from '../../lib/run.ts'
import { sendJson } from './headers.ts'

/** Answers a request with what was thrown: to a script that has posted as JSON, to anybody else as text. */
export function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { status, message, headers } = error instanceof Refusal ? error : new Refusal(500, messageOf(error))
  // What was not read of a body is not waited for.
  if (!request.complete) response.setHeader('Connection', 'close')
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (message === '') response.writeHead(status).end()
  else if (request.method === 'POST') sendJson(response, status, { error: message })
  else response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${message}\n`)
}
