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
  /** The usual port. If another program has it, the port 100 above it is taken, and so on. */
  readonly port: number
}

export interface Editor {
  /** The address with the one-time token, for one browser. */
  readonly url: string
  /** "http://127.0.0.1:4281" */
  readonly origin: string
  /** The usual port, if another program has it. */
  readonly taken: number | null
  readonly server: Server
  /** Ends the editor after pending changes. */
  close(): Promise<void>
}

/** Keep-alive timeout in ms, longer than that of browsers, so that no request meets a closing connection. */
const KEEP_ALIVE = 75_000

/** Loopback only, as an address, since a name could resolve to another one. */
const HOST = '127.0.0.1'

/** The distance of the ports that are tried, so that no editor takes the usual port of another language. */
const STEP = 100

/**
 * Starts the server of the editor: the panel, the site in its frame, the panel's calls, and change events.
 * Record: docs/decisions/translate-server.md.
 */
export async function startEditor({ port: usual, policy, ...options }: EditorOptions): Promise<Editor> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE })
  const port = await listen(server, usual)
  const origin = `http://${HOST}:${port}`
  const session = createSession(port)
  const events = createEvents(options.onChange)
  const calls = answerCalls(options.handlers)
  server.on('request', createHandler({ ...options, headers: siteHeaders(policy), origin, session, events, calls }))
  return {
    url: `${origin}${PREFIX}/#${TOKEN_PARAMETER}${session.token}`,
    origin,
    taken: [0, port].includes(usual) ? null : usual,
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

/** Makes a server listen on loopback. Resolves to its port. */
async function listen(server: Server, port: number): Promise<number> {
  try {
    server.listen(port, HOST)
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : port
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    return listen(server, port + STEP)
  }
}
