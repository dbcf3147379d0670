import type { Backend } from './protocol.ts'
import { connectEvents } from './remoteEvents.ts'
import { SessionEndedError, UnreachableError } from './unreachable.ts'
import { API, SESSION, TOKEN_HEADER, TOKEN_PARAMETER } from './wire.ts'

/** Where the header's token is kept: by origin, so that a reloaded tab and a second one have it, and no other port. */
const STORED = 'translate-token'

type CallName = Exclude<keyof Backend, `on${string}`>

/**
 * Connects the panel, in the browser, to the server that it came from. On the first visit it exchanges the one-time token in
 * the address, and takes it out of the address. Throws an Error with a sentence for the translator when there is no access.
 */
export async function connectBackend() {
  await openSession()
  return {
    project: () => ask('project', {}),
    detail: (id) => ask('detail', { id }),
    check: (id, texts) => ask('check', { id, texts }),
    save: (request) => ask('save', request),
    confirm: (request) => ask('confirm', request),
    annotate: (request) => ask('annotate', request),
    undo: (id) => ask('undo', { id }),
    concordance: (words, side) => ask('concordance', { words, side }),
    other: (locale, id) => ask('other', { locale, id }),
    ...connectEvents(storedToken),
  } satisfies Backend
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

async function ask<Name extends CallName>(name: Name, body: object): Promise<Awaited<ReturnType<Backend[Name]>>> {
  const response = await post(API + name, body)
  if (response.status === 403) throw new SessionEndedError()
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error)
  return answer
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
