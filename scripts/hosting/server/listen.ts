import { access } from 'node:fs/promises'
import { createServer as createHttpServer, type Server } from 'node:http'
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net'
import path from 'node:path'

/**
 * How long a connection without requests stays open, in ms. Longer than clients and proxies keep theirs (often a minute):
 * with Node's 5 s a request may be sent into a connection that is just being closed.
 */
export const KEEP_ALIVE = 75_000

/** Why a site cannot be served, and what to do about it. */
export class ServeError extends Error {
  override name = 'ServeError'
}

/** Another program has the port. */
export class PortInUse extends ServeError {
  constructor(port: number) {
    super(`Port ${port} is in use. Stop what runs there, or choose another port: PORT=${port + 1} npm start`)
  }
}

/** Throws a ServeError that says what to do when a folder holds no built site. */
export async function assertBuiltSite(dist: string): Promise<void> {
  await access(path.join(dist, '404.html')).catch(() => {
    throw new ServeError(`There is no built site in ${dist}. Run "npm run build" first, or "npm start", which builds.`)
  })
}

export interface Place {
  /** An address or a name of this machine; "localhost" stands for both loopback addresses. */
  readonly host: string
  readonly port: number
}

/** What browsers take "localhost" for: RFC 6761, section 6.3. */
const loopback = ['127.0.0.1', '::1'] as const
const wildcards = ['0.0.0.0', '::']

/**
 * Has a server listen, and resolves to the address to open in a browser. Port 0 takes any free one. "localhost" is both
 * loopback addresses, because a client may try either; ::1 is left out where the machine has no IPv6. Throws a
 * ServeError when the port is taken or the host is none of this machine.
 */
export async function listen(server: Server, { host, port }: Place): Promise<string> {
  await listenOn(server, { host: host === 'localhost' ? loopback[0] : host, port })
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error(`Expected a port, found ${bound}.`)
  if (host === 'localhost') await alsoOn(server, { host: loopback[1], port: bound.port })
  const name = wildcards.includes(bound.address) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${bound.port}`
}

/** Throws the ServeError that listen() would throw later, before time is spent on a build. */
export async function assertCanListen(place: Place): Promise<void> {
  const probe = createHttpServer()
  await listen(probe, place)
  await new Promise((resolve) => probe.close(resolve))
}

/** Has a server that listens answer at one more address, until it is closed. */
async function alsoOn(server: Server, place: Place): Promise<void> {
  // Node's documentation of the event "connection" allows it to be emitted for sockets that come from elsewhere.
  const further = createSocketServer((socket) => server.emit('connection', socket))
  server.once('close', () => further.close())
  try {
    await listenOn(further, place)
  } catch (error) {
    if (error instanceof NoSuchHost) return
    server.close()
    throw error
  }
}

class NoSuchHost extends ServeError {
  constructor(host: string) {
    super(`HOST: expected an address or a name of this machine, such as 127.0.0.1 or 0.0.0.0, found "${host}".`)
  }
}

/** What systems say of an address that they do not have, a name that they do not know, a kind that they do not support. */
const hostErrors = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAFNOSUPPORT', 'EINVAL']

function listenOn(server: Server | SocketServer, { host, port }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (hostErrors.includes(error.code ?? '')) return reject(new NoSuchHost(host))
      if (error.code === 'EADDRINUSE') return reject(new PortInUse(port))
      reject(new ServeError(`The server cannot listen on port ${port}: ${error.message}`))
    })
    server.listen(port, host, resolve)
  })
}

/** HOST from the environment, or this machine alone. */
export const hostFrom = (value: string | undefined): string => value || 'localhost'

/** PORT from the environment, or 4173. Throws a ServeError for what is no port. */
export function portFrom(value: string | undefined): number {
  if (value === undefined || value === '') return 4173
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new ServeError(`PORT: expected a whole number from 0 to 65535, found "${value}".`)
}
