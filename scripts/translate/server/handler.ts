import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Refusal } from '../../receiver/request.ts'
import { decodeAddress, sendFile } from '../../hosting/server/files.ts'
import { API, EVENTS, PREFIX, SESSION } from '../wire.ts'
import type { Calls } from './answerCalls.ts'
import type { Events } from './events.ts'
import { isVisit, refuseOtherHost, refuseOtherMethod, refuseOtherOrigin, refuseUnnamedOrigin } from './guard.ts'
import { panelHeaders, sendJson, siteHeaders } from './headers.ts'
import { readJson } from './json.ts'
import { refuse } from './refuse.ts'
import type { Session } from './session.ts'
import { line, object, type Shape } from './shape.ts'
import { answerSite, type Site } from './site.ts'

export interface HandlerOptions {
  readonly origin: string
  readonly session: Session
  readonly events: Events
  readonly calls: Calls
  readonly site: Site
  /** The folder of the built panel. */
  readonly panel: string
}

const reading = ['GET', 'HEAD']
const noSession = 'Expected the tokens of this session. Open the address that the terminal shows.'
const notPosted = 'This is the site in the editor: its forms are not sent.'

const tokenShape: Shape<{ readonly token: string }> = object({ token: line })

/** Answers every request. Nothing is read, and no word answered, before it is known to come from a page of this origin. */
export function createHandler(options: HandlerOptions): RequestListener {
  return (request, response) => {
    answer(request, response, options).catch((error) => refuse(request, response, error))
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, options: HandlerOptions): Promise<void> {
  const pathname = pathOf(request)
  response.setHeaders(isOfPanel(pathname) ? panelHeaders : siteHeaders)
  refuseOtherHost(request, options.origin)
  if (pathname === SESSION || pathname.startsWith(API)) return answerPost(request, response, options)
  refuseOtherMethod(request, pathname === EVENTS ? ['GET'] : reading, notPosted)
  // Where somebody comes from does not matter: the panel's files are the same for everybody, and have no secrets.
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
  return answerSite(request, response, options.site, options.origin)
}

async function answerPost(request: IncomingMessage, response: ServerResponse, options: HandlerOptions): Promise<void> {
  const { origin, session, calls } = options
  const pathname = pathOf(request)
  refuseOtherMethod(request, ['POST'], 'Expected POST.')
  refuseUnnamedOrigin(request, origin)
  if (pathname === SESSION) {
    const body = await readJson(request)
    tokenShape(body, '')
    const access = session.open(body.token)
    if (!access) throw new Refusal(403, 'This address can be used once. Start the editor anew to get another one.')
    response.setHeader('Set-Cookie', access.cookie)
    return sendJson(response, 200, { header: access.header })
  }
  if (!session.hasCookie(request) || !session.hasToken(request)) throw new Refusal(403, noSession)
  return calls.answer(pathname.slice(API.length), request, response)
}

async function answerPanel(request: IncomingMessage, response: ServerResponse, dist: string): Promise<void> {
  const pathname = pathOf(request)
  const address = decodeAddress(pathname.slice(PREFIX.length))
  if (address !== null && (await sendFile(request, response, { dist, address }))) return
  throw new Refusal(404, 'There is no such file.')
}

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?')[0] ?? ''
const isOfPanel = (pathname: string) => pathname.startsWith(`${PREFIX}/`)
