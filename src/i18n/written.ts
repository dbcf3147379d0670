import { builtLocales, type Locale, type LocaleCode, publicLocales } from '../config/locales.ts'
import type { MenuGroup } from '../config/routes.ts'
import { href, localizePath } from './href.ts'

/** The menus that can list a simple page: the last line of the footer or a dropdown of the header. */
export type WrittenMenu = 'footer' | MenuGroup

/** A document written in Markdown: an article or a simple page. */
export interface WrittenPage {
  readonly locale: LocaleCode
  /**
   * Path of its file in the language's folder without extension, the same in all languages: "news/tokyo", "simple/cookies".
   */
  readonly name: string
  readonly title: string
  /** An article's summary, or a simple page's description. */
  readonly summary: string
  /** The text without the title. Headings begin at h2. */
  readonly html: string
  /** The fields of an article; null for a simple page. */
  readonly article: ArticleFacts | null
  readonly menu: WrittenMenu | null
}

export interface ArticleFacts {
  /** The day of publication in ISO 8601, 2028-06-30. */
  readonly date: string
  readonly author: string
  readonly picture: string | null
}

/** The build-time data for links to written pages: __WRITTEN__. */
export interface WrittenLinks {
  readonly news: readonly LocaleCode[]
  readonly menus: readonly Pick<WrittenPage, 'locale' | 'name' | 'title' | 'summary' | 'menu'>[]
}

/** The pages of all languages: articles, newest first, then simple pages in menu order. */
export type Written = readonly WrittenPage[]

/** The subfolders of a language's folder: articles and simple pages. */
export const writtenKinds = ['news', 'simple'] as const
export type WrittenKind = (typeof writtenKinds)[number]

/** The name of the list of articles, a page without a file. */
export const NEWS = 'news'

/** Returns the address of a written page in a locale. */
export function writtenHref(locale: LocaleCode, name: string): string {
  return localizePath(locale, `/${name.replace(/^simple\//, '')}`)
}

/** Returns the names of all written pages of a locale, including the list of articles. */
export function writtenNames(written: Written, locale: LocaleCode): string[] {
  const own = written.filter((page) => page.locale === locale)
  return [...(own.some(({ article }) => article) ? [NEWS] : []), ...own.map(({ name }) => name)]
}

/** The inverse of writtenHref for existing pages. Returns null for other addresses. */
export function writtenAt(written: Written, pathname: string, locale: LocaleCode): string | null {
  const trimmed = pathname.replace(/\/+$/, '')
  return writtenNames(written, locale).find((name) => writtenHref(locale, name) === trimmed) ?? null
}

/** Returns the public locales that have a page, for alternate links and the sitemap. */
export function writtenLocales(written: Written, name: string): Locale[] {
  return publicLocales.filter(({ code }) => writtenNames(written, code).includes(name))
}

/** Returns the target of the language menu: the same page, else the list for an article, else Home. */
export function writtenInLocale(written: Written, locale: LocaleCode, name: string): string {
  const names = writtenNames(written, locale)
  if (names.includes(name)) return writtenHref(locale, name)
  return name.startsWith(`${NEWS}/`) && names.includes(NEWS) ? writtenHref(locale, NEWS) : href(locale, 'home')
}

/** Returns the data for menus, or false if there are no written pages. */
export function writtenLinks(written: Written): WrittenLinks | false {
  if (written.length === 0) return false
  const news = builtLocales.map(({ code }) => code).filter((code) => writtenNames(written, code).includes(NEWS))
  const menus = written.flatMap(({ locale, name, title, summary, menu }) =>
    menu ? [{ locale, name, title, summary, menu }] : [],
  )
  return { news, menus }
}
