import { createI18n, type MessagePayload } from '../../src/i18n/create.ts'
import type { LocaleCode } from '../../src/config/locales.ts'
import { viewIds, type ViewId } from '../../src/config/routes.ts'
import { type Publication, pageState } from '../../src/i18n/publication.ts'
import type { OfferText } from '../../src/i18n/offer.ts'
import type { Bundles } from '../i18n/bundles.ts'
import { messagesHash, payloadFor } from '../i18n/payload.ts'

/** Which namespaces a view reads besides "common"; the server bundle knows (viewNamespaces). */
export type NamespacesOf = (view: ViewId) => Promise<string[]>

/** What a build says in every locale. */
export interface Texts {
  readonly bundles: Bundles
  readonly publication: Publication
}

/** The folder of a locale's strings, as an address: it is named by their hash, so that it can be cached for good. */
export function messagesFolder({ bundles, publication }: Texts, locale: LocaleCode): string {
  return `/messages/${locale}/${messagesHash(bundles, locale, publication)}`
}

/** The files of strings that a browser may ask for in one locale: address to JSON text. */
export async function messageFiles(
  texts: Texts,
  locale: LocaleCode,
  namespacesOf: NamespacesOf,
): Promise<Map<string, string>> {
  const folder = messagesFolder(texts, locale)
  const files = new Map<string, string>()
  const write = (name: string, payload: MessagePayload) => files.set(`${folder}/${name}.json`, JSON.stringify(payload))
  write('common', payloadFor(texts.bundles, locale, ['common']))
  for (const view of viewIds) write(`pages/${view}`, viewPayload(texts, locale, view, await namespacesOf(view)))
  files.set(`/messages/${locale}/offer.json`, JSON.stringify(offerText(texts.bundles, locale)))
  return files
}

/** The strings of a view: English throughout where the locale does not publish it. */
export function viewPayload(
  { bundles, publication }: Texts,
  locale: LocaleCode,
  view: ViewId,
  namespaces: readonly string[],
): MessagePayload {
  return payloadFor(bundles, locale, namespaces, pageState(publication, locale, view) === 'english')
}

/** The words of the language offer, under an address without a hash: pages in other languages ask for them. */
function offerText(bundles: Bundles, locale: LocaleCode): OfferText {
  const i18n = createI18n({ locale, payload: payloadFor(bundles, locale, ['common']) })
  return { text: i18n.t('offer.text', { ns: 'common' }), dismiss: i18n.t('offer.dismiss', { ns: 'common' }) }
}
