import { createHash } from 'node:crypto'
import { isLocaleCode, type LocaleCode } from '../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import { HASH_LENGTH, messagesAddress, type PageIndex } from '../../src/i18n/pageIndex.ts'

/** A file of messages as a browser gets it. */
export interface MessageFile {
  readonly address: string
  /** Of the text. */
  readonly hash: string
  /** JSON. */
  readonly text: string
}

/** The file of a view's messages or of the common ones. */
export function hashedFile(locale: LocaleCode, name: 'common' | ViewId, content: unknown): MessageFile {
  const text = JSON.stringify(content)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)
  return { address: messagesAddress(locale, name, hash), hash, text }
}

/** What an address below /messages/ asks for, whatever its hash: "common", a view, "index" or "offer". */
export function messagesNamedIn(pathname: string): { readonly locale: LocaleCode; readonly name: string } | undefined {
  const pattern = /^\/messages\/(?:hashed\/)?([^/]+)\/(.+?)(?:-[0-9a-f]{8})?\.json$/
  const [, locale = '', name = ''] = pattern.exec(pathname) ?? []
  return isLocaleCode(locale) ? { locale, name } : undefined
}

/** The index where messages are made on request: always the latest ones, for code that is never older. */
export const latestIndex: PageIndex = {
  code: '',
  shell: '',
  styles: [],
  stylesOf: [],
  hashes: '0'.repeat(HASH_LENGTH * viewIds.length),
}
