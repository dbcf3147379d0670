import { CHANGED, EVENTS } from './wire.ts'

/** In ms: how long to wait after an answer that is no stream, as of an editor that was started anew. */
const RETRY = 5000

type Listener<T> = (value: T) => void

/**
 * The events of the server, over one stream for all listeners, which is opened at once. It runs in the browser. `token` is
 * that of the header, which an EventSource cannot send: it stands in the address instead.
 */
export function connectEvents(token: () => string) {
  const ofChanges = new Set<Listener<readonly string[]>>()
  const ofConnection = new Set<Listener<boolean>>()
  let isConnected = true

  function report(isThere: boolean) {
    if (isThere === isConnected) return
    isConnected = isThere
    for (const listener of ofConnection) listener(isThere)
    // What was changed meanwhile is not known.
    if (isThere) for (const listener of ofChanges) listener(['*'])
  }
  function open() {
    const stream = new EventSource(`${EVENTS}?${token()}`)
    stream.addEventListener('open', () => report(true))
    stream.addEventListener('error', () => {
      report(false)
      // A browser connects again by itself after a break, but not after another answer.
      if (stream.readyState === EventSource.CLOSED) setTimeout(open, RETRY)
    })
    stream.addEventListener(CHANGED, ({ data }) => {
      for (const listener of ofChanges) listener(JSON.parse(data))
    })
  }
  open()
  return {
    onChange: (listener: Listener<readonly string[]>) => join(ofChanges, listener),
    onConnection: (listener: Listener<boolean>) => join(ofConnection, listener),
  }
}

function join<T>(listeners: Set<Listener<T>>, listener: Listener<T>): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
