import type { LocaleCode } from '../config/locales.ts'
import { MESSAGES } from '../config/protocol.ts'
import { type ViewId, viewIds } from '../config/routes.ts'
import type { MessagePayload } from './create.ts'
import { HASH_LENGTH, indexAddress, type MessageIndex, messagesAddress } from './messageIndex.ts'

/**
 * Fetches the messages of one page, or of all pages ("common"), in the document's locale. Rejects when they do not load or
 * are not for this code; the caller falls back to loading the document.
 */
export type FetchMessages = (name: 'common' | ViewId) => Promise<MessagePayload>

interface RunningApplication {
  readonly locale: LocaleCode
  /** What the document was made for. */
  readonly view: ViewId
  /** The address of the running script: the index of another build may name messages that it does not understand. */
  readonly code: string
}

/**
 * Messages of a tab. The document itself says what it was made of; of other pages the index does, which is fetched at once,
 * so that no navigation waits for it.
 */
export function createFetchMessages({ locale, view, code }: RunningApplication): FetchMessages {
  const [common = '', own = ''] = document.documentElement.getAttribute(MESSAGES)?.split(' ') ?? []
  let index: Promise<MessageIndex> | undefined
  const fetchIndex = () => {
    index ??= fetchJson<MessageIndex>(indexAddress(locale)).catch((error: unknown) => {
      // The next page asks for it again.
      index = undefined
      throw error
    })
    return index
  }
  const hashOf = async (name: 'common' | ViewId): Promise<string> => {
    if (name === 'common') return common
    if (name === view) return own
    const { code: needed, hashes } = await fetchIndex()
    if (!code.endsWith(needed)) throw new Error(`The messages are for ${needed}.`)
    const start = HASH_LENGTH * viewIds.indexOf(name)
    return hashes.slice(start, start + HASH_LENGTH)
  }
  fetchIndex().catch(() => undefined)
  return async (name) => fetchJson(messagesAddress(locale, name, await hashOf(name)))
}

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The messages ${address} did not load: ${response.status}.`)
  return response.json()
}
