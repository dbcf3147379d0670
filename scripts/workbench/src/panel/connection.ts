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

/** What the panel knows of the server. */
export interface Backend {
  readonly call: Ask
  /**
   * Calls back whenever messages have become others, by whomever, and when the server is gone or there again. Returns a
   * function that ends it.
   */
  subscribe(onChange: (changed: Changed) => void, onConnection: (isThere: boolean) => void): () => void
}

/** There was no answer, so it is not known whether the call was carried out. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
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
    if (response.status === 403) throw new Error(ENDED)
    const answer = await response.json()
    if (!response.ok) throw new Error(answer.error)
    return answer
  }
  return { call, subscribe }
}

const ENDED = 'The editor was started again. Open the address that the terminal shows now in this browser.'

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

const subscribe: Backend['subscribe'] = (onChange, onConnection) => {
  let stream: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  function open() {
    // An EventSource sends no headers, so the token is in the address.
    stream = new EventSource(`${EVENTS}?${storedToken()}`)
    stream.addEventListener('open', () => onConnection(true))
    stream.addEventListener('error', () => {
      onConnection(false)
      // A browser connects again by itself after a break, but not after another answer.
      if (stream.readyState === EventSource.CLOSED) timer = setTimeout(open, RETRY)
    })
    stream.addEventListener(CHANGED, ({ data }) => onChange(JSON.parse(data)))
  }
  open()
  return () => {
    clearTimeout(timer)
    stream.close()
  }
}
