import { createHash } from 'node:crypto'
import { isLocaleCode, type LocaleCode } from '../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import { type CommonMessages, createI18n, type MessagePayload } from '../../src/i18n/create.ts'
import type { OfferText } from '../../src/i18n/offer.ts'
import { type Publication, pageState, UNCONFIRMED } from '../../src/i18n/publication.ts'
import type { Bundles } from 'i18next-workbench/model/bundles.ts'
import { payloadFor } from './texts/payload.ts'
import type { Unconfirmed } from 'i18next-workbench/model/unconfirmed.ts'

/** A file of messages as a browser gets it. */
export interface MessageFile {
  readonly address: string
  /** JSON. */
  readonly text: string
}

/** Which namespaces a view reads besides "common"; the server bundle knows (viewNamespaces). */
export type NamespacesOf = (view: ViewId) => Promise<string[]>

/** What a build says in every locale. */
export interface Texts {
  readonly bundles: Bundles
  readonly publication: Publication
  /** Without it, no page says that nobody has confirmed its texts. */
  readonly unconfirmed?: Unconfirmed
}

/** What a build says in one locale. Each namespace and each file is prepared once, however often it is asked for. */
export interface LocaleTexts {
  readonly locale: LocaleCode
  readonly publication: Publication
  /** The strings that every view shares. */
  readonly common: MessagePayload
  readonly commonFile: MessageFile
  /** The strings of a view: English throughout where the locale does not publish it. */
  payload(view: ViewId, namespaces: readonly string[]): MessagePayload
  /** Those of a view besides the common ones. */
  file(view: ViewId, namespaces: readonly string[]): MessageFile
}

/** The texts of one locale; of `bundles`, only that locale's and the default one's are read. */
export function localeTexts({ bundles, publication, unconfirmed }: Texts, locale: LocaleCode): LocaleTexts {
  const views = unconfirmed?.get(locale) ?? new Set()
  const prepared = new Map<string, MessagePayload>()
  const prepare = (view: ViewId, namespace: string) => {
    const inEnglish = pageState(publication, locale, view) === 'english'
    const key = `${inEnglish} ${namespace}`
    const payload = prepared.get(key) ?? payloadFor(bundles, locale, [namespace], inEnglish)
    prepared.set(key, payload)
    return payload
  }
  const payload = (view: ViewId, namespaces: readonly string[]) =>
    merge([
      ...namespaces.map((namespace) => prepare(view, namespace)),
      ...(views.has(view) ? [{ [locale]: { [UNCONFIRMED]: { [view]: true } } }] : []),
    ])
  const files = new Map<ViewId, MessageFile>()
  const file = (view: ViewId, namespaces: readonly string[]) => {
    const made = files.get(view) ?? hashedFile(locale, view, payload(view, namespaces))
    files.set(view, made)
    return made
  }
  const common = payloadFor(bundles, locale, ['common'])
  return {
    locale,
    publication,
    common,
    commonFile: hashedFile(locale, 'common', { messages: common, publication } satisfies CommonMessages),
    payload,
    file,
  }
}

/** Payloads of different namespaces as one; the locale itself comes first, as in each of them. */
function merge(payloads: readonly MessagePayload[]): MessagePayload {
  const merged: Partial<Record<LocaleCode, MessagePayload[LocaleCode]>> = {}
  for (const payload of payloads) {
    for (const code of Object.keys(payload) as LocaleCode[]) merged[code] = { ...merged[code], ...payload[code] }
  }
  return merged
}

/** The files of strings that a browser may ask for in one locale: address to JSON text. */
export async function messageFiles(own: LocaleTexts, namespacesOf: NamespacesOf): Promise<Map<string, string>> {
  const { locale } = own
  const pages = await Promise.all(viewIds.map(async (view) => own.file(view, await namespacesOf(view))))
  return new Map([
    ...[own.commonFile, ...pages].map(({ address, text }) => [address, text] as const),
    [`/messages/${locale}/offer.json`, JSON.stringify(offerText(locale, own.common))],
  ])
}

/** What is asked for where messages are made on request: "common", a view or "offer"; undefined for another name. */
export async function messagesNamed(
  own: LocaleTexts,
  name: string,
  namespacesOf: NamespacesOf,
): Promise<CommonMessages | MessagePayload | OfferText | undefined> {
  if (name === 'common') return { messages: own.common, publication: own.publication }
  if (name === 'offer') return offerText(own.locale, own.common)
  const view = viewIds.find((id) => name === id)
  return view && own.payload(view, await namespacesOf(view))
}

/** The words of the language offer. */
function offerText(locale: LocaleCode, payload: MessagePayload): OfferText {
  const i18n = createI18n({ locale, payload })
  return { text: i18n.t('offer.text', { ns: 'common' }), dismiss: i18n.t('offer.dismiss', { ns: 'common' }) }
}

/** How many hexadecimal digits name a file of messages. */
const HASH_LENGTH = 8

/** The file of a view's messages or of the common ones, named by a hash of its content, so cached for good. */
function hashedFile(locale: LocaleCode, name: 'common' | ViewId, content: unknown): MessageFile {
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
