import type { IncomingMessage, ServerResponse } from 'node:http'
import { decodeAddress } from '../../hosting/server/files.ts'

/** Answers documents, assets and messages of the translating site; undefined for an address that it does not have. */
export type Site = (request: Request) => Promise<Response | undefined>

/** What never comes from the site: its origin is the editor's. */
const withheld = /^(access-control-|set-cookie$|clear-site-data$|service-worker-allowed$)/

/** Sends the site's answer to a GET or HEAD request under headers that it cannot change. */
export async function answerSite(request: IncomingMessage, response: ServerResponse, site: Site, origin: string) {
  const { method = 'GET', url = '/' } = request
  const { cookie: _, ...rest } = request.headers
  const headers = Object.entries(rest).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  const isAddress = decodeAddress(url.split('?')[0] ?? '') !== null
  const answer = (isAddress && (await site(new Request(origin + url, { method, headers })))) || notFound()
  for (const [name, value] of answer.headers) {
    if (!withheld.test(name) && !response.hasHeader(name)) response.setHeader(name, value)
  }
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status).end(method === 'HEAD' ? undefined : body)
}

const notFound = () => new Response('There is no such page.\n', { status: 404 })
