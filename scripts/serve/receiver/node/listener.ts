import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { BODY_BYTES, type Receiver } from '../receiver.ts'

/** Answers a post to a form and returns true. Ignores other requests and returns false. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => boolean

/** Adapts a receiver to node:http, for direct clients or trusted proxies. Keeps headers already set on the response. */
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
  // Node reads the rest of a body, so that the browser receives the response before the connection closes. Over the rate
  // limit, only small bodies are read, because reading large ones is expensive.
  const isSmall = Number(headers['content-length']) <= BODY_BYTES
  if (answer.status === 429 && !isSmall) response.setHeader('Connection', 'close')
  response.setHeaders(answer.headers)
  response.writeHead(answer.status).end(await answer.text())
}

/** Parses TRUSTED_PROXY: addresses and ranges separated by commas. Throws an Error if invalid. */
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
 * Returns the address of a client. Each proxy appends its client's address to X-Forwarded-For, so the list is read from the
 * end as long as the writer of an entry is trusted. Earlier entries may be forged.
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

/** Converts IPv4-mapped IPv6 addresses of dual-stack sockets to IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
