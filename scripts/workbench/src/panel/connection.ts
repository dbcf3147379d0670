import {
  API,
  type Ask,
  CHANGED,
  type Changed,
  EVENTS,
  listeners,
  SESSION,
  TOKEN_HEADER,
  TOKEN_PARAMETER,
} from '../protocol/calls.ts'

/** What the panel knows of the server. */
export interface Backend {
  readonly call: Ask
  /** Calls back whenever messages have become others, by whomever. Returns a function that ends it. */
  onChange(listener: (changed: Changed) => void): () => void
  /** Calls back when the connection that tells of changes breaks, and when it is there again. Returns a function that ends it. */
  onConnection?(listener: (isConnected: boolean) => void): () => void
}

/** There was no answer: nobody knows whether what was asked for has been done. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}

/** The server was started anew, and knows this browser no more. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError'

  constructor() {
    super('The editor was started again. Open the address that the terminal shows now in this browser.')
  }
}

/** Where the header's token is kept: by origin, so that a reloaded tab and a second one have it, and no other port. */
const STORED = 'translate-token'

/** In ms: how long to wait after an answer that is no stream, as of an editor that was started anew. */
const RETRY = 5000

/**
 * Connects the panel, in the browser, to the server that it came from. On the first visit it exchanges the one-time token in
 * the address, and takes it out of the address. Throws an Error with a sentence for the translator when there is no access.
 */
export async function connect(): Promise<Backend> {
  // In a tab of this panel, the address of an editor that was started anew changes the hash alone.
  window.addEventListener('hashchange', () => {
    if (window.location.hash.startsWith(`#${TOKEN_PARAMETER}`)) window.location.reload()
  })
  await openSession()
  const call: Ask = async (name, request) => {
    const response = await post(API + name, request)
    if (response.status === 403) throw new SessionEndedError()
    const answer = await response.json()
    if (!response.ok) throw new Error(answer.error)
    return answer
  }
  return { call, ...connectEvents() }
}

async function openSession(): Promise<void> {
  const { hash, pathname } = window.location
  const prefix = `#${TOKEN_PARAMETER}`
  if (!hash.startsWith(prefix)) return
  window.history.replaceState(null, '', pathname)
  const response = await post(SESSION, { token: hash.slice(prefix.length) })
  const answer = await response.json()
  if (response.ok) window.localStorage.setItem(STORED, answer.header)
  // An address that was used may be opened again in the same browser, which has access already.
  else if (storedToken() === '') throw new Error(answer.error)
}

/** Read each time: another tab may have opened a session with an editor that was started anew. */
const storedToken = () => /^[\w-]+$/.exec(window.localStorage.getItem(STORED) ?? '')?.[0] ?? ''

async function post(address: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', [TOKEN_HEADER]: storedToken() }
  try {
    return await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  } catch {
    throw new UnreachableError('The editor does not answer. If it was stopped, start it again in the terminal.')
  }
}

/** The events of the server, over one stream for all listeners, which is opened at once. */
function connectEvents(): Pick<Backend, 'onChange' | 'onConnection'> {
  const changes = listeners<Changed>()
  const connection = listeners<boolean>()
  let isConnected = true

  function report(isThere: boolean) {
    if (isThere === isConnected) return
    isConnected = isThere
    connection.tell(isThere)
    // What was changed meanwhile is not known.
    if (isThere) changes.tell(null)
  }
  function open() {
    // An EventSource sends no headers, so the token is in the address.
    const stream = new EventSource(`${EVENTS}?${storedToken()}`)
    stream.addEventListener('open', () => report(true))
    stream.addEventListener('error', () => {
      report(false)
      // A browser connects again by itself after a break, but not after another answer.
      if (stream.readyState === EventSource.CLOSED) setTimeout(open, RETRY)
    })
    stream.addEventListener(CHANGED, ({ data }) => changes.tell(JSON.parse(data)))
  }
  open()
  return { onChange: changes.join, onConnection: connection.join }
}
