import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { messageOf } from '../lib/run.ts'
import { BODY_LIMIT, TOKEN_HEADER } from '../protocol/calls.ts'
import type { Shape } from '../protocol/shape.ts'

/** A refused request: the status, and one sentence for the developer who reads the answer. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/**
 * The JSON of a request. Throws a Refusal for another media type (a form of any page can send text/plain), for a body that is
 * too large or incomplete, and for bytes that are not UTF-8, not JSON or not of the shape.
 */
export async function readJson<T>(request: IncomingMessage, shape: Shape<T>): Promise<T> {
  const { 'content-type': type = 'none', 'content-encoding': coding } = request.headers
  if (!/^application\/json(; *charset=utf-8)?$/i.test(type) || coding !== undefined)
    throw new Refusal(415, 'The Content-Type has to be application/json.')
  const value = parse(await readBody(request))
  if (!shape(value)) throw new Refusal(400, 'The body is not a request of this call.')
  return value
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch (error) {
    throw new Refusal(400, `The body is not JSON in UTF-8: ${messageOf(error)}`)
  }
}

async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request) {
      size += chunk.length
      // Read to its end, though not kept: a browser that is cut off while it sends never sees the answer.
      if (size <= BODY_LIMIT) chunks.push(chunk)
    }
  } catch {
    throw new Refusal(400, 'The body is incomplete.')
  }
  if (size > BODY_LIMIT) throw new Refusal(413, `The body has ${size} bytes; the limit is ${BODY_LIMIT}.`)
  return Buffer.concat(chunks)
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

/** Answers a request with an error: as JSON to a POST, otherwise as text. */
export function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { status, message, headers } = error instanceof Refusal ? error : new Refusal(500, messageOf(error))
  // Closes the connection instead of reading the rest of a body.
  if (!request.complete) response.setHeader('Connection', 'close')
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (message === '') response.writeHead(status).end()
  else if (request.method === 'POST') sendJson(response, status, { error: message })
  else response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${message}\n`)
}

/**
 * Throws an empty Refusal for a request with another host or port, such as one by DNS rebinding, or without a path: RFC
 * 9112, section 3.2.
 */
export function refuseOtherHost({ headersDistinct, url }: IncomingMessage, origin: string): void {
  const [host, ...others] = headersDistinct['host'] ?? []
  if (host !== new URL(origin).host || others.length > 0) throw new Refusal(421, '')
  if (!url?.startsWith('/')) throw new Refusal(400, '')
}

/**
 * Throws a Refusal for a request of a page of another origin. Browsers send Sec-Fetch-Site
 * (https://w3c.github.io/webappsec-fetch-metadata/), old ones only Origin. Other ports of this machine are other
 * origins, but the same site: cookies are sent to them.
 */
export function refuseOtherOrigin({ headersDistinct }: IncomingMessage, origin: string): void {
  for (const found of headersDistinct['origin'] ?? []) {
    if (found !== origin) throw new Refusal(403, 'The Origin is not the editor.')
  }
  for (const found of headersDistinct['sec-fetch-site'] ?? []) {
    if (found !== 'same-origin' && found !== 'none')
      throw new Refusal(403, 'Sec-Fetch-Site is not that of a page of the editor.')
  }
}

/** The same for requests that may change something, which have to prove that they come from a page of the editor. */
export function refuseUnnamedOrigin(request: IncomingMessage, origin: string): void {
  refuseOtherOrigin(request, origin)
  const { headersDistinct } = request
  if (headersDistinct['origin']?.length !== 1) throw new Refusal(403, `The Origin has to be ${origin}, once.`)
  if (headersDistinct['sec-fetch-site']?.includes('none'))
    throw new Refusal(403, 'Sec-Fetch-Site has to be same-origin.')
}

/** True for a top-level navigation from any origin. */
export function isVisit({ headers, method }: IncomingMessage): boolean {
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}

/** Throws a Refusal for another method. There is no OPTIONS: no other origin may ask for anything. */
export function refuseOtherMethod({ method = '' }: IncomingMessage, allowed: readonly string[], why: string): void {
  if (!allowed.includes(method)) throw new Refusal(405, why, { Allow: allowed.join(', ') })
}

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
      return { cookie: `${name}=${cookie}; HttpOnly; SameSite=Strict; Path=/`, header }
    },
    // Another port may have set a second cookie of this name.
    hasCookie: ({ headers }: IncomingMessage): boolean =>
      (headers.cookie ?? '').split(/; */).some((pair) => isSame(pair, `${name}=${cookie}`)),
    /** True if a request has the header token; also in the query, for requests to which browsers add no headers. */
    hasToken: ({ headers, url = '' }: IncomingMessage): boolean =>
      isSame(String(headers[TOKEN_HEADER.toLowerCase()] ?? url.split('?')[1] ?? ''), header),
  }
}

export type Session = ReturnType<typeof createSession>

const secret = () => randomBytes(32).toString('base64url')
const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares digests, in the same time wherever the texts differ. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
