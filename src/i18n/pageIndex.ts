import type { LocaleCode } from '../config/locales.ts'
import type { ViewId } from '../config/routes.ts'

/**
 * Tells the files of a locale's pages, for navigation: a document itself names only those that it was made of. Besides the
 * language offer the one file of messages without a hash in its address.
 */
export interface PageIndex extends CodeIndex {
  /** The hash in the address of each view's messages, of HASH_LENGTH characters, in the order of `viewIds`: that code knows it. */
  readonly hashes: string
}

/** The part of it that is the same for all locales: of the code that a browser runs. */
export interface CodeIndex {
  /** How the address of the application's script ends: "" where messages are made on request, and code finds its styles. */
  readonly code: string
  /** A hash of the styles that every document has, as documents of the same build carry it; those of pages build on them. */
  readonly shell: string
  /** The names of style files. */
  readonly styles: readonly string[]
  /** For each view, in the order of `viewIds`, which of these its page has besides the shell's. */
  readonly stylesOf: readonly (readonly number[])[]
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
