import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import type { LocaleCode } from '../../src/config/locales.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { readSiteEnv } from '../lib/siteEnv.ts'
import { assertBuiltSite, listen, placeFrom, stopOnSignals } from './listen.ts'
import { cachePolicy, caching, cleanAddress, isHidden, languagePattern, redirectStatus } from './policy.ts'
import { startMaintenance } from './receiver/maintenance.ts'
import { openStore } from './receiver/node/database.ts'
import { listenerOf } from './receiver/node/listener.ts'
import { ownersWords, type ReceiverSettings, readReceiverSettings } from './receiver/node/settings.ts'
import { createReceiver } from './receiver/receiver.ts'
import { movedTo, type RedirectRow } from './redirects.ts'

/** Keep-alive timeout in ms, longer than that of proxies, so that they never reuse a connection that is being closed. */
const KEEP_ALIVE = 75_000

/** The site, the address to listen on, and overrides of the receiver's settings. */
export interface ServeOptions extends Partial<ReceiverSettings> {
  /** The folder of a finished build. */
  readonly dist: string
  readonly host?: string
  readonly port: number
  /** The database of the form receiver. Without it, posts are rejected. */
  readonly submissions?: string
  /** The origin of the public site, needed if a proxy does not forward the Host header. */
  readonly siteUrl?: string | null
  /** Overrides the site's redirects. */
  readonly redirects?: readonly RedirectRow[]
}

/**
 * Serves a built site like a static host: /about from about.html, redirects to clean addresses, the 404 page of the
 * language, compressed variants, and headers and base path from `_headers`. Resolves to the URL of the site without a
 * trailing slash. Throws an Error if there is no build or it cannot listen.
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

/** Serves a built site with the settings of the environment, until a signal ends the process. Resolves to the site's URL. */
export async function serveWithReceiver(folder: string): Promise<string> {
  const { url, server } = await serve({
    dist: path.resolve(folder),
    ...placeFrom(process.env),
    submissions: process.env['SUBMISSIONS_DB'] || 'data/submissions.db',
    siteUrl: readSiteEnv().siteUrl,
    ...readReceiverSettings(),
  })
  stopOnSignals(server)
  return url
}

/** Opens the form receiver with its database. Returns null if none is configured. */
function openReceiver(options: ServeOptions, base: string) {
  const { dist, submissions, siteUrl, limits, proxies, send = null } = options
  if (submissions === undefined) return null
  const store = openStore(submissions)
  const maintenance = startMaintenance(store, { send, words: ownersWords() })
  const errorPage = (locale: LocaleCode) =>
    readFile(path.join(dist, `${viewHref(locale, 'not-sent').slice(1)}.html`), 'utf8')
  const isMailed = send !== null
  const receiver = createReceiver({ store, siteUrl, base, errorPage, limits, isMailed, onStored: maintenance.send })
  const close = () => {
    maintenance.stop()
    store.close()
  }
  return { receive: listenerOf(receiver, proxies), close }
}

/** Reads the base path and the global headers from the first rule of `_headers`, which other projects' folders may lack. */
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
    // Compressed variants, which only builds for an origin have.
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
  const [, language = ''] = new RegExp(languagePattern).exec(address) ?? []
  const page = (await read(`${language}/404.html`)) ?? (await read('404.html'))
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(page)
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location }).end()
}

/** Returns path and query as sent. A URL parser would read the start of //about as a host. */
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
