import type { LocaleCode } from '../config/locales.ts'
import { MESSAGES, STYLES } from '../config/protocol.ts'
import { type ViewId, viewIds } from '../config/routes.ts'
import type { MessagePayload } from '../i18n/create.ts'
import { HASH_LENGTH, indexAddress, messagesAddress, type PageIndex } from '../i18n/pageIndex.ts'
import { loadStyle } from './loadStyle.ts'

/** What a page is made of besides its code. Both reject when something does not load or is of another build. */
export interface PageFiles {
  /** Fetches the messages of one page, or of all pages ("common"), in the document's locale. */
  readonly messages: (name: 'common' | ViewId) => Promise<MessagePayload>
  /** Loads the styles of a page; resolves when they are in force. */
  readonly styles: (view: ViewId) => Promise<unknown>
}

interface RunningApplication {
  readonly locale: LocaleCode
  /** What the document was made for. */
  readonly view: ViewId
  /** The address of the running script: the index of another build may name messages that it does not understand. */
  readonly code: string
  /** Keeps the styles that are in the document itself from going with its page (keepStyles.ts). */
  readonly keepStyles: () => Promise<unknown>
}

/**
 * The files of a tab. The document itself says what it was made of; of other pages the index does, which is fetched at once,
 * so that no navigation waits for it.
 */
export function createPageFiles({ locale, view, code, keepStyles }: RunningApplication): PageFiles {
  const root = document.documentElement
  const [common = '', own = ''] = root.getAttribute(MESSAGES)?.split(' ') ?? []
  const shell = root.getAttribute(STYLES) ?? ''
  let index: Promise<PageIndex> | undefined
  const fetchIndex = async () => {
    index ??= fetchJson<PageIndex>(indexAddress(locale)).catch((error: unknown) => {
      // The next page asks for it again.
      index = undefined
      throw error
    })
    const found = await index
    if (code.endsWith(found.code) && shell === found.shell) return found
    throw new Error(`The other pages are for ${found.code} with the styles ${found.shell}.`)
  }
  const hashOf = async (name: 'common' | ViewId): Promise<string> => {
    if (name === 'common') return common
    if (name === view) return own
    const { hashes } = await fetchIndex()
    const start = HASH_LENGTH * viewIds.indexOf(name)
    return hashes.slice(start, start + HASH_LENGTH)
  }
  fetchIndex().catch(() => undefined)
  return {
    messages: async (name) => fetchJson(messagesAddress(locale, name, await hashOf(name))),
    async styles(name) {
      if (name === view) return
      const { styles, stylesOf } = await fetchIndex()
      const needed = stylesOf[viewIds.indexOf(name)] ?? []
      await Promise.all([keepStyles(), ...needed.map((number) => loadStyle(styles[number] ?? ''))])
    },
  }
}

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The file ${address} did not load: ${response.status}.`)
  return response.json()
}
