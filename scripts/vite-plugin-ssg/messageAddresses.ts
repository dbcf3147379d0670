import { createHash } from 'node:crypto'
import { isLocaleCode, type LocaleCode } from '../../src/config/locales.ts'
import type { ViewId } from '../../src/config/routes.ts'

/** A file of messages as a browser gets it. */
export interface MessageFile {
  readonly address: string
  /** JSON. */
  readonly text: string
}

/** How many hexadecimal digits name a file of messages. */
const HASH_LENGTH = 8

/** The file of a view's messages or of the common ones, named by a hash of its content, so cached for good. */
export function hashedFile(locale: LocaleCode, name: 'common' | ViewId, content: unknown): MessageFile {
  const text = JSON.stringify(content)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)
  return { address: `/messages/hashed/${locale}/${name}-${hash}.json`, text }
}

/** What an address below /messages/ asks for, whatever its hash: "common", a view or "offer". */
export function messagesNamedIn(pathname: string): { readonly locale: LocaleCode; readonly name: string } | undefined {
  const pattern = /^\/messages\/(?:hashed\/)?([^/]+)\/(.+?)(?:-[0-9a-f]{8})?\.json$/
  const [, locale = '', name = ''] = pattern.exec(pathname) ?? []
  return isLocaleCode(locale) ? { locale, name } : undefined
}
