import { type Locale, type LocaleCode, publicLocales } from '../config/locales.ts'
import { href, localizePath } from './href.ts'

/** An article as its file says it: locales/<locale>/news/<slug>.md. */
export interface Article {
  readonly locale: LocaleCode
  /** The name of its file, the same in every language, and the last segment of its address. */
  readonly slug: string
  readonly title: string
  /** The day of publication in ISO 8601, 2028-06-30. */
  readonly date: string
  readonly author: string
  readonly summary: string
  /** The address of a picture on this site. */
  readonly picture: string | null
  /** Its text, without the title: headings begin at h2. */
  readonly html: string
}

/** The articles of all languages, the newest first. */
export type News = readonly Article[]

/** The address of an article in a locale, or of the list of articles. */
export function newsHref(locale: LocaleCode, slug?: string): string {
  return localizePath(locale, slug === undefined ? '/news' : `/news/${slug}`)
}

/** The inverse of newsHref, for an address whose locale is known: the slug, undefined for the list, null for another address. */
export function newsSlugAt(pathname: string, locale: LocaleCode): string | undefined | null {
  const list = newsHref(locale)
  const trimmed = pathname.replace(/\/+$/, '')
  if (trimmed === list) return undefined
  return trimmed.startsWith(`${list}/`) ? trimmed.slice(list.length + 1) : null
}

/** The public locales that have an article, or any article at all. */
export function newsLocales(news: News, slug?: string): Locale[] {
  return publicLocales.filter(({ code }) =>
    news.some((article) => article.locale === code && (slug === undefined || article.slug === slug)),
  )
}

/** Where the language menus lead from an article or the list: to the same, else to the list, else home. */
export function newsInLocale(news: News, locale: LocaleCode, slug?: string): string {
  const has = (wanted?: string) => newsLocales(news, wanted).some(({ code }) => code === locale)
  if (has(slug)) return newsHref(locale, slug)
  return has() ? newsHref(locale) : href(locale, 'home')
}
