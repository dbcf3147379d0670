import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { netlifyFiles, writeHostFiles } from '../../../../scripts/hosting/hosts.ts'
import { storeIn } from '../../../../scripts/receiver/netlify/store.ts'
import { parseEnv } from '../../../../src/config/env.ts'
import { type RunningBlobs, startBlobs } from './blobsServer.ts'
import type { Ask, Settings } from './contract/adapter.ts'
import type { Hosted } from './contract/hosted.ts'
import type { Invocation, Invoked } from './netlifyRuntime.ts'

export interface RunningFunctions extends Hosted {
  readonly blobs: RunningBlobs
  /** Ends the functions wherever they are; the next request starts them anew. */
  readonly kill: () => Promise<unknown>
}

/** The functions of Netlify behind its own handler for AWS Lambda, with its local server of blobs. */
export async function startOnNetlify({ siteUrl, variables = {} }: Settings): Promise<RunningFunctions> {
  const folder = await mkdtemp(path.join(tmpdir(), 'netlify-'))
  await writeHostFiles(folder, await netlifyFiles(parseEnv({ VITE_SITE_URL: siteUrl })))
  const blobs = await startBlobs()
  const store = storeIn(blobs.store)
  let thread: Thread | undefined
  let log = ''
  const invoke: Thread['invoke'] = (name, event) => {
    thread ??= startThread(path.join(folder, '.netlify/v1/functions'), variables, (text) => {
      log += text
    })
    return thread.invoke(name, event)
  }
  return {
    blobs,
    store,
    log: () => {
      const logged = log
      log = ''
      return logged
    },
    keepUp: async () => invoke('forms-upkeep', await eventOf('https://site.example/', {}, blobs)),
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

/** Functions of Netlify as an instance has them: in a thread that keeps its memory from one request to the next. */
interface Thread {
  invoke(name: Invocation['name'], event: Invocation['event']): Promise<Invoked>
  /** Ends it wherever it is; what it has not answered rejects. */
  kill(): Promise<unknown>
}

/** Starts the functions in a folder with environment variables; what they log goes to `log`. */
function startThread(folder: string, env: NodeJS.ProcessEnv, log: (text: string) => void): Thread {
  const worker = new Worker(path.join(import.meta.dirname, 'netlifyRuntime.ts'), {
    workerData: { folder },
    env: { ...process.env, ...env },
    stderr: true,
  })
  worker.stderr.on('data', (data) => log(String(data)))
  const waiting = new Map<number, { resolve(invoked: Invoked): void; reject(error: Error): void }>()
  worker.on('message', (invoked: Invoked) => waiting.get(invoked.id)?.resolve(invoked))
  worker.on('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('The functions have ended.'))
  })
  let last = 0
  return {
    invoke: (name, event) => {
      last += 1
      worker.postMessage({ id: last, name, event } satisfies Invocation)
      return new Promise((resolve, reject) => {
        waiting.set(last, { resolve, reject })
      })
    },
    kill: () => worker.terminate(),
  }
}
