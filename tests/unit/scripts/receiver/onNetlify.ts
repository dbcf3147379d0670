import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import { netlifyFiles, writeHostFiles } from '../../../../scripts/hosting/hosts.ts'
import { storeIn } from '../../../../scripts/receiver/netlify/store.ts'
import { parseEnv } from '../../../../src/config/env.ts'
import { startBlobs } from './blobsServer.ts'
import { submissions } from './onNode.ts'
import { ORIGIN, type Place, type Settings } from './place.ts'

/** What becomes of a request to write, asked before and after: a status that is no blob's, or no answer ever. */
type OnWrite = (when: 'before' | 'after') => 'refused' | 'lost' | undefined

interface RunningFunctions extends Place {
  /** The names of all blobs. */
  names(): Promise<string[]>
  /** Set by a test. */
  onWrite: OnWrite
}

/** How often functions were started: what they keep in memory is new each time. */
let starts = 0
const { fetch: fetchFromNetwork } = globalThis

/** The functions as they are written for Netlify, with its local server of blobs; pages of the site are `<html lang="…">`. */
export async function startOnNetlify({ siteUrl, variables = {} }: Settings): Promise<RunningFunctions> {
  const folder = await mkdtemp(path.join(tmpdir(), 'netlify-'))
  await writeHostFiles(folder, await netlifyFiles(parseEnv({ VITE_SITE_URL: siteUrl })))
  const blobs = await startBlobs()
  const store = storeIn(blobs.store)
  const { siteID, token } = blobs.site
  const context = { edgeURL: blobs.url, uncachedEdgeURL: blobs.url, siteID, token }
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(context)).toString('base64'))
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.stubGlobal(
    'fetch',
    fetchFor((when) => running.onWrite(when)),
  )
  starts += 1
  const load = (name: string) => import(`${path.join(folder, '.netlify/v1/functions', name)}.mjs?${starts}`)
  const { default: receive, config } = await load('forms')
  const { default: keepUp } = await load('forms-upkeep')
  const env = { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, NETLIFY_API_URL: blobs.url }
  const running: RunningFunctions = {
    store,
    origin: ORIGIN,
    onWrite: () => undefined,
    names: async () => (await blobs.store.list({ prefix: '' })).blobs.map(({ key }) => key),
    log: () => vi.mocked(console.error).mock.calls.splice(0).join('\n'),
    keepUp,
    ask: async (address, { method = 'GET', headers, body, client = '' }) => {
      const request = new Request(address, { method, headers, body })
      const bytes = await request.arrayBuffer()
      request.headers.set('Content-Length', String(bytes.byteLength))
      const isRouted = config.path.includes(new URL(address).pathname.replace(/\/$/, ''))
      if (!isRouted) return new Response(null, { status: 404 })
      const sent = new Request(address, { method, headers: request.headers, body: bytes.byteLength > 0 ? bytes : null })
      return receive(sent, { ip: client, waitUntil: () => {} })
    },
    exported: (of) => submissions(['--netlify', '--of', of, '--json'], env),
    remove: (of) => submissions(['--netlify', '--of', of, '--delete'], env),
    stop: async () => {
      vi.unstubAllEnvs()
      vi.unstubAllGlobals()
      blobs.stop()
      await rm(folder, { recursive: true })
    },
  }
  return running
}

const fetchFor =
  (onWrite: OnWrite): typeof fetch =>
  async (input, init) => {
    const { hostname, pathname } = new URL(input instanceof Request ? input.url : input)
    const asked = (when: 'before' | 'after') => (/^(put|delete)$/i.test(init?.method ?? '') ? onWrite(when) : undefined)
    const never = () => new Promise<Response>(() => {})
    if (hostname === '127.0.0.1') {
      const before = asked('before')
      if (before) return before === 'lost' ? never() : new Response(null, { status: 403 })
      const answer = await fetchFromNetwork(input, init)
      return asked('after') === 'lost' ? never() : answer
    }
    const [, locale = 'en'] = /^\/(?:(\w\w)\/)?not-sent$/.exec(pathname) ?? []
    return new Response(`<html lang="${locale}">`)
  }
