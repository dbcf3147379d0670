import { basePath } from '../config/basePath.ts'
import { defaultLocale, isLocaleCode, type LocaleCode } from '../config/locales.ts'
import { allRoutes, isNotice, noticeIds, notices, type PageId, pathOf, type ViewId } from '../config/routes.ts'

/** Returns the address of a page in a locale: English unprefixed, others under `/<locale>`, without a trailing slash. */
export function href(locale: LocaleCode, page: PageId, hash?: string): string {
  return localizePath(locale, pathOf(page)) + (hash ? `#${hash.replace('#', '')}` : '')
}

/** Prefixes an English path with the base path and the locale: `/about` becomes `/pl/about`, `/` becomes `/pl`. */
export function localizePath(locale: LocaleCode, path: string): string {
  if (locale === defaultLocale) return basePath ? basePath + path : path
  return path === '/' ? `${basePath}/${locale}` : `${basePath}/${locale}${path}`
}

/** Returns the address of a page or notice. */
export function viewHref(locale: LocaleCode, view: ViewId): string {
  return isNotice(view) ? localizePath(locale, notices[view]) : href(locale, view)
}

/** The inverse of viewHref. An unknown address is "not-found" in the locale of its first segment. */
export function viewAt(pathname: string): { locale: LocaleCode; view: ViewId } {
  const bare = pathname.replace(/\/+$/, '') || '/'
  // The root of a base path keeps its slash.
  const trimmed = basePath && bare === basePath ? `${basePath}/` : bare
  const first = (basePath ? trimmed.slice(basePath.length) : trimmed).split('/')[1] ?? ''
  const locale = isLocaleCode(first) && first !== defaultLocale ? first : defaultLocale
  const route = allRoutes.find((row) => localizePath(locale, row.path) === trimmed)
  const notice = noticeIds.find((id) => localizePath(locale, notices[id]) === trimmed)
  return { locale, view: route?.id ?? notice ?? 'not-found' }
}
