import {
  API,
  type Ask,
  CHANGED,
  type Changed,
  EVENTS,
  SESSION,
  TOKEN_HEADER,
  TOKEN_PARAMETER,
} from '../protocol/calls.ts'

/** The panel's connection to the server. */
export interface Backend {
  readonly call: Ask
  /**
   * Calls back after each change of messages from any source, and when the connection is lost or back. Returns a function
   * that ends it.
   */
  subscribe(onChange: (changed: Changed) => void, onConnection: (isThere: boolean) => void): () => void
}

/** A call without an answer, so that its result is unknown. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}

/** The storage key of the header token. Storage is shared by all tabs of the origin, but not with other ports. */
const STORED = 'translate-token'

/** The delay in ms after an answer that is no stream, such as that of a restarted editor. */
const RETRY = 5000

/**
 * Connects the panel to its server. The first visit exchanges the one-time token in the address, and removes it there.
 * A call throws an error with a sentence for the translator if access is refused.
 */
export function connect(): Backend {
  // The address of a restarted editor, opened in the same tab, changes only the hash.
  window.addEventListener('hashchange', () => {
    if (window.location.hash.startsWith(`#${TOKEN_PARAMETER}`)) window.location.reload()
  })
  const opened = openSession()
  const call: Ask = async (name, request) => {
    await opened
    const response = await post(API + name, request)
    const answer = await response.json()
    if (!response.ok) throw new Error(answer.error)
    return answer
  }
  return { call, subscribe: subscriber(opened) }
}

async function openSession(): Promise<void> {
  const { hash, pathname } = window.location
  const prefix = `#${TOKEN_PARAMETER}`
  if (!hash.startsWith(prefix)) return
  window.history.replaceState(null, '', pathname)
  const response = await post(SESSION, { token: hash.slice(prefix.length) })
  const answer = await response.json()
  if (response.ok) window.localStorage.setItem(STORED, answer.header)
  // A used address may be opened again in a browser that has access.
  else if (storedToken() === '') throw new Error(answer.error)
}

/** Read for each request, since another tab may have opened a session with a restarted editor. */
const storedToken = () => /^[\w-]+$/.exec(window.localStorage.getItem(STORED) ?? '')?.[0] ?? ''

async function post(address: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', [TOKEN_HEADER]: storedToken() }
  try {
    return await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  } catch {
    throw new UnreachableError('The editor does not answer. If it was stopped, start it again in the terminal.')
  }
}

/** Listens to changes, once the session is open. */
const subscriber =
  (opened: Promise<void>): Backend['subscribe'] =>
  (onChange, onConnection) => {
    let stream: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    function open() {
      // An EventSource sends no headers, so the token is in the address.
      const made = new EventSource(`${EVENTS}?${storedToken()}`)
      made.addEventListener('open', () => onConnection(true))
      made.addEventListener('error', () => {
        onConnection(false)
        // Browsers reconnect by themselves, except after an answer that is no stream.
        if (made.readyState === EventSource.CLOSED) timer = setTimeout(open, RETRY)
      })
      made.addEventListener(CHANGED, ({ data }) => onChange(JSON.parse(data)))
      stream = made
    }
    opened.then(open, open)
    return () => {
      clearTimeout(timer)
      stream?.close()
    }
  }
