import type { IncomingMessage, ServerResponse } from 'node:http'
import { messageOf } from '../lib/run.ts'
import { Refusal, readBody } from './request.ts'
import { BODY_LIMIT } from '../protocol/wire.ts'

/**
 * The JSON of a request. Throws a Refusal for another media type (a form of any page can send text/plain), a body that is
 * too large, bytes that are not UTF-8, and what is no JSON.
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const { 'content-type': type = 'none', 'content-encoding': coding } = request.headers
  if (!/^application\/json(; *charset=utf-8)?$/i.test(type) || coding !== undefined)
    throw new Refusal(415, 'Content-Type: expected application/json, found another.')
  const body = await readBody(request, BODY_LIMIT)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch (error) {
    throw new Refusal(400, `The body: expected JSON in UTF-8, found something else: ${messageOf(error)}`)
  }
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

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
