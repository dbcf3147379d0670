import { createServer, type Server } from 'node:http'
import { type Changed, type Handlers, PREFIX, TOKEN_PARAMETER } from '../protocol/calls.ts'
import { answerCalls, createEvents } from './calls.ts'
import { createHandler, type Shown } from './handler.ts'
import { createSession } from './request.ts'

interface EditorOptions extends Shown {
  readonly handlers: Handlers
  /** Calls back after each change of messages from any source. Returns a function that ends it. */
  readonly onChange: (listener: (changed: Changed) => void) => () => void
  /** Default: the usual port, or the next free one. */
  readonly port?: number
}

export interface Editor {
  /** The address with the one-time token, for one browser. */
  readonly url: string
  /** "http://127.0.0.1:4280" */
  readonly origin: string
  readonly notice: string | null
  readonly server: Server
  /** Ends the editor after pending changes. Further calls do nothing. */
  close(): Promise<void>
}

/** Keep-alive timeout in ms, longer than that of browsers, so that no request meets a closing connection. */
const KEEP_ALIVE = 75_000
/** In ms. A request comes from this machine. */
const REQUEST_TIMEOUT = 30_000

/**
 * Starts the server of the editor: the panel, the site in its frame, the panel's calls, and change events. Throws an
 * error if no port is free. Record: docs/decisions/translate-server.md.
 */
export async function startEditor(options: EditorOptions): Promise<Editor> {
  const { handlers, onChange, port: wanted } = options
  const times = { keepAliveTimeout: KEEP_ALIVE, requestTimeout: REQUEST_TIMEOUT, headersTimeout: REQUEST_TIMEOUT }
  const server = createServer(times)
  const { origin, port, notice } = await listenOnLoopback(server, wanted)
  const session = createSession(port)
  const events = createEvents(onChange)
  const calls = answerCalls(handlers)
  server.on('request', createHandler({ ...options, origin, session, events, calls }))

  async function end() {
    const closed = new Promise((resolve) => server.close(resolve))
    await calls.finish()
    events.stop()
    server.closeAllConnections()
    await closed
  }
  let ending: Promise<void> | null = null
  return {
    url: `${origin}${PREFIX}/#${TOKEN_PARAMETER}${session.token}`,
    origin,
    notice,
    server,
    close: () => {
      ending ??= end()
      return ending
    },
  }
}

/** Loopback only, as an address, since a name could resolve to another one. */
const HOST = '127.0.0.1'

/** A fixed port, because browsers store the user's name and settings by origin. */
const USUAL_PORT = 4280

const TRIES = 20

/**
 * Makes a server listen on loopback, on the wanted port or on the first free one from the usual port. Throws an error
 * with advice if none is free.
 */
async function listenOnLoopback(
  server: Server,
  wanted?: number,
): Promise<{ origin: string; port: number; notice: string | null }> {
  const first = wanted ?? USUAL_PORT
  const last = wanted ?? USUAL_PORT + TRIES
  for (let port = first; port <= last; port++) {
    const bound = await listen(server, port)
    if (bound === null) continue
    return { origin: `http://${HOST}:${bound}`, port: bound, notice: port === first ? null : noticeOf(first, bound) }
  }
  const found = wanted === undefined ? `The ports ${first} to ${last} are in use.` : `Port ${wanted} is in use.`
  throw new Error(`${found} Stop what runs there, or choose another port: --port ${last + 1}`)
}

/** Resolves to the port, any free one for 0; to null if another program uses it. */
function listen(server: Server, port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null)
      else reject(new Error(`The editor cannot listen on port ${port}: ${error.message}`))
    }
    server.once('error', onError)
    server.listen(port, HOST, () => {
      server.off('error', onError)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

const noticeOf = (usual: number, port: number) => `Port ${usual} is in use, so the editor is on port ${port}.`
