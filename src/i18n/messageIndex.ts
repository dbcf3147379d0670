import type { LocaleCode } from '../config/locales.ts'
import type { ViewId } from '../config/routes.ts'

/**
 * Tells a locale's files of messages, for navigation: a document itself names only those that it was made of. Besides the
 * language offer the one file of messages without a hash in its address.
 */
export interface MessageIndex {
  /** How the address of the application's script in the same build ends: "" where messages are made on request. */
  readonly code: string
  /** The hash in the address of each view's file, of HASH_LENGTH characters, in the order of `viewIds`: that code knows it. */
  readonly hashes: string
}

/** How many hexadecimal digits name a file of messages. */
export const HASH_LENGTH = 8

/** Where the index of a locale is. */
export function indexAddress(locale: LocaleCode): string {
  return `/messages/${locale}/index.json`
}

/** Where the messages of a view, or those of all ("common"), are: named by a hash of their content, so cached for good. */
export function messagesAddress(locale: LocaleCode, name: 'common' | ViewId, hash: string): string {
  return `/messages/hashed/${locale}/${name}-${hash}.json`
}
