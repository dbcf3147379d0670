import { AsyncLocalStorage } from 'node:async_hooks'

type Listener = (line: string) => void

const listeners = new AsyncLocalStorage<Listener>()
const methods = ['warn', 'error'] as const
let runs = 0
let restore = () => {}

/**
 * Passes warnings and errors of a run, including its asynchronous parts, to a listener instead of the console. Output of
 * other code, including other runs, is not affected.
 */
export async function listenToConsole<T>(onLine: Listener, run: () => Promise<T>): Promise<T> {
  if (runs++ === 0) restore = replaceMethods()
  try {
    return await listeners.run(onLine, run)
  } finally {
    if (--runs === 0) restore()
  }
}

/** Returns a function that restores the methods. */
function replaceMethods(): () => void {
  const original = { warn: console.warn, error: console.error }
  for (const method of methods) {
    console[method] = (...parts: unknown[]) => {
      const listener = listeners.getStore()
      if (listener) listener(parts.map(String).join(' ').slice(0, 300))
      else original[method](...parts)
    }
  }
  return () => Object.assign(console, original)
}
