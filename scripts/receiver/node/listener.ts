import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { Receiver } from '../receiver.ts'
import { defaultLimits } from '../settings.ts'

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

/**
 * The proxies whose word on a client's address counts, from TRUSTED_PROXY: addresses and ranges with commas between. Throws
 * an Error for what is neither.
 */
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
 * The address that a request comes from. Each trusted proxy adds to X-Forwarded-For the address that it has seen, so the
 * list is read from its end for as long as the one that wrote an entry is trusted; what stands before may be invented.
 */
export function clientAddress({ socket, headersDistinct }: IncomingMessage, proxies: BlockList): string {
  let client = plain(socket.remoteAddress ?? '')
  const forwarded = (headersDistinct['x-forwarded-for'] ?? []).join(',').split(',')
  for (const entry of forwarded.reverse()) {
    const address = plain(entry.trim())
    if (!isTrusted(client, proxies) || isIP(address) === 0) break
    client = address
  }
  return client
}

function isTrusted(address: string, proxies: BlockList): boolean {
  const family = isIP(address)
  return family !== 0 && proxies.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Without a port, and IPv4 as such where a socket for both families names it. */
function plain(address: string): string {
  const withoutPort = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  return withoutPort.replace(/^::ffff:(?=\d+\.)/i, '')
}
