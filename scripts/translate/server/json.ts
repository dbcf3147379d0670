import type { IncomingMessage } from 'node:http'
import { Refusal, readBody } from '../../receiver/request.ts'
import { messageOf } from '../../lib/run.ts'
import { BODY_LIMIT } from '../wire.ts'

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
