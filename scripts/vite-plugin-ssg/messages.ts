import type { LocaleCode } from '../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import { createI18n, type MessagePayload } from '../../src/i18n/create.ts'
import type { OfferText } from '../../src/i18n/offer.ts'
import { type Publication, pageState, UNCONFIRMED } from '../../src/i18n/publication.ts'
import type { Bundles } from '../i18n/model/bundles.ts'
import { messagesHash, payloadFor } from '../i18n/model/publishing/payload.ts'
import type { Unconfirmed } from '../i18n/model/unconfirmed.ts'

/** Which namespaces a view reads besides "common"; the server bundle knows (viewNamespaces). */
export type NamespacesOf = (view: ViewId) => Promise<string[]>

/** What a build says in every locale. */
export interface Texts {
  readonly bundles: Bundles
  readonly publication: Publication
  /** Without it, no page says that nobody has confirmed its texts. */
  readonly unconfirmed?: Unconfirmed
}

/** What a build says in one locale. Each namespace is prepared once, however many views read it. */
export interface LocaleTexts {
  readonly locale: LocaleCode
  readonly publication: Publication
  /** The folder of the strings, as an address: it is named by their hash, so that it can be cached for good. */
  readonly folder: string
  /** The strings that every view shares. */
  readonly common: MessagePayload
  /** The strings of a view: English throughout where the locale does not publish it. */
  payload(view: ViewId, namespaces: readonly string[]): MessagePayload
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
  return {
    locale,
    publication,
    common: payloadFor(bundles, locale, ['common']),
    folder: `/messages/${locale}/${messagesHash(bundles, locale, [publication[locale] ?? {}, ...views])}`,
    payload: (view, namespaces) =>
      merge([
        ...namespaces.map((namespace) => prepare(view, namespace)),
        ...(views.has(view) ? [{ [locale]: { [UNCONFIRMED]: { [view]: true } } }] : []),
      ]),
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
export async function messageFiles(
  texts: Texts,
  locale: LocaleCode,
  namespacesOf: NamespacesOf,
): Promise<Map<string, string>> {
  const own = localeTexts(texts, locale)
  const files = new Map<string, string>()
  for (const name of ['common', ...viewIds.map((view) => `pages/${view}`), 'offer']) {
    const content = await messageFile(own, name, namespacesOf)
    // Pages in other languages ask for the offer, and do not know the hash.
    files.set(`${name === 'offer' ? `/messages/${locale}` : own.folder}/${name}.json`, JSON.stringify(content))
  }
  return files
}

/** What the file of a name holds: "common", "pages/<view>" or "offer"; undefined for another name. */
export async function messageFile(
  own: LocaleTexts,
  name: string,
  namespacesOf: NamespacesOf,
): Promise<MessagePayload | OfferText | undefined> {
  if (name === 'common') return own.common
  if (name === 'offer') return offerText(own.locale, own.common)
  const view = viewIds.find((id) => name === `pages/${id}`)
  return view && own.payload(view, await namespacesOf(view))
}

/** The words of the language offer. */
function offerText(locale: LocaleCode, payload: MessagePayload): OfferText {
  const i18n = createI18n({ locale, payload })
  return { text: i18n.t('offer.text', { ns: 'common' }), dismiss: i18n.t('offer.dismiss', { ns: 'common' }) }
}
