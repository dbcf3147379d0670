import type { Backend } from '../../protocol.ts'
import { UnreachableError } from './unreachable.ts'

/** The header that carries the token of the panel's document. */
const TOKEN_HEADER = 'X-Translate-Token'

interface HttpOptions {
  /** Sent with every request, so that no other site can make one. */
  readonly token: string
  readonly fetch?: typeof globalThis.fetch
}

/**
 * The backend that the local server is: POST /api/<method> with the arguments as a JSON object, and GET /api/onChange for
 * the events. An answer that is no JSON of ours, or none at all, is an UnreachableError.
 */
export function httpBackend({ token, fetch = globalThis.fetch }: HttpOptions): Backend {
  async function ask<T>(method: string, body: object = {}): Promise<T> {
    const response = await fetch(`/api/${method}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token },
      body: JSON.stringify(body),
    }).catch((error: unknown) => {
      throw new UnreachableError(`The server does not answer (${String(error)}).`)
    })
    const answer: unknown = await response.json().catch(() => {
      throw new UnreachableError(`The server answered ${response.status} without a reason.`)
    })
    if (!response.ok) throw new Error(messageIn(answer) ?? `The server answered ${response.status}.`)
    return trusted<T>(answer)
  }
  return {
    project: () => ask('project'),
    detail: (id) => ask('detail', { id }),
    check: (id, texts) => ask('check', { id, texts }),
    save: (request) => ask('save', request),
    confirm: (request) => ask('confirm', request),
    annotate: (request) => ask('annotate', request),
    undo: (id) => ask('undo', { id }),
    concordance: (words, side) => ask('concordance', { words, side }),
    other: (locale, id) => ask('other', { locale, id }),
    ...changeEvents(),
  }
}

/** One stream for both: each open one takes one of the few connections that a browser keeps to a server. */
function changeEvents(): Required<Pick<Backend, 'onChange' | 'onConnection'>> {
  const changed = new Set<(ids: readonly string[]) => void>()
  const connected = new Set<(isConnected: boolean) => void>()
  let stream: EventSource | null = null
  let isFirst = true
  const open = () => {
    stream = new EventSource('/api/onChange')
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      const ids: unknown = JSON.parse(data)
      if (Array.isArray(ids)) for (const listener of changed) listener(ids.map(String))
    }
    stream.onopen = () => {
      for (const listener of connected) listener(true)
      // What happened while nobody listened is not known.
      if (!isFirst) for (const listener of changed) listener(['*'])
      isFirst = false
    }
    stream.onerror = () => {
      for (const listener of connected) listener(false)
    }
  }
  const subscribe = <T>(listeners: Set<T>, listener: T) => {
    listeners.add(listener)
    if (!stream) open()
    return () => {
      listeners.delete(listener)
      if (changed.size + connected.size > 0) return
      stream?.close()
      stream = null
    }
  }
  return {
    onChange: (listener) => subscribe(changed, listener),
    onConnection: (listener) => subscribe(connected, listener),
  }
}

const messageIn = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : null

/** The server and the panel are built from one protocol, of one commit. */
const trusted = <T>(answer: unknown) => answer as T
