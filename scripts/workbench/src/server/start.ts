import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Directives } from '../project/rendering.ts'
import { type Changed, type Handlers, PREFIX, TOKEN_PARAMETER } from '../protocol/calls.ts'
import { answerCalls, createEvents } from './calls.ts'
import { createHandler, type Shown } from './handler.ts'
import { siteHeaders } from './headers.ts'
import { createSession } from './session.ts'

interface EditorOptions extends Shown {
  /** The policy of the site. */
  readonly policy: Directives
  readonly handlers: Handlers
  /** Calls back after each change of messages from any source. Returns a function that ends it. */
  readonly onChange: (listener: (changed: Changed) => void) => () => void
  /** For tests; default: the usual port, or the next free one. */
  readonly port?: number | undefined
}

export interface Editor {
  /** The address with the one-time token, for one browser. */
  readonly url: string
  /** "http://127.0.0.1:4280" */
  readonly origin: string
  readonly server: Server
  /** Ends the editor after pending changes. */
  close(): Promise<void>
}

/** Keep-alive timeout in ms, longer than that of browsers, so that no request meets a closing connection. */
const KEEP_ALIVE = 75_000

/** Loopback only, as an address, since a name could resolve to another one. */
const HOST = '127.0.0.1'

/** A fixed port, because browsers store the user's name and settings by origin. */
const USUAL_PORT = 4280

const TRIES = 20

/**
 * Starts the server of the editor: the panel, the site in its frame, the panel's calls, and change events. Throws an
 * error if no port is free. Record: docs/decisions/translate-server.md.
 */
export async function startEditor({ port: wanted, policy, ...options }: EditorOptions): Promise<Editor> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE })
  const port = await listen(server, wanted)
  const origin = `http://${HOST}:${port}`
  const session = createSession(port)
  const events = createEvents(options.onChange)
  const calls = answerCalls(options.handlers)
  server.on('request', createHandler({ ...options, headers: siteHeaders(policy), origin, session, events, calls }))
  return {
    url: `${origin}${PREFIX}/#${TOKEN_PARAMETER}${session.token}`,
    origin,
    server,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      await calls.finish()
      events.stop()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Makes a server listen on loopback. Resolves to its port; throws an error if none is free. */
async function listen(server: Server, wanted?: number): Promise<number> {
  const first = wanted ?? USUAL_PORT
  const last = wanted ?? USUAL_PORT + TRIES
  for (let port = first; port <= last; port++) {
    try {
      server.listen(port, HOST)
      await once(server, 'listening')
      const address = server.address()
      return typeof address === 'object' && address ? address.port : port
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    }
  }
  throw new Error(`The ports ${first} to ${last} are in use. Stop what runs there.`)
}
