import type { Server } from 'node:http'
import { listen, PortInUse, ServeError } from '../../hosting/server/listen.ts'

/** Loopback alone, by its address: a name could be pointed elsewhere. */
const HOST = '127.0.0.1'

/** The panel keeps drafts by origin, so the port is the same every day. */
const USUAL_PORT = 4280

/** How many further ports are tried. */
const TRIES = 20

/**
 * Has a server listen on loopback, on the wanted port or else on the first free one from the usual. Throws a ServeError
 * that says what to do when the wanted port, or every one of those, is taken.
 */
export async function listenOnLoopback(
  server: Server,
  wanted?: number,
): Promise<{ origin: string; port: number; notice: string | null }> {
  const first = wanted ?? USUAL_PORT
  const last = wanted ?? USUAL_PORT + TRIES
  for (let port = first; port <= last; port++) {
    try {
      const origin = await listen(server, { host: HOST, port })
      const bound = Number(new URL(origin).port)
      return { origin, port: bound, notice: port === first ? null : noticeOf(first, bound) }
    } catch (error) {
      if (!(error instanceof PortInUse)) throw error
    }
  }
  const found = wanted === undefined ? `The ports ${first} to ${last} are in use.` : `Port ${wanted} is in use.`
  throw new ServeError(`${found} Stop what runs there, or choose another port: npm run translate -- --port ${last + 1}`)
}

const noticeOf = (usual: number, port: number) =>
  `Port ${usual} is in use, so the editor is on port ${port}. Drafts that were typed on another port are kept there.`
