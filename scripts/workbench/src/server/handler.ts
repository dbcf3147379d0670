import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { attempt } from '../lib/attempt.ts'
import { messageOf } from '../lib/run.ts'
import type { SiteAnswer } from '../project/rendering.ts'
import { API, EVENTS, PREFIX, SESSION } from '../protocol/calls.ts'
import { line, object } from '../protocol/shape.ts'
import { type AnswerCalls, type Events, Refusal, readJson, sendJson } from './calls.ts'
import { panelHeaders } from './headers.ts'
import type { Session } from './session.ts'

/** The site and the panel that the server shows. */
export interface Shown {
  /** The command that starts the editor, for advice. */
  readonly command: string
  /** The folder of the site's scripts and styles. */
  readonly files: string
  /** Renders the document or the messages at the path of an address. */
  readonly answer: (pathname: string) => Promise<SiteAnswer>
  /** The folder of the built panel: index.html and its files, with the base /__translate/. */
  readonly panel: string
}

interface HandlerOptions extends Shown {
  readonly headers: Headers
  readonly origin: string
  readonly session: Session
  readonly events: Events
  readonly calls: AnswerCalls
}

const notPosted = 'This is the site in the editor: its forms are not sent.'

const tokenShape = object({ token: line })

/** Answers every request. Checks that it comes from a page of this origin before it reads a body or answers. */
export function createHandler(options: HandlerOptions): RequestListener {
  const { command, origin, session, events, calls } = options
  const restart = `For a new address, press Ctrl+C in the terminal, and start “${command}” again.`
  const noSession = `This browser has no access to the editor. Open the whole address that the terminal shows, with “#token=…” at its end. It works in one browser. ${restart}`
  const panelFiles = sirv(options.panel)
  const siteFiles = sirv(options.files, { extensions: [] })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = pathOf(request)
    const isOfPanel = pathname.startsWith(`${PREFIX}/`)
    response.setHeaders(isOfPanel ? panelHeaders : options.headers)
    refuseOtherHost(request, origin)
    if (pathname === SESSION || pathname.startsWith(API)) return answerPost(request, response, pathname)
    refuseOtherMethod(request, pathname === EVENTS ? ['GET'] : ['GET', 'HEAD'], notPosted)
    // A visit may come from any origin, since the panel's files have no secrets.
    if (pathname !== EVENTS && isOfPanel) {
      if (!isVisit(request)) refuseOtherOrigin(request, origin)
      request.url = pathname.slice(PREFIX.length)
      return panelFiles(request, response, () => refuse(request, response, new Refusal(404, 'There is no such file.')))
    }
    refuseOtherOrigin(request, origin)
    if (!session.hasCookie(request)) throw new Refusal(403, noSession)
    if (pathname === EVENTS) {
      if (!session.hasToken(request)) throw new Refusal(403, noSession)
      return events.open(response)
    }
    const address = attempt(() => decodeURIComponent(pathname))
    if (address === null) throw new Refusal(404, 'There is no such page.')
    siteFiles(request, response, () => {
      options.answer(address).then(
        ({ status, type, text }) => response.writeHead(status, { 'Content-Type': type }).end(text),
        (error: unknown) => refuse(request, response, error),
      )
    })
  }

  async function answerPost(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    refuseOtherMethod(request, ['POST'], 'Expected POST.')
    refuseOtherOrigin(request, origin)
    if (pathname === SESSION) {
      const { token } = await readJson(request, tokenShape)
      const access = session.open(token)
      if (!access) throw new Refusal(403, `This address was used already. ${restart}`)
      response.setHeader('Set-Cookie', access.cookie)
      return sendJson(response, 200, { header: access.header })
    }
    if (!session.hasCookie(request) || !session.hasToken(request)) throw new Refusal(403, noSession)
    return calls.answer(pathname.slice(API.length), request, response)
  }

  return (request, response) => {
    answer(request, response).catch((error) => refuse(request, response, error))
  }
}

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?')[0] ?? ''

/** Answers a request with an error: as JSON to a POST, otherwise as text. */
function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { status, message, headers } = error instanceof Refusal ? error : new Refusal(500, messageOf(error))
  // Closes the connection instead of reading the rest of a body.
  if (!request.complete) response.setHeader('Connection', 'close')
  response.setHeaders(new Headers(headers))
  if (message === '') response.writeHead(status).end()
  else if (request.method === 'POST') sendJson(response, status, { error: message })
  else response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${message}\n`)
}

/**
 * Throws an empty Refusal for a request with another host or port, such as one by DNS rebinding, or without a path: RFC
 * 9112, section 3.2.
 */
function refuseOtherHost({ headersDistinct, url }: IncomingMessage, origin: string): void {
  const [host, ...others] = headersDistinct['host'] ?? []
  if (host !== new URL(origin).host || others.length > 0) throw new Refusal(421, '')
  if (!url?.startsWith('/')) throw new Refusal(400, '')
}

/**
 * Throws a Refusal for a request of a page of another origin. Browsers send Sec-Fetch-Site
 * (https://w3c.github.io/webappsec-fetch-metadata/), old ones only Origin. Other ports of this machine are other
 * origins, but the same site: cookies are sent to them. A POST, which may change something, has to name its origin.
 */
function refuseOtherOrigin({ headersDistinct, method }: IncomingMessage, origin: string): void {
  const isPost = method === 'POST'
  const { origin: origins = [], 'sec-fetch-site': sites = [] } = headersDistinct
  if (origins.some((found) => found !== origin) || (isPost && origins.length !== 1))
    throw new Refusal(403, `The Origin has to be ${origin}, once.`)
  if (sites.some((found) => found !== 'same-origin' && (isPost || found !== 'none')))
    throw new Refusal(403, 'Sec-Fetch-Site has to be same-origin.')
}

/** True for a top-level navigation from any origin. */
function isVisit({ headers, method }: IncomingMessage): boolean {
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}

/** Throws a Refusal for another method. There is no OPTIONS: no other origin may ask for anything. */
function refuseOtherMethod({ method = '' }: IncomingMessage, allowed: readonly string[], why: string): void {
  if (!allowed.includes(method)) throw new Refusal(405, why, { Allow: allowed.join(', ') })
}
