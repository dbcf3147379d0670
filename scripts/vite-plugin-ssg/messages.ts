import { defaultLocale, type LocaleCode } from '../../src/config/locales.ts'
import { viewIds, type ViewId } from '../../src/config/routes.ts'
import type { OfferText } from '../../src/i18n/offer.ts'
import type { Bundles, MessageTree } from '../i18n/bundles.ts'
import { messagesHash, payloadFor } from '../i18n/payload.ts'

/** Which namespaces a view reads besides "common"; the server bundle knows (viewNamespaces). */
export type NamespacesOf = (view: ViewId) => Promise<string[]>

/** The folder of a locale's strings, as an address: it is named by their hash, so that it can be cached for good. */
export function messagesFolder(bundles: Bundles, locale: LocaleCode): string {
  return `/messages/${locale}/${messagesHash(bundles, locale)}`
}

/** The files of strings that a browser may ask for in one locale: address to JSON text. */
export async function messageFiles(
  bundles: Bundles,
  locale: LocaleCode,
  namespacesOf: NamespacesOf,
): Promise<Map<string, string>> {
  const folder = messagesFolder(bundles, locale)
  const files = new Map<string, string>()
  const write = (name: string, namespaces: string[]) =>
    files.set(`${folder}/${name}.json`, JSON.stringify(payloadFor(bundles, locale, namespaces)))
  write('common', ['common'])
  for (const view of viewIds) write(`pages/${view}`, await namespacesOf(view))
  files.set(`/messages/${locale}/offer.json`, JSON.stringify(offerText(bundles, locale)))
  return files
}

/** The words of the language offer, under an address without a hash: pages in other languages ask for them. */
function offerText(bundles: Bundles, locale: LocaleCode): OfferText {
  const common = payloadFor(bundles, locale, ['common'])
  const read = (code: LocaleCode) => {
    const tree = common[code]?.common
    return typeof tree === 'object' && tree !== null ? (tree as MessageTree).offer : undefined
  }
  const offer = read(locale) ?? read(defaultLocale)
  if (typeof offer !== 'object') throw new Error('locales/en/common.json has no "offer".')
  return { text: String(offer.text), dismiss: String(offer.dismiss) }
}
