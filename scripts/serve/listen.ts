import { access } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'

/** Throws an Error if a folder has no built site. */
export async function assertBuiltSite(dist: string): Promise<void> {
  await access(path.join(dist, '404.html')).catch(() => {
    throw new Error(`There is no built site in ${dist}. Run "npm run build" first, or "npm start", which builds.`)
  })
}

/** An address or a name of this machine, and a port; port 0 is any free one. */
export interface Place {
  readonly host: string
  readonly port: number
}

/** Reads HOST and PORT from the environment. The default host is the loopback address. Throws an Error for a bad port. */
export function placeFrom({ HOST, PORT }: NodeJS.ProcessEnv, defaultPort = 4173): Place {
  const port = Number(PORT || defaultPort)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return { host: HOST || 'localhost', port }
  throw new Error(`PORT: expected a whole number from 0 to 65535, found "${PORT}".`)
}

/** Starts to listen, and resolves to the URL to open in a browser. Throws an Error if host or port is unavailable. */
export async function listen(server: Server, { host, port }: Place): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, { host, port })))
    server.listen(port, host, resolve)
  })
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error(`Expected a port, found ${bound}.`)
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${bound.port}`
}

/** Throws the Error of listen() early, before a build. */
export async function assertCanListen(place: Place): Promise<void> {
  const probe = createServer()
  await listen(probe, place)
  await new Promise((resolve) => probe.close(resolve))
}

function explained({ code, message }: NodeJS.ErrnoException, { host, port }: Place): Error {
  if (code !== 'EADDRINUSE') return new Error(`The server cannot listen on HOST "${host}", PORT ${port}: ${message}`)
  return new Error(`Port ${port} is in use. Stop what runs there, or choose another port: PORT=${port + 1} npm start`)
}

/** Time for pending requests after a signal, in ms. */
const GRACE = 500

/** Ends a server and the process, with exit code 0, on SIGINT, SIGTERM or SIGHUP. Open connections get half a second. */
export function stopOnSignals(server: Server): void {
  const stop = () => {
    // A terminal also sends the signal to npm, which forwards it, so it may arrive twice.
    if (!server.listening) return
    server.close(() => process.exit(0))
    setTimeout(() => server.closeAllConnections(), GRACE)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
}
