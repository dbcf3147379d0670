import { fstatSync } from 'node:fs'
import type { Server } from 'node:http'

/** How long requests that are being answered may still take, in ms. */
const GRACE = 500

/**
 * Ends a server and the process, with exit code 0, when it is asked to: by a signal, or by the end of its input where that is a
 * pipe that somebody holds open. Open connections get half a second.
 */
export function stopWhenAsked(server: Server): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    // After what was to be done when the server closes.
    server.close(() => process.exit(0))
    setTimeout(() => server.closeAllConnections(), GRACE)
  }
  // Not once: a terminal sends a signal to us as well as to what passes it on to us.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  if (!isPipe(0)) return
  // An input that has ended already, as of a program that others start without one, asks for nothing.
  const soon = performance.now() + 1000
  process.stdin.once('end', () => performance.now() > soon && stop()).resume()
}

/** Whether a file descriptor is one; false for a closed one. */
function isPipe(descriptor: number): boolean {
  try {
    const found = fstatSync(descriptor)
    return found.isFIFO() || found.isSocket()
  } catch {
    return false
  }
}
