import { createServer, type Server } from 'node:http'
import { type Changed, type Handlers, PREFIX, TOKEN_PARAMETER } from '../protocol/calls.ts'
import { answerCalls, createEvents } from './calls.ts'
import { createHandler, type Shown } from './handler.ts'
import { createSession } from './request.ts'

interface EditorOptions extends Shown {
  readonly handlers: Handlers
  /** Calls back whenever messages have become others, by whomever. Returns a function that ends it. */
  readonly onChange: (listener: (changed: Changed) => void) => () => void
  /** Default: the usual one, or the next that is free. */
  readonly port?: number
}

export interface Editor {
  /** To be opened in one browser, once: it ends in the one-time token. */
  readonly url: string
  /** "http://127.0.0.1:4280" */
  readonly origin: string
  readonly notice: string | null
  readonly server: Server
  /** Ends the editor after the changes that are under way; more calls do nothing. */
  close(): Promise<void>
}

/** How long a connection without requests stays open, in ms: longer than browsers keep theirs, which might be just closing. */
const KEEP_ALIVE = 75_000
/** In ms. A request comes from this machine. */
const REQUEST_TIMEOUT = 30_000

/**
 * Starts the server of the editor: the panel, the site in its frame, the calls of the panel, and the events that say
 * what was changed. Record: docs/decisions/translate-server.md. Throws an Error when there is no port to listen on.
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

/** Loopback alone, by its address: a name could be pointed elsewhere. */
const HOST = '127.0.0.1'

/** A browser keeps who works here and the like by origin, so the port is the same every day. */
const USUAL_PORT = 4280

const TRIES = 20

/**
 * Has a server listen on loopback, on the wanted port or else on the first free one from the usual. Throws an Error
 * that says what to do when the wanted port, or every one of those, is taken.
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

/** Resolves to the port that a server listens on then, which for 0 is any free one; to null when another program has it. */
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
