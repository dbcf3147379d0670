import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultLimits } from '../core/limits.ts'
import type { Receiver } from '../core/receiver.ts'
import { clientAddress, trustedProxies } from './clientAddress.ts'

/** Answers what is for it and returns true; leaves any other request alone and returns false. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * A receiver for the requests of node:http, straight from clients or through proxies that are trusted. Headers that the
 * response has already stay.
 */
export function listenerOf(receive: Receiver, proxies = trustedProxies()): Listener {
  return (request, response) => {
    const { method = '', url = '', headersDistinct } = request
    const headers = new Headers(
      Object.entries(headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      ),
    )
    const post = { method, headers, body: request, url: `http://localhost${url}` }
    const answer = receive(post, clientAddress(request, proxies))
    answer?.then((answered) => write(answered, request, response)).catch((error) => response.destroy(error))
    return answer !== null
  }
}

async function write(answer: Response, { headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  // Node reads what the receiver has not, so that a browser is not cut off before it has the answer. From a client beyond its
  // limit it takes no more than a form sends: of one that sends 1 MiB after the other, reading is what costs most.
  const isSmall = Number(headers['content-length']) <= defaultLimits.bodyBytes
  if (answer.status === 429 && !isSmall) response.setHeader('Connection', 'close')
  response.setHeaders(answer.headers)
  response.writeHead(answer.status).end(await answer.text())
}
