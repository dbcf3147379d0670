import type { LocaleCode } from '../config/locales.ts'
import { MESSAGES } from '../config/protocol.ts'
import type { ViewId } from '../config/routes.ts'
import type { MessagePayload } from './create.ts'
import { indexAddress, type MessageIndex, messagesAddress } from './messageIndex.ts'

/**
 * Fetches the messages of one page, or of all pages ("common"), in the document's locale. Rejects when they do not load or
 * are not for this code; the caller falls back to loading the document.
 */
export type FetchMessages = (name: 'common' | ViewId) => Promise<MessagePayload>

/**
 * Messages of a tab. What the document was made of is named in it; other pages are named in the index, which is fetched at
 * once, so that no navigation waits for it. `code` is the address of the running script: the index of another build may
 * name messages that this code does not understand.
 */
export function createFetchMessages(locale: LocaleCode, code: string): FetchMessages {
  const named = document.documentElement.getAttribute(MESSAGES)?.split(' ') ?? []
  let index: Promise<MessageIndex> | undefined
  const fetchIndex = () => {
    index ??= fetchJson<MessageIndex>(indexAddress(locale)).catch((error: unknown) => {
      // The next page asks for it again.
      index = undefined
      throw error
    })
    return index
  }
  const addressOf = async (name: 'common' | ViewId): Promise<string> => {
    const own = named.find((address) => new RegExp(`/${name}-\\w{8}\\.json$`).test(address))
    if (own) return own
    const { code: needed = code, hashes } = await fetchIndex()
    if (needed !== code) throw new Error(`The messages of ${name} are for other code than this: ${needed}.`)
    const hash = name === 'common' ? undefined : hashes[name]
    if (hash === undefined) throw new Error(`The messages of ${name} are in no file.`)
    return messagesAddress(locale, name, hash)
  }
  fetchIndex().catch(() => undefined)
  return async (name) => fetchJson(await addressOf(name))
}

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The messages ${address} did not load: status ${response.status}.`)
  return response.json()
}
