import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { getStore, type Store } from '@netlify/blobs'
import { listen } from '../../../../scripts/hosting/server/listen.ts'

interface RunningBlobs {
  readonly url: string
  readonly site: { readonly siteID: string; readonly token: string }
  readonly store: Store
  stop(): void
}

/** Netlify's blobs in memory, as its functions and its API reach them: whole ones, with entity tags and conditions. */
export async function startBlobs(): Promise<RunningBlobs> {
  const blobs = new Map<string, { readonly content: string; readonly etag: string }>()
  let writes = 0
  const server = createServer(async (incoming, response) => {
    const body = await text(incoming)
    const { status, etag, content } = answer(incoming, body)
    response.writeHead(status, etag === undefined ? {} : { ETag: etag }).end(content)
  })
  const url = await listen(server, { host: '127.0.0.1', port: 0 })

  function answer({ method, url: path = '', headers }: IncomingMessage, body: string) {
    // Its API tells where a blob is to be had.
    if (headers.accept?.includes('signed-url')) return { status: 200, content: JSON.stringify({ url: url + path }) }
    const { pathname, searchParams } = new URL(path, url)
    const [, key = ''] = /\/site:submissions\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? []
    const held = blobs.get(key)
    if (key === '') {
      const prefix = searchParams.get('prefix') ?? ''
      const found = [...blobs].filter(([name]) => name.startsWith(prefix)).map(([key, { etag }]) => ({ key, etag }))
      return { status: 200, content: JSON.stringify({ blobs: found, directories: [] }) }
    }
    if (method === 'DELETE') return { status: blobs.delete(key) ? 204 : 404 }
    if (method !== 'PUT') return held ? { status: 200, ...held } : { status: 404 }
    const { 'if-match': match, 'if-none-match': none } = headers
    if ((match !== undefined && match !== held?.etag) || (none !== undefined && held)) return { status: 412 }
    writes += 1
    const etag = `"${writes}"`
    blobs.set(key, { content: body, etag })
    return { status: 200, etag }
  }

  const site = { siteID: 'site', token: 'token' }
  const endpoints = { edgeURL: url, uncachedEdgeURL: url }
  return {
    url,
    site,
    store: getStore({ name: 'submissions', consistency: 'strong', ...site, ...endpoints }),
    stop: () => server.close().closeAllConnections(),
  }
}
