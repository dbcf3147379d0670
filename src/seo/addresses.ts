import { defaultLocale, type LocaleCode } from '../config/locales.ts'
import type { PageId } from '../config/routes.ts'
import { href } from '../i18n/href.ts'
import { type Publication, pageState } from '../i18n/publication.ts'

/** Whether search engines may list a build: only one for a public https origin; anything else is a preview. */
export function isIndexable(siteUrl: string | null): siteUrl is string {
  return siteUrl?.startsWith('https://') ?? false
}

/** The locale in which the page at an address really is: a page that is served in English is the English page. */
export function contentLocale(publication: Publication, locale: LocaleCode, page: PageId): LocaleCode {
  return pageState(publication, locale, page) === 'english' ? defaultLocale : locale
}

/** Where a link to a page leads from a locale; the default locale has the pages that it lacks. */
export function linkAddress(publication: Publication, locale: LocaleCode, page: PageId): string {
  return href(pageState(publication, locale, page) === 'omitted' ? defaultLocale : locale, page)
}
