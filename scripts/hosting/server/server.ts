import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import type { LocaleCode } from '../../../src/config/locales.ts'
import { viewHref } from '../../../src/i18n/href.ts'
import { openStore } from '../../receiver/node/database.ts'
import { listenerOf } from '../../receiver/node/listener.ts'
import type { ReceiverSettings } from '../../receiver/node/settings.ts'
import { createReceiver } from '../../receiver/receiver.ts'
import { startUpkeep } from '../../receiver/upkeep.ts'
import { caching, cleanAddress, notFoundFile, redirectStatus } from '../policy.ts'
import { movedTo, type RedirectRow } from '../redirects.ts'
import { decodeAddress, sendFile } from './files.ts'
import { assertBuiltSite, KEEP_ALIVE, listen } from './listen.ts'

/** With the settings of the receiver, where its defaults are not wanted. */
export interface ServeOptions extends Partial<ReceiverSettings> {
  /** The folder of a finished build. */
  readonly dist: string
  /** Where to listen: localhost, unless another address or name of this machine is given. */
  readonly host?: string
  readonly port: number
  /** Where the embedded form receiver keeps what is sent; without it, posts are refused. */
  readonly submissions?: string
  /** The origin of the public site, whose pages may post to the receiver where a proxy hides its name. */
  readonly siteUrl?: string | null
  /** The moved pages, if not the site's. */
  readonly redirects?: readonly RedirectRow[]
}

/**
 * Serves a built site as a good static host would, by the policy in scripts/hosting: /about from about.html, one address
 * for each page, the localized 404 page with status 404, compressed variants, hashed files immutable, and the headers
 * and the base path that the build wrote into `_headers`, so that they are those of its environment. Resolves to the address
 * of the site, without a trailing slash.
 * Throws a ServeError that says what to do when there is no build, the port is taken or the host is not of this machine.
 */
export async function serve(options: ServeOptions): Promise<{ url: string; server: Server }> {
  const { dist, host = 'localhost', port, submissions, siteUrl, redirects, ...settings } = options
  await assertBuiltSite(dist)
  const { base, ...built } = await builtRules(dist)
  const headers = new Headers({ ...built.headers, 'Cache-Control': caching.revalidated })
  const store = submissions === undefined ? null : openStore(submissions)
  const upkeep = store && startUpkeep(store, settings)
  const errorPage = (locale: LocaleCode) =>
    readFile(path.join(dist, `${viewHref(locale, 'not-sent').slice(1)}.html`), 'utf8')
  const receiver = store && createReceiver({ store, siteUrl, base, errorPage, ...settings, onStored: upkeep?.tell })
  const receive = receiver && listenerOf(receiver, settings.proxies)
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, (request, response) => {
    // The absolute form, which proxies are sent: RFC 9112, section 3.2.2. The host does not matter here.
    request.url = request.url?.replace(/^https?:\/\/[^/?]*\/?/i, '/')
    response.setHeaders(headers)
    const isBelow = isBelowBase(request, base)
    if (isBelow) request.url = request.url?.slice(base.length)
    if (isBelow && receive?.(request, response)) return
    if (redirected(request, response, { base, isBelow, redirects }) || refused(request, response)) return
    const { pathname } = addressOf(request)
    const answered = isBelow
      ? answer(request, response, path.resolve(dist), pathname)
      : sendMissing(request, response, dist)
    answered.catch((error) => response.destroy(error))
  })
  server.on('close', () => {
    upkeep?.stop()
    store?.close()
  })
  return { url: (await listen(server, { host, port })) + base, server }
}

/**
 * The base path, and the headers for all addresses below it: the first rule of `_headers`, which a folder that this project did
 * not build lacks.
 */
async function builtRules(dist: string): Promise<{ base: string; headers: Record<string, string> }> {
  const text = await readFile(path.join(dist, '_headers'), 'utf8').catch(() => '')
  const [first = ''] = text.split(/\n(?=\/)/)
  const headers = [...first.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value])
  return { base: /^(\/.*)\/\*$/m.exec(first)?.[1] ?? '', headers: Object.fromEntries(headers) }
}

const isBelowBase = (request: IncomingMessage, base: string) => `${request.url}`.startsWith(`${base}/`)

/** Sends the file at an address, or the 404 page of its language. */
async function answer(request: IncomingMessage, response: ServerResponse, dist: string, pathname: string) {
  const address = decodeAddress(pathname)
  if (address !== null && (await sendFile(request, response, { dist, address }))) return
  await sendMissing(request, response, dist, pathname)
}

/** Sends the 404 page of the language of a path. */
async function sendMissing(request: IncomingMessage, response: ServerResponse, dist: string, pathname = '') {
  // Conditions and ranges are about the file that is not there, not about the page that says so.
  const accepted = request.headers['accept-encoding']
  request.headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  // A locale that is not built has no page of its own.
  for (const page of [notFoundFile(pathname), '/404.html']) {
    if (await sendFile(request, response, { dist, address: page, status: 404 })) return
  }
  response.writeHead(404).end()
}

interface Redirection {
  readonly base: string
  readonly isBelow: boolean
  readonly redirects?: readonly RedirectRow[] | undefined
}

/**
 * The path of a moved page becomes its new one, /about/ and /about.html become /about, the base path itself gets its slash; the
 * query is kept.
 */
function redirected(
  request: IncomingMessage,
  response: ServerResponse,
  { base, isBelow, redirects }: Redirection,
): boolean {
  const { pathname, search } = addressOf(request)
  const moved = isBelow ? movedTo(pathname, redirects) : null
  const clean = isBelow ? cleanAddress(pathname) : pathname === base ? '/' : null
  const address = moved?.address ?? clean
  if (address === null) return false
  response.writeHead(moved?.status ?? redirectStatus, { Location: base + address + search }).end()
  return true
}

/** Path and query as they were sent. A URL parser would take the start of //about for a host. */
function addressOf(request: IncomingMessage): { pathname: string; search: string } {
  const [pathname = '/', query] = (request.url ?? '/').split(/\?(.*)/s)
  return { pathname, search: query ? `?${query}` : '' }
}

/** The site is static: it answers GET and HEAD. */
function refused(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' })
  response.end('This server only serves the built files; the forms post to /api/contact and /api/freelance.\n')
  return true
}
