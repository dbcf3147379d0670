import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { BODY_BYTES, type Receiver } from '../receiver.ts'

/** Answers a post to a form and returns true; leaves any other request alone and returns false. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => boolean

/** A receiver for the requests of node:http, straight from clients or through trusted proxies. Headers of the response stay. */
export function listenerOf(receive: Receiver, proxies = trustedProxies()): Listener {
  return (request, response) => {
    const { method = '', url = '', headersDistinct } = request
    const headers = new Headers()
    for (const [name, values = []] of Object.entries(headersDistinct))
      for (const value of values) headers.append(name, value)
    const post = { method, headers, body: request, url: `http://localhost${url}` }
    const answer = receive(post, clientAddress(request, proxies))
    answer?.then((answered) => write(answered, request, response)).catch((error) => response.destroy(error))
    return answer !== null
  }
}

async function write(answer: Response, { headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  // Node reads the rest of a body, so that a browser gets the answer before it is cut off. Beyond the limit of posts that holds for
  // small bodies only: reading 1 MiB after the other costs most.
  const isSmall = Number(headers['content-length']) <= BODY_BYTES
  if (answer.status === 429 && !isSmall) response.setHeader('Connection', 'close')
  response.setHeaders(answer.headers)
  response.writeHead(answer.status).end(await answer.text())
}

/** The proxies in TRUSTED_PROXY: addresses and ranges with commas between. Throws an Error for anything else. */
export function trustedProxies(value = ''): BlockList {
  const proxies = new BlockList()
  for (const text of value.split(',').map((part) => part.trim())) {
    if (text === '') continue
    const [address = '', bits] = text.split('/')
    const [family, most] = isIP(address) === 6 ? (['ipv6', 128] as const) : (['ipv4', 32] as const)
    if (isIP(address) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
      throw new Error(`TRUSTED_PROXY: expected addresses and ranges such as 127.0.0.1, 10.0.0.0/8, found "${text}".`)
    proxies.addSubnet(address, bits === undefined ? most : Number(bits), family)
  }
  return proxies
}

/**
 * The address of a client. Each trusted proxy adds the address that it has seen to X-Forwarded-For, so the list is read from its end
 * as long as the writer of an entry is trusted; earlier entries may be invented.
 */
export function clientAddress({ socket, headersDistinct }: IncomingMessage, proxies: BlockList): string {
  let client = plain(socket.remoteAddress ?? '')
  const forwarded = (headersDistinct['x-forwarded-for'] ?? []).join(',').split(',')
  for (const entry of forwarded.reverse()) {
    const address = plain(entry.trim())
    const family = isIP(client)
    const isTrusted = family !== 0 && proxies.check(client, family === 6 ? 'ipv6' : 'ipv4')
    if (!isTrusted || isIP(address) === 0) break
    client = address
  }
  return client
}

/** IPv4 as such where a socket for both families names it. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
