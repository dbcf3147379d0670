import { defaultLocale, isLocaleCode, type LocaleCode } from '../config/locales.ts'
import { allRoutes, isNotice, noticeIds, notices, type PageId, pathOf, type ViewId } from '../config/routes.ts'

/** The address of a page in a locale: English at the path as written, others under `/<locale>`; never a trailing slash. */
export function href(locale: LocaleCode, page: PageId, hash?: string): string {
  return localizePath(locale, pathOf(page)) + (hash ? `#${hash}` : '')
}

/** Puts an English path under a locale: `/about` becomes `/pl/about`, `/` becomes `/pl`. */
export function localizePath(locale: LocaleCode, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The address of any view: a page's, or the one at which a notice is built. */
export function viewHref(locale: LocaleCode, view: ViewId): string {
  return isNotice(view) ? localizePath(locale, notices[view]) : href(locale, view)
}

/** The inverse of viewHref: which locale and view an address asks for. An unknown address is "not-found" in the locale of its first segment. */
export function viewAt(pathname: string): { locale: LocaleCode; view: ViewId } {
  const trimmed = pathname.replace(/\/+$/, '') || '/'
  const first = trimmed.split('/')[1] ?? ''
  const locale = isLocaleCode(first) && first !== defaultLocale ? first : defaultLocale
  const route = allRoutes.find((row) => localizePath(locale, row.path) === trimmed)
  const notice = noticeIds.find((id) => localizePath(locale, notices[id]) === trimmed)
  return { locale, view: route?.id ?? notice ?? 'not-found' }
}
