import { defaultLocale, type LocaleCode } from '../config/locales.ts'
import type { PageId } from '../config/routes.ts'
import { type Publication, pageState } from '../i18n/publication.ts'

/** Whether search engines may list a build: only one for a public https origin; anything else is a preview. */
export function isIndexable(siteUrl: string | null): siteUrl is string {
  return siteUrl?.startsWith('https://') ?? false
}

/** The locale in which the page at an address really is: a page that is served in English is the English page. */
export function contentLocale(publication: Publication, locale: LocaleCode, page: PageId): LocaleCode {
  return pageState(publication, locale, page) === 'english' ? defaultLocale : locale
}
