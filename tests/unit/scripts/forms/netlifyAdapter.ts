import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SubmissionStore } from '../../../../scripts/forms/core/store.ts'
import { storeIn } from '../../../../scripts/forms/netlify/store.ts'
import { writeHostFiles } from '../../../../scripts/hosting/bundle.ts'
import { netlifyFiles } from '../../../../scripts/hosting/netlify.ts'
import { parseEnv } from '../../../../src/config/env.ts'
import { type RunningBlobs, startBlobs } from './blobsServer.ts'
import type { Ask, Running, Settings } from './contract/adapter.ts'
import { startThread, type Thread } from './netlifyThread.ts'

export interface RunningFunctions extends Running {
  readonly blobs: RunningBlobs
  readonly store: SubmissionStore
  /** Has the schedule come. */
  readonly schedule: () => Promise<unknown>
  /** Ends the functions wherever they are; the next request starts them anew. */
  readonly kill: () => Promise<unknown>
  /** What the functions have logged. */
  readonly log: () => string
}

/** The functions of Netlify behind its own handler for AWS Lambda, with its local server of blobs. */
export async function startOnNetlify(
  { siteUrl, variables: ofSettings }: Settings,
  variables: Readonly<Record<string, string>> = {},
): Promise<RunningFunctions> {
  const folder = await mkdtemp(path.join(tmpdir(), 'netlify-'))
  await writeHostFiles(folder, await netlifyFiles(parseEnv({ VITE_SITE_URL: siteUrl })))
  const blobs = await startBlobs()
  const store = storeIn(blobs.store)
  let thread: Thread | undefined
  let log = ''
  const invoke: Thread['invoke'] = (name, event) => {
    thread ??= startThread(path.join(folder, '.netlify/v1/functions'), { ...ofSettings, ...variables }, (text) => {
      log += text
    })
    return thread.invoke(name, event)
  }
  const schedule = async () => invoke('forms-upkeep', await eventOf('https://site.example/', {}, blobs))
  return {
    blobs,
    store,
    log: () => log,
    schedule,
    keepUp: schedule,
    kill: async () => {
      const killed = thread
      thread = undefined
      await killed?.kill()
    },
    ask: async (address, asked) => {
      const { status, headers, body } = await invoke('forms', await eventOf(address, asked, blobs))
      const fields = Object.entries(headers).flatMap(([name, values]) =>
        values.map((value): [string, string] => [name, value]),
      )
      return new Response(body.length > 0 ? body : null, { status, headers: fields })
    },
    stored: async () => (await store.all()).map(({ id: _, ...submission }) => submission),
    clear: async () => {
      await blobs.store.deleteAll()
    },
    stop: async () => {
      await thread?.kill()
      await blobs.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** A request as Netlify hands it to AWS Lambda. */
async function eventOf(address: string, { method = 'GET', headers, body, client = '' }: Ask, blobs: RunningBlobs) {
  const said = new Request(address, { method, headers, body })
  const { siteID, token } = blobs.site
  const known = { 'x-nf-client-connection-ip': client, 'x-nf-site-id': siteID, 'x-nf-deploy-id': 'deploy' }
  const sent = Buffer.from(await said.arrayBuffer())
  return {
    rawUrl: address,
    path: new URL(address).pathname,
    httpMethod: method,
    headers: { ...Object.fromEntries(said.headers), 'content-length': String(sent.length), ...known },
    body: sent.toString('base64'),
    isBase64Encoded: true,
    blobs: base64({ url: blobs.url, url_uncached: blobs.url, token }),
  }
}

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
