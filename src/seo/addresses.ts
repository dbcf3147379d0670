import { defaultLocale, type LocaleCode } from '../config/locales.ts'
import type { PageId } from '../config/routes.ts'
import { type Publication, pageState } from '../i18n/publication.ts'

/** True if search engines may index a build, which requires a public https origin. All other builds are previews. */
export function isIndexable(siteUrl: string | null): siteUrl is string {
  return siteUrl?.startsWith('https://') ?? false
}

/** Returns the locale of the content at an address. It differs for pages that are served in English. */
export function contentLocale(publication: Publication, locale: LocaleCode, page: PageId): LocaleCode {
  return pageState(publication, locale, page) === 'english' ? defaultLocale : locale
}
