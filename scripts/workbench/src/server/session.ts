import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { TOKEN_HEADER } from '../protocol/calls.ts'

export type Session = ReturnType<typeof createSession>

/**
 * Authentication. The printed address has a one-time token. A browser exchanges it for a cookie, which scripts cannot read,
 * and a header token, which no other origin can read or send. Browsers send cookies to all ports of a host, so a change
 * needs the header token as well. The port is part of the cookie's name, since editors on other ports have their own.
 */
export function createSession(port: number) {
  const name = `translate-${port}`
  const [token, cookie, header] = [secret(), secret(), secret()]
  let isUsed = false
  return {
    token,
    /** Exchanges the one-time token for the value of Set-Cookie and the header token; null if it is wrong or used. */
    open(given: string) {
      if (!isSame(given, token) || isUsed) return null
      isUsed = true
      // For 30 days, so that a browser may be closed meanwhile.
      return { cookie: `${name}=${cookie}; HttpOnly; SameSite=Strict; Path=/; Max-Age=2592000`, header }
    },
    // Another port may have set a second cookie of this name.
    hasCookie: ({ headers }: IncomingMessage): boolean =>
      (headers.cookie ?? '').split(/; */).some((pair) => isSame(pair, `${name}=${cookie}`)),
    /** True if a request has the header token; also in the query, for requests to which browsers add no headers. */
    hasToken: ({ headers, url = '' }: IncomingMessage): boolean =>
      isSame(String(headers[TOKEN_HEADER.toLowerCase()] ?? url.split('?')[1] ?? ''), header),
  }
}

const secret = () => randomBytes(32).toString('base64url')
const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares digests, in the same time wherever the texts differ. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
