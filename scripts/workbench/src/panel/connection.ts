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
   * Calls back after each change of messages from any source, and when the connection is lost, with a sentence on that, or
   * back, with null. Returns a function that ends it.
   */
  subscribe(onChange: (changed: Changed) => void, onConnection: (lost: string | null) => void): () => void
}

/** A call that has not reached the editor, or without an answer, so that its result is unknown. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}

/** The storage key of the header token. Storage is shared by all tabs of the origin, but not with other ports. */
const STORED = 'translate-token'

/** The delay in ms after an answer that is no stream, which is that of a restarted editor. */
const RETRY = 5000

const STOPPED =
  'The editor does not answer. If it was stopped, start it again in the terminal, and open the address that it shows.'
/** Each start has its own tokens. */
const RESTARTED = 'The editor was started again. Open the new address that the terminal shows.'

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
    const refusal = await opened
    const response = await post(API + name, request)
    const answer = await response.json()
    if (response.status === 403)
      throw new UnreachableError(refusal ?? (storedToken() === '' ? answer.error : RESTARTED))
    if (!response.ok) throw new Error(answer.error)
    return answer
  }
  return { call, subscribe: subscriber(opened) }
}

/** Resolves to the reason why the address was refused, as a used one is, also in a browser that has access; else to null. */
async function openSession(): Promise<string | null> {
  const { hash, pathname } = window.location
  const prefix = `#${TOKEN_PARAMETER}`
  if (!hash.startsWith(prefix)) return null
  window.history.replaceState(null, '', pathname)
  const response = await post(SESSION, { token: hash.slice(prefix.length) })
  const answer = await response.json()
  if (response.ok) window.localStorage.setItem(STORED, answer.header)
  return response.ok ? null : answer.error
}

/** Read for each request, since another tab may have opened a session with a restarted editor. */
const storedToken = () => /^[\w-]+$/.exec(window.localStorage.getItem(STORED) ?? '')?.[0] ?? ''

async function post(address: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', [TOKEN_HEADER]: storedToken() }
  try {
    return await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  } catch {
    throw new UnreachableError(STOPPED)
  }
}

/** Listens to changes, once the session is open. */
const subscriber =
  (opened: Promise<unknown>): Backend['subscribe'] =>
  (onChange, onConnection) => {
    let stream: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    function open() {
      // An EventSource sends no headers, so the token is in the address.
      const made = new EventSource(`${EVENTS}?${storedToken()}`)
      made.addEventListener('open', () => onConnection(null))
      made.addEventListener('error', () => {
        // Browsers reconnect by themselves, except after an answer that is no stream.
        const isAnswered = made.readyState === EventSource.CLOSED
        onConnection(isAnswered ? RESTARTED : STOPPED)
        if (isAnswered) timer = setTimeout(open, RETRY)
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
