import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { TOKEN_HEADER } from '../protocol/wire.ts'

/** What a browser gets for the one-time token. */
interface Access {
  /** The value of Set-Cookie. */
  readonly cookie: string
  /** What the panel's script sends as X-Translate-Token. */
  readonly header: string
}

/**
 * Who may ask for anything. The address that the command prints has a token that can be used once. For it a browser gets a
 * cookie, which scripts cannot read, and a token for a header, which no other origin can read or send. Browsers send
 * cookies to all ports of a host, so a cookie alone proves nothing to those who change texts.
 */
export interface Session {
  /** The one-time token. */
  readonly token: string
  /** Takes the one-time token; null for another one, and from the second time on. */
  open(token: string): Access | null
  hasCookie(request: IncomingMessage): boolean
  /** Whether a request has the token of the header: there, or as the query of an address where a browser sends no headers. */
  hasToken(request: IncomingMessage): boolean
}

/** A session of the editor on a port, which names its cookie: editors on other ports have theirs. */
export function createSession(port: number): Session {
  const name = `translate-${port}`
  const [token, cookie, header] = [secret(), secret(), secret()]
  let isUsed = false
  return {
    token,
    open(given) {
      if (!isSame(given, token) || isUsed) return null
      isUsed = true
      return { cookie: `${name}=${cookie}; HttpOnly; SameSite=Strict; Path=/`, header }
    },
    // Another port may have set a cookie of this name beside it.
    hasCookie: ({ headers }) => (headers.cookie ?? '').split(/; */).some((pair) => isSame(pair, `${name}=${cookie}`)),
    hasToken: ({ headers, url = '' }) =>
      isSame(String(headers[TOKEN_HEADER.toLowerCase()] ?? url.split('?')[1] ?? ''), header),
  }
}

const secret = () => randomBytes(32).toString('base64url')
const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares digests, in the same time wherever the texts differ. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
