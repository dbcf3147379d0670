import { Refusal } from './refusal.ts'

/**
 * Throws a Refusal for a post that a page of another site has sent (https://owasp.org/www-community/attacks/csrf). Pages
 * of the receiver's own host may post, and those of the public origin where a proxy does not pass the Host header on. The
 * scheme is not compared: a proxy may have taken TLS off. Without an Origin (curl, old browsers) the browser's other word
 * on it, Sec-Fetch-Site, must not speak against it.
 */
export function refuseForeign(headers: Headers, siteUrl: string | null): void {
  const origin = headers.get('origin')
  const host = headers.get('host')
  const site = headers.get('sec-fetch-site')
  if (origin === null) {
    if (site === null || site === 'same-origin') return
    throw new Refusal(403, `Sec-Fetch-Site: expected "same-origin", found "${site}".`)
  }
  const posting = URL.parse(origin)
  if (posting && (posting.host === hostOf(posting.protocol, host) || posting.origin === siteUrl)) return
  const expected = [host, siteUrl].filter(Boolean).join(' or of ')
  throw new Refusal(403, `Origin: expected a page of ${expected || 'a named host'}, found "${origin}".`)
}

/** The Host header as it stands in an address: without the scheme's own port. */
function hostOf(protocol: string, host: string | null): string | undefined {
  return URL.parse(`${protocol}//${host ?? ''}`)?.host
}
