import { createHash } from 'node:crypto'
import { isLocaleCode, type LocaleCode } from '../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import { type CommonMessages, createI18n, type MessagePayload } from '../../src/i18n/create.ts'
import type { OfferText } from '../../src/i18n/offer.ts'
import { once } from '../../src/i18n/once.ts'
import { type Publication, pageState, UNCONFIRMED } from '../../src/i18n/publication.ts'
import type { Bundles, Unconfirmed } from 'i18next-workbench'
import { payloadFor } from './texts/payload.ts'

/** A file of messages as a browser gets it. */
export interface MessageFile {
  readonly address: string
  /** JSON. */
  readonly text: string
}

/** Returns the namespaces of a view other than "common" (viewNamespaces of the server bundle). */
type NamespacesOf = (view: ViewId) => Promise<string[]>

/** The texts of a build in all locales. */
export interface Texts {
  readonly bundles: Bundles
  readonly publication: Publication
  /** If omitted, no page is marked as unconfirmed. */
  readonly unconfirmed?: Unconfirmed
}

/** The texts of a build in one locale. Each namespace is prepared once. */
export interface LocaleTexts {
  readonly locale: LocaleCode
  readonly publication: Publication
  /** The ids of the pages with unconfirmed machine translations. */
  readonly unconfirmed: ReadonlySet<string>
  /** The messages that all views share. */
  readonly common: MessagePayload
  readonly commonFile: MessageFile
  /** The messages of a view, all English if the locale does not publish it. */
  payload(view: ViewId, namespaces: readonly string[]): MessagePayload
  /** The messages of a view without the common ones. */
  file(view: ViewId, namespaces: readonly string[]): MessageFile
}

/** Prepares the texts of one locale. Reads the bundles of that locale and of the default one only. */
export function localeTexts({ bundles, publication, unconfirmed }: Texts, locale: LocaleCode): LocaleTexts {
  const pages = unconfirmed?.get(locale) ?? new Set<string>()
  const inLocale = once((namespace: string) => payloadFor(bundles, locale, [namespace]))
  const inEnglish = once((namespace: string) => payloadFor(bundles, locale, [namespace], true))
  const payload = (view: ViewId, namespaces: readonly string[]) =>
    merge([
      ...namespaces.map(pageState(publication, locale, view) === 'english' ? inEnglish : inLocale),
      ...(pages.has(view) ? [{ [locale]: { [UNCONFIRMED]: { [view]: true } } }] : []),
    ])
  const common = payloadFor(bundles, locale, ['common'])
  return {
    locale,
    publication,
    unconfirmed: pages,
    common,
    commonFile: hashedFile(locale, 'common', { messages: common, publication } satisfies CommonMessages),
    payload,
    file: (view, namespaces) => hashedFile(locale, view, payload(view, namespaces)),
  }
}

/** Merges payloads of different namespaces. The locale itself comes first, as in each of them. */
function merge(payloads: readonly MessagePayload[]): MessagePayload {
  const merged: Partial<Record<LocaleCode, MessagePayload[LocaleCode]>> = {}
  for (const payload of payloads) {
    for (const code of Object.keys(payload) as LocaleCode[]) merged[code] = { ...merged[code], ...payload[code] }
  }
  return merged
}

/** Returns the message files of one locale: address to JSON text. */
export async function messageFiles(own: LocaleTexts, namespacesOf: NamespacesOf): Promise<Map<string, string>> {
  const { locale } = own
  const pages = await Promise.all(viewIds.map(async (view) => own.file(view, await namespacesOf(view))))
  return new Map([
    ...[own.commonFile, ...pages].map(({ address, text }) => [address, text] as const),
    [`/messages/${locale}/offer.json`, JSON.stringify(offerText(locale, own.common))],
  ])
}

/**
 * Returns the messages at an address below /messages/ ("common", a view or "offer") as JSON, and undefined for another address. For
 * servers that answer on request: the hash is ignored, because a page needs the latest texts.
 */
export async function messagesAt(
  pathname: string,
  textsOf: (locale: LocaleCode) => LocaleTexts | Promise<LocaleTexts>,
  namespacesOf: NamespacesOf,
): Promise<string | undefined> {
  const pattern = /^\/messages\/(?:hashed\/)?([^/]+)\/(.+?)(?:-[0-9a-f]{8})?\.json$/
  const [, locale = '', name = ''] = pattern.exec(pathname) ?? []
  if (!isLocaleCode(locale)) return undefined
  const { common, publication, payload } = await textsOf(locale)
  if (name === 'common') return JSON.stringify({ messages: common, publication } satisfies CommonMessages)
  if (name === 'offer') return JSON.stringify(offerText(locale, common))
  const view = viewIds.find((id) => name === id)
  return view && JSON.stringify(payload(view, await namespacesOf(view)))
}

/** Returns the texts of the language offer. */
function offerText(locale: LocaleCode, payload: MessagePayload): OfferText {
  const i18n = createI18n({ locale, payload })
  return { text: i18n.t('offer.text', { ns: 'common' }), dismiss: i18n.t('offer.dismiss', { ns: 'common' }) }
}

/** Returns the file of a view's messages or of the common ones. Its name has a hash, so browsers may cache it forever. */
function hashedFile(locale: LocaleCode, name: 'common' | ViewId, content: unknown): MessageFile {
  const text = JSON.stringify(content)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return { address: `/messages/hashed/${locale}/${name}-${hash}.json`, text }
}
