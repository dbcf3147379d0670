import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import type { LocaleCode } from '../../src/config/locales.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { assertBuiltSite, listen } from './listen.ts'
import { cachePolicy, caching, cleanAddress, isHidden, notFoundFile, redirectStatus } from './policy.ts'
import { openStore } from './receiver/node/database.ts'
import { listenerOf } from './receiver/node/listener.ts'
import { ownersWords, type ReceiverSettings } from './receiver/node/settings.ts'
import { createReceiver } from './receiver/receiver.ts'
import { startUpkeep } from './receiver/upkeep.ts'
import { movedTo, type RedirectRow } from './redirects.ts'

/** Idle connections stay open longer than proxies keep theirs, in ms: a request never meets a connection that is being closed. */
const KEEP_ALIVE = 75_000

/** The site, the address to listen on, and the settings of the receiver where its defaults are not wanted. */
export interface ServeOptions extends Partial<ReceiverSettings> {
  /** The folder of a finished build. */
  readonly dist: string
  readonly host?: string
  readonly port: number
  /** The database of the form receiver; without it, posts are refused. */
  readonly submissions?: string
  /** The origin of the public site, whose pages may post to the receiver where a proxy hides its name. */
  readonly siteUrl?: string | null
  /** The moved pages, if not the site's. */
  readonly redirects?: readonly RedirectRow[]
}

/**
 * Serves a built site as a static host does: /about from about.html, redirects to clean addresses, the 404 page of the language,
 * compressed variants, and the headers and base path that the build wrote into `_headers`. Resolves to the address of the site,
 * without a trailing slash. Throws a ServeError where there is no build or it cannot listen.
 */
export async function serve(options: ServeOptions): Promise<{ url: string; server: Server }> {
  const { dist, host = 'localhost', port, redirects } = options
  await assertBuiltSite(dist)
  const { base, headers } = await builtRules(dist)
  const forms = openReceiver(options, base)
  const answer = fileHandler(path.resolve(dist))
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, (request, response) => {
    response.setHeaders(headers)
    const { pathname, search } = addressOf(request)
    if (pathname === base) return redirect(response, redirectStatus, `${base}/${search}`)
    if (!pathname.startsWith(`${base}/`)) return response.writeHead(404).end()
    request.url = request.url?.slice(base.length)
    if (forms?.receive(request, response)) return
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    const address = pathname.slice(base.length)
    const moved = movedTo(address, redirects)
    if (moved) return redirect(response, moved.status, base + moved.address + search)
    const clean = cleanAddress(address)
    if (clean !== null) return redirect(response, redirectStatus, base + clean + search)
    answer(request, response, address)
  })
  server.on('close', () => forms?.close())
  return { url: (await listen(server, { host, port })) + base, server }
}

/** The receiver of forms with its database; null without one. */
function openReceiver(options: ServeOptions, base: string) {
  const { dist, submissions, siteUrl, limits, proxies, send = null } = options
  if (submissions === undefined) return null
  const store = openStore(submissions)
  const upkeep = startUpkeep(store, { send, words: ownersWords() })
  const errorPage = (locale: LocaleCode) =>
    readFile(path.join(dist, `${viewHref(locale, 'not-sent').slice(1)}.html`), 'utf8')
  const isMailed = send !== null
  const receiver = createReceiver({ store, siteUrl, base, errorPage, limits, isMailed, onStored: upkeep.send })
  const close = () => {
    upkeep.stop()
    store.close()
  }
  return { receive: listenerOf(receiver, proxies), close }
}

/** The base path and the headers of every address: the first rule of `_headers`, which a folder of another project lacks. */
async function builtRules(dist: string): Promise<{ base: string; headers: Headers }> {
  const text = await readFile(path.join(dist, '_headers'), 'utf8').catch(() => '')
  const [first = ''] = text.split(/\n(?=\/)/)
  const headers = new Headers({ 'Cache-Control': caching.revalidated })
  for (const [, name = '', value = ''] of first.matchAll(/^ +([\w-]+): (.+)$/gm)) headers.set(name, value)
  return { base: /^(\/.*)\/\*$/m.exec(first)?.[1] ?? '', headers }
}

/** Sends the file at an address, or the 404 page of its language. */
function fileHandler(dist: string) {
  const files = sirv(dist, {
    dev: true,
    etag: true,
    // The variants that only a build for an origin has.
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cachePolicy(pathname)),
  })
  return (request: IncomingMessage, response: ServerResponse, address: string) => {
    const missing = () => void sendMissing(response, dist, address)
    if (isHidden(decoded(address))) missing()
    else files(request, response, missing)
  }
}

async function sendMissing(response: ServerResponse, dist: string, address: string): Promise<void> {
  const read = (name: string) => readFile(path.join(dist, name)).catch(() => null)
  // A locale that is not built has no page of its own.
  const page = (await read(notFoundFile(address))) ?? (await read('404.html'))
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(page)
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location }).end()
}

/** Path and query as they were sent. A URL parser would take the start of //about for a host. */
function addressOf({ url = '/' }: IncomingMessage): { pathname: string; search: string } {
  const [pathname = '/', query] = url.split(/\?(.*)/s)
  return { pathname, search: query ? `?${query}` : '' }
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
