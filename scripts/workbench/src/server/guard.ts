import type { IncomingMessage } from 'node:http'
import { Refusal } from './request.ts'

/**
 * Throws a Refusal without a word for a request that names another host or port, which is what a page does whose name an
 * attacker has pointed at this machine (DNS rebinding), or that names no path: RFC 9112, section 3.2.
 */
export function refuseOtherHost({ headersDistinct, url }: IncomingMessage, origin: string): void {
  const [host, ...others] = headersDistinct['host'] ?? []
  if (host !== new URL(origin).host || others.length > 0) throw new Refusal(421, '')
  if (!url?.startsWith('/')) throw new Refusal(400, '')
}

/**
 * Throws a Refusal for a request that a page of another origin has sent. Browsers say so in Sec-Fetch-Site
 * (https://w3c.github.io/webappsec-fetch-metadata/), old ones in Origin alone. Other ports of this machine are other
 * origins, but the same site: cookies are sent to them.
 */
export function refuseOtherOrigin({ headersDistinct }: IncomingMessage, origin: string): void {
  for (const found of headersDistinct['origin'] ?? []) {
    if (found !== origin) throw new Refusal(403, 'Origin: expected a page of the editor, found another.')
  }
  for (const found of headersDistinct['sec-fetch-site'] ?? []) {
    if (found !== 'same-origin' && found !== 'none')
      throw new Refusal(403, 'Sec-Fetch-Site: expected a page of the editor, found another.')
  }
}

/** The same for what may change something: it has to say that it comes from a page of the editor. */
export function refuseUnnamedOrigin(request: IncomingMessage, origin: string): void {
  refuseOtherOrigin(request, origin)
  const { headersDistinct } = request
  if (headersDistinct['origin']?.length !== 1) throw new Refusal(403, `Origin: expected ${origin} once.`)
  if (headersDistinct['sec-fetch-site']?.includes('none'))
    throw new Refusal(403, 'Sec-Fetch-Site: expected same-origin, found none.')
}

/** Whether somebody goes to an address, from wherever, and sees it in a tab of its own. */
export function isVisit({ headers, method }: IncomingMessage): boolean {
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}

/** Throws a Refusal for another method. There is no OPTIONS: no other origin may ask for anything. */
export function refuseOtherMethod({ method = '' }: IncomingMessage, allowed: readonly string[], why: string): void {
  if (!allowed.includes(method)) throw new Refusal(405, why, { Allow: allowed.join(', ') })
}
