import { builtLocales, type Locale, type LocaleCode, publicLocales } from '../config/locales.ts'
import type { MenuGroup } from '../config/routes.ts'
import { href, localizePath } from './href.ts'

/** Where a simple page may be listed: in the footer's last line, or in a dropdown of the header. */
export type WrittenMenu = 'footer' | MenuGroup

/** A document that is written in Markdown, as its file says it: an article or a simple page. */
export interface WrittenPage {
  readonly locale: LocaleCode
  /** Its file below the folder of its language, without the ending, and the same in every language: "news/tokyo", "simple/cookies". */
  readonly name: string
  readonly title: string
  /** An article's summary, or a simple page's description. */
  readonly summary: string
  /** Its text, without the title: headings begin at h2. */
  readonly html: string
  /** What only an article says. */
  readonly article: ArticleFacts | null
  readonly menu: WrittenMenu | null
}

export interface ArticleFacts {
  /** The day of publication in ISO 8601, 2028-06-30. */
  readonly date: string
  readonly author: string
  /** The address of a picture on this site. */
  readonly picture: string | null
}

/** What a build knows of written pages, wherever one is linked to: __WRITTEN__. */
export interface WrittenLinks {
  /** The locales that have an article. */
  readonly news: readonly LocaleCode[]
  /** The pages that menus list. */
  readonly menus: readonly Pick<WrittenPage, 'locale' | 'name' | 'title' | 'summary' | 'menu'>[]
}

/** The pages of all languages: articles first, the newest first, then simple pages in the order of menus. */
export type Written = readonly WrittenPage[]

/** The folders of the files in that of a language: articles, and simple pages. */
export const writtenKinds = ['news', 'simple'] as const
export type WrittenKind = (typeof writtenKinds)[number]

/** The name of the list of articles, which has no file. */
export const NEWS = 'news'

/** The address of a written page in a locale. */
export function writtenHref(locale: LocaleCode, name: string): string {
  return localizePath(locale, `/${name.replace(/^simple\//, '')}`)
}

/** All written pages of a locale by name, the list of its articles included. */
export function writtenNames(written: Written, locale: LocaleCode): string[] {
  const own = written.filter((page) => page.locale === locale)
  return [...(own.some(({ article }) => article) ? [NEWS] : []), ...own.map(({ name }) => name)]
}

/** The inverse of writtenHref, among the pages that there are: null for another address. */
export function writtenAt(written: Written, pathname: string, locale: LocaleCode): string | null {
  const trimmed = pathname.replace(/\/+$/, '')
  return writtenNames(written, locale).find((name) => writtenHref(locale, name) === trimmed) ?? null
}

/** The public locales that have a page; alternate links and the sitemap follow it. */
export function writtenLocales(written: Written, name: string): Locale[] {
  return publicLocales.filter(({ code }) => writtenNames(written, code).includes(name))
}

/** Where the language menus lead from a page: to the same, from an article to the list, else home. */
export function writtenInLocale(written: Written, locale: LocaleCode, name: string): string {
  const names = writtenNames(written, locale)
  if (names.includes(name)) return writtenHref(locale, name)
  return name.startsWith(`${NEWS}/`) && names.includes(NEWS) ? writtenHref(locale, NEWS) : href(locale, 'home')
}

/** What menus have to know of the pages; false where there is none. */
export function writtenLinks(written: Written): WrittenLinks | false {
  if (written.length === 0) return false
  const news = builtLocales.map(({ code }) => code).filter((code) => writtenNames(written, code).includes(NEWS))
  const menus = written.flatMap(({ locale, name, title, summary, menu }) =>
    menu ? [{ locale, name, title, summary, menu }] : [],
  )
  return { news, menus }
}
