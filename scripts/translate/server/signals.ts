/** In ms: so close to the first, a signal is the same one, passed on by the program that has started us. */
const SAME = 1000

/**
 * Ends the program when it is told to (Ctrl+C, a closed terminal, a shutdown): first what is given, then the process. A
 * second Ctrl+C ends it at once.
 */
export function closeOnSignal(close: () => Promise<void>): void {
  let first: number | null = null
  const stop = () => {
    const now = performance.now()
    if (first !== null && now - first > SAME) process.exit(1)
    if (first !== null) return
    first = now
    close().then(
      () => process.exit(),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
}
