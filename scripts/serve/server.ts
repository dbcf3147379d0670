import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sirv from 'sirv'
import { defaultLocale, type LocaleCode } from '../../src/config/locales.ts'
import { viewAt, viewHref } from '../../src/i18n/href.ts'
import { createReceiver } from '../receiver/receiver.ts'
import { openStore } from '../receiver/store.ts'

export class ServeError extends Error {
  override name = 'ServeError'
}

export interface ServeOptions {
  /** The folder of a finished build. */
  readonly dist: string
  readonly port: number
  /** Where the embedded form receiver keeps what is sent; without it, posts are refused. */
  readonly submissions?: string
}

/**
 * Serves a built site as a good static host would: /about from about.html, one address for each page (a trailing slash
 * or .html is redirected), the localized 404 page with status 404, hashed files immutable.
 * Throws a ServeError that says what to do when there is no build or the port is taken.
 */
export async function serve({ dist, port, submissions }: ServeOptions): Promise<{ url: string; server: Server }> {
  const missing = new Map<string, Buffer>()
  try {
    missing.set(defaultLocale, await readFile(path.join(dist, '404.html')))
  } catch {
    throw new ServeError(`There is no built site in ${dist}. Run "npm run build" first, or "npm start", which builds.`)
  }
  const files = sirv(dist, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cachePolicy(pathname)),
    onNoMatch: (request, response) => notFound(request, response, dist, missing),
  })
  const store = submissions === undefined ? null : openStore(submissions)
  const receive = store && createReceiver({ store, errorPage: (locale) => notSentPage(dist, locale) })
  const server = createServer((request, response) => {
    if (receive?.(request, response)) return
    if (redirected(request, response) || refused(request, response)) return
    files(request, response)
  })
  server.on('close', () => store?.close())
  await listen(server, port)
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return { url: `http://localhost:${actual}`, server }
}

/** What carries a hash in its name or folder never changes; everything else is asked for again. */
export function cachePolicy(pathname: string): string {
  const hashed = pathname.startsWith('/assets/') || /^\/messages\/[^/]+\/[0-9a-f]{10}\//.test(pathname)
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** /about/ and /about.html become /about, keeping the query. */
function redirected(request: IncomingMessage, response: ServerResponse): boolean {
  const { pathname, search } = addressOf(request)
  // Slashes are folded first: a Location of //host would lead to another host.
  const clean = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(?<=.)\/$/, '')
  if (clean === pathname) return false
  response.writeHead(308, { Location: clean + search }).end()
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

/**
 * The built answer to a post that was not accepted. It is served at the form's address, where the application would take
 * it for another page, so its script is left out.
 */
async function notSentPage(dist: string, locale: LocaleCode): Promise<string> {
  const html = await readFile(path.join(dist, `${viewHref(locale, 'not-sent').slice(1)}.html`), 'utf8')
  return html.replace(/<script type="module"[^>]*><\/script>/, '')
}

async function notFound(request: IncomingMessage, response: ServerResponse, dist: string, cache: Map<string, Buffer>) {
  const { locale } = viewAt(addressOf(request).pathname)
  const page =
    cache.get(locale) ?? (await readFile(path.join(dist, locale, '404.html')).catch(() => cache.get(defaultLocale)))
  if (page) cache.set(locale, page)
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
  response.end(request.method === 'HEAD' ? undefined : page)
}

/** Throws the ServeError that serve() would throw later, before time is spent on a build. */
export async function assertPortFree(port: number): Promise<void> {
  const probe = createServer()
  await listen(probe, port)
  await new Promise((resolve) => probe.close(resolve))
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use. Stop what runs there, or choose another port: PORT=${port + 1} npm start`
          : `The server cannot listen on port ${port}: ${error.message}`
      reject(new ServeError(reason))
    })
    server.listen(port, resolve)
  })
}

/** PORT from the environment, or 4173. Throws a ServeError for what is no port. */
export function portFrom(value: string | undefined): number {
  if (value === undefined || value === '') return 4173
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new ServeError(`PORT: expected a whole number from 0 to 65535, found "${value}".`)
}
