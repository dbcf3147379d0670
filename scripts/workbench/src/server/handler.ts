import { readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import path from 'node:path'
import { attempt } from '../lib/attempt.ts'
import type { Directives } from '../lib/policy.ts'
import { API, EVENTS, PREFIX, SESSION } from '../protocol/calls.ts'
import { line, object } from '../protocol/shape.ts'
import type { AnswerCalls, Events } from './calls.ts'
import { panelHeaders, siteHeaders, typeOf } from './headers.ts'
import {
  isVisit,
  Refusal,
  readJson,
  refuse,
  refuseOtherHost,
  refuseOtherMethod,
  refuseOtherOrigin,
  refuseUnnamedOrigin,
  type Session,
  sendJson,
} from './request.ts'

/** Answers GET and HEAD requests for documents, assets and messages of the translating site. */
export type Site = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** The site and the panel that the server shows. */
export interface Shown {
  /** The site in editing mode. It receives only authorized GET and HEAD requests. */
  readonly site: Site
  readonly policy: Directives
  /** The folder of the built panel: index.html and its files, with the base /__translate/. */
  readonly panel: string
}

interface HandlerOptions extends Shown {
  readonly origin: string
  readonly session: Session
  readonly events: Events
  readonly calls: AnswerCalls
}

const reading = ['GET', 'HEAD']
const noSession = 'Expected the tokens of this session. Open the address that the terminal shows.'
const notPosted = 'This is the site in the editor: its forms are not sent.'

const tokenShape = object({ token: line })

/** Answers every request. Checks that it comes from a page of this origin before it reads a body or answers. */
export function createHandler(options: HandlerOptions): RequestListener {
  return (request, response) => {
    answer(request, response, options).catch((error) => refuse(request, response, error))
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, options: HandlerOptions): Promise<void> {
  const pathname = pathOf(request)
  response.setHeaders(isOfPanel(pathname) ? panelHeaders : siteHeaders(options.policy))
  refuseOtherHost(request, options.origin)
  if (pathname === SESSION || pathname.startsWith(API)) return answerPost(request, response, options)
  refuseOtherMethod(request, pathname === EVENTS ? ['GET'] : reading, notPosted)
  // A visit may come from any origin, since the panel's files have no secrets.
  if (pathname !== EVENTS && isOfPanel(pathname)) {
    if (!isVisit(request)) refuseOtherOrigin(request, options.origin)
    return answerPanel(request, response, options.panel)
  }
  refuseOtherOrigin(request, options.origin)
  if (!options.session.hasCookie(request)) throw new Refusal(403, noSession)
  if (pathname === EVENTS) {
    if (!options.session.hasToken(request)) throw new Refusal(403, noSession)
    return options.events.open(response)
  }
  return answerSite(request, response, options)
}

async function answerPost(request: IncomingMessage, response: ServerResponse, options: HandlerOptions): Promise<void> {
  const { origin, session, calls } = options
  const pathname = pathOf(request)
  refuseOtherMethod(request, ['POST'], 'Expected POST.')
  refuseUnnamedOrigin(request, origin)
  if (pathname === SESSION) {
    const { token } = await readJson(request, tokenShape)
    const access = session.open(token)
    if (!access) throw new Refusal(403, 'This address can be used once. Start the editor again to get a new one.')
    response.setHeader('Set-Cookie', access.cookie)
    return sendJson(response, 200, { header: access.header })
  }
  if (!session.hasCookie(request) || !session.hasToken(request)) throw new Refusal(403, noSession)
  return calls.answer(pathname.slice(API.length), request, response)
}

async function answerPanel(request: IncomingMessage, response: ServerResponse, dist: string): Promise<void> {
  const address = decodeAddress(pathOf(request).slice(PREFIX.length))
  const file = path.join(dist, address === '/' || address === null ? 'index.html' : address)
  const type = typeOf(file)
  // A path cannot lead out of the folder: path.join has taken its ".." away, or it begins elsewhere.
  const isInside = file.startsWith(dist + path.sep) && !file.includes('\0')
  const body = address !== null && type && isInside ? await readFile(file).catch(() => null) : null
  if (body === null) throw new Refusal(404, 'There is no such file.')
  response.setHeader('Content-Type', type ?? '')
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body)
}

/** An address without percent signs; null for what decodes to nothing. */
const decodeAddress = (pathname: string) => attempt(() => decodeURIComponent(pathname))

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?')[0] ?? ''
const isOfPanel = (pathname: string) => pathname.startsWith(`${PREFIX}/`)

/** Headers that the site may not set, because it shares the editor's origin. */
const withheld = /^(access-control-|set-cookie$|clear-site-data$|service-worker-allowed$)/i

/** Passes a request to the site, without the cookie and with fixed headers. */
async function answerSite(request: IncomingMessage, response: ServerResponse, { site }: HandlerOptions): Promise<void> {
  if (decodeAddress(pathOf(request)) === null) throw new Refusal(404, 'There is no such page.')
  delete request.headers.cookie
  const own = new Set(response.getHeaderNames())
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    own.has(name.toLowerCase()) || withheld.test(name) ? response : setHeader(name, value)
  await site(request, response)
}
