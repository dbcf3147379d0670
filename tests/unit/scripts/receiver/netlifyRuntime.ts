/**
 * Functions in a thread, run as Netlify runs them: its bundler makes of each the file that it is, and this handler
 * (@netlify/serverless-functions-api) for AWS Lambda, which is what is imitated here. Pages of the site are `<html lang="…">`.
 */
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { parentPort, workerData } from 'node:worker_threads'

/** What is asked of a function: an event as Lambda gets it. */
export interface Invocation {
  readonly id: number
  readonly name: 'forms' | 'forms-upkeep'
  readonly event: { readonly path: string } & Readonly<Record<string, unknown>>
}

export interface Invoked {
  readonly id: number
  readonly status: number
  readonly headers: Readonly<Record<string, readonly string[]>>
  readonly body: Uint8Array<ArrayBuffer>
}

class ResponseStream extends PassThrough {
  statusCode = 0
  multiValueHeaders: Invoked['headers'] = {}
}

type Run = (event: unknown, stream: ResponseStream, context: object) => Promise<void>

const awslambda = {
  streamifyResponse: (run: Run) => async (event: unknown, context: object) => {
    const stream = new ResponseStream()
    run(event, stream, context).catch((error) => stream.destroy(error))
    const body = new Uint8Array(await buffer(stream))
    return { status: stream.statusCode, headers: stream.multiValueHeaders, body }
  },
  HttpResponseStream: { from: (stream: ResponseStream, metadata: object) => Object.assign(stream, metadata) },
}

const { fetch: fetchFromNetwork } = globalThis
const fetchHere: typeof fetch = async (input, init) => {
  const { hostname, pathname } = new URL(input instanceof Request ? input.url : input)
  if (hostname === '127.0.0.1') return fetchFromNetwork(input, init)
  const [, locale = 'en'] = /^\/(?:(\w\w)\/)?not-sent$/.exec(pathname) ?? []
  return new Response(`<html lang="${locale}">`)
}

// The handler takes hold of these as it is loaded.
Object.assign(globalThis, { awslambda, fetch: fetchHere })
const { getLambdaHandler } = await import('@netlify/serverless-functions-api')

const fileOf = (name: string) => path.join(workerData.folder, `${name}.mjs`)
const { config } = await import(fileOf('forms'))

parentPort?.on('message', async ({ id, name, event }: Invocation) => {
  const isRouted = name !== 'forms' || config.path.includes(event.path.replace(/\/$/, ''))
  const invoke: unknown = getLambdaHandler(fileOf(name))
  if (typeof invoke !== 'function') throw new Error(`${name}: expected a handler.`)
  const context = { awsRequestId: String(id), getRemainingTimeInMillis: () => 60_000 }
  const invoked = isRouted ? await invoke(event, context) : { status: 404, headers: {}, body: new Uint8Array() }
  parentPort?.postMessage({ id, ...invoked })
})
