import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { negotiate } from '@fastify/accept-negotiator'
import { send } from '@fastify/send'
import { cachePolicy, caching, isHidden } from '../policy.ts'
import { codings, mediaTypeOf } from '../types.ts'

/** What to send: the file of a decoded address below a folder, with a status other than 200 for the page of an error. */
interface Wanted {
  readonly dist: string
  readonly address: string
  readonly status?: number
}

/** What the policy says already: types, caching, hidden files; a file below a dotted folder may be public. */
const options = { contentType: false, cacheControl: false, dotfiles: 'allow', index: false } as const

/**
 * Sends the file of a clean address (itself, with .html, or index.html for the root), as the compressed variant that the
 * client prefers where there is one. @fastify/send answers conditional requests and byte ranges (RFC 9110, sections 13
 * and 14). Resolves to false, with nothing sent, for what does not exist, is hidden or lies outside of the folder.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { dist, address, status = 200 }: Wanted,
): Promise<boolean> {
  if (isHidden(address)) return false
  if (!isRange(request.headers.range)) delete request.headers.range
  for (const name of address === '/' ? ['/index.html'] : [address, `${address}.html`]) {
    const variant = preferredVariant(path.join(dist, name), request.headers['accept-encoding'])
    const found = await send(request, encodeURI(name + (variant?.suffix ?? '')), { ...options, root: dist })
    if (found.type === 'directory' || [400, 403, 404].includes(found.statusCode)) continue
    response.setHeader('Cache-Control', status === 200 ? cachePolicy(address) : caching.revalidated)
    response.setHeader('Vary', 'Accept-Encoding')
    if (found.type === 'file' && found.statusCode !== 304) {
      response.setHeader('Content-Type', mediaTypeOf(name) ?? 'application/octet-stream')
      if (variant) response.setHeader('Content-Encoding', variant.coding)
    }
    response.writeHead(status === 200 ? found.statusCode : status, found.headers)
    // A client that hangs up is no error of the server.
    await pipeline(found.stream, response).catch(() => response.destroy())
    return true
  }
  return false
}

/** Whether a Range can be read; one that cannot is ignored: RFC 9110, sections 14.1.1 and 14.2. */
function isRange(value = ''): boolean {
  const ranges = value.replace(/^bytes=/, '').split(',')
  return ranges.every((range) => {
    const [, first = '', last = ''] = /^\s*(\d*)-(\d*)\s*$/.exec(range) ?? []
    return first === '' || last === '' ? first !== last : Number(first) <= Number(last)
  })
}

/** An address without percent signs; null for what decodes to nothing. */
export function decodeAddress(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** Of the variants of a file that are there, the one that an Accept-Encoding likes best; at equal weights the smallest. */
function preferredVariant(file: string, accept = '') {
  const built = codings.filter(({ suffix }) => existsSync(file + suffix))
  const preferred = negotiate(
    accept,
    built.map(({ coding }) => coding),
  )
  return built.find(({ coding }) => coding === preferred)
}
