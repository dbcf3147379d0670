import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { getStore, type Store } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'
import { listen } from '../../../../scripts/hosting/server/listen.ts'

/** What comes between a request to write and its answer: called before and after, and refuses it by throwing. */
export type OnWrite = (when: 'before' | 'after') => unknown

export interface RunningBlobs {
  readonly url: string
  readonly site: { readonly siteID: string; readonly token: string }
  readonly store: Store
  /** Set by a test. */
  onWrite: OnWrite
  stop(): Promise<void>
}

/**
 * Netlify's local server of blobs behind a proxy that adds what it lacks: an entity tag of what is read, conditions that hold
 * when many write at once, and lists by the address of Netlify's API.
 */
export async function startBlobs(): Promise<RunningBlobs> {
  const directory = await mkdtemp(path.join(tmpdir(), 'blobs-'))
  const site = { siteID: 'site', token: 'token' }
  const blobs = new BlobsServer({ directory, token: site.token })
  const { port } = await blobs.start()
  let turn: Promise<unknown> = Promise.resolve()
  const proxy = createServer(async (incoming, response) => {
    const body = await buffer(incoming)
    const answering = turn.then(() => pass(incoming, new Uint8Array(body)))
    turn = answering.catch(() => {})
    const answer = await answering.catch(() => new Response(null, { status: 503 }))
    response
      .setHeaders(answer.headers)
      .writeHead(answer.status)
      .end(Buffer.from(await answer.arrayBuffer()))
  })
  const url = await listen(proxy, { host: '127.0.0.1', port: 0 })
  const endpoints = { edgeURL: url, uncachedEdgeURL: url }
  const running: RunningBlobs = {
    url,
    site,
    store: getStore({ name: 'submissions', consistency: 'strong', ...site, ...endpoints }),
    onWrite: () => {},
    stop: async () => {
      proxy.close().closeAllConnections()
      await blobs.stop()
      await rm(directory, { recursive: true })
    },
  }

  async function pass({ method = '', url: address = '', headers }: IncomingMessage, body: Uint8Array<ArrayBuffer>) {
    const isList = address.includes('?prefix=')
    const target = `http://127.0.0.1:${port}${isList ? address.replace('/api/v1/blobs', '') : address}`
    const { 'if-match': match, 'if-none-match': none, authorization = '', accept = '*/*' } = headers
    const said = { authorization, accept, ...(none === undefined ? {} : { 'if-none-match': none }) }
    const isWrite = method === 'PUT' || method === 'DELETE'
    if (isWrite) await running.onWrite('before')
    if (match !== undefined) {
      const found = await fetch(target, { headers: said })
      if (!found.ok || tagOf(await found.arrayBuffer()) !== match) return new Response(null, { status: 412 })
    }
    const answer = await fetch(target, { method, headers: said, body: method === 'PUT' ? body : null })
    if (isWrite) await running.onWrite('after')
    const content = await answer.arrayBuffer()
    const tag = tagOf(method === 'PUT' ? body.buffer : content)
    return new Response(content.byteLength > 0 ? content : null, { status: answer.status, headers: { ETag: tag } })
  }
  return running
}

function tagOf(content: ArrayBuffer): string {
  return `"${createHash('sha256').update(new Uint8Array(content)).digest('hex')}"`
}
