import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { TOKEN_HEADER } from '../protocol/calls.ts'

/**
 * Who may ask for anything. The address that the command prints has a token that can be used once. For it a browser gets a
 * cookie, which scripts cannot read, and a token for a header, which no other origin can read or send. Browsers send
 * cookies to all ports of a host, so a cookie alone proves nothing to those who change texts. The cookie is named by the port:
 * editors on other ports have theirs.
 */
export function createSession(port: number) {
  const name = `translate-${port}`
  const [token, cookie, header] = [secret(), secret(), secret()]
  let isUsed = false
  return {
    token,
    /** Takes it, and gives the value of Set-Cookie and the header's token; null for another one, and from the second time on. */
    open(given: string) {
      if (!isSame(given, token) || isUsed) return null
      isUsed = true
      return { cookie: `${name}=${cookie}; HttpOnly; SameSite=Strict; Path=/`, header }
    },
    // Another port may have set a cookie of this name beside it.
    hasCookie: ({ headers }: IncomingMessage): boolean =>
      (headers.cookie ?? '').split(/; */).some((pair) => isSame(pair, `${name}=${cookie}`)),
    /** Whether a request has the header's token: there, or as the query of an address where a browser sends no headers. */
    hasToken: ({ headers, url = '' }: IncomingMessage): boolean =>
      isSame(String(headers[TOKEN_HEADER.toLowerCase()] ?? url.split('?')[1] ?? ''), header),
  }
}

export type Session = ReturnType<typeof createSession>

const secret = () => randomBytes(32).toString('base64url')
const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares digests, in the same time wherever the texts differ. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
