import type { Article as ArticleData, Graph } from 'schema-dts'
import { defaultLocale, type Locale, localeOf } from '../config/locales.ts'
import { brand } from '../config/brand.ts'
import { href } from '../i18n/href.ts'
import { type ArticleFacts, type Written, type WrittenPage, writtenHref, writtenLocales } from '../i18n/written.ts'
import { isIndexable } from './addresses.ts'
import type { HeadTags } from './head.ts'
import { socialTags } from './social.ts'

/** The input for the head of a written page or the list of articles. */
export interface WrittenHead {
  readonly written: Written
  readonly locale: Locale
  readonly name: string
  /** The article's data; null for the list and for a simple page. */
  readonly article: ArticleFacts | null
  readonly title: string
  readonly description: string
  readonly siteUrl: string | null
}

/**
 * Returns the alternates of a written page as [hreflang, address]: each public locale that has it, and x-default if the
 * default locale has it.
 */
export function writtenAlternates(written: Written, name: string, siteUrl: string): [string, string][] {
  const locales = writtenLocales(written, name)
  const address = (code: Locale['code']) => siteUrl + writtenHref(code, name)
  const alternates = locales.map(({ tag, code }): [string, string] => [tag, address(code)])
  const hasDefault = locales.some(({ code }) => code === defaultLocale)
  return hasDefault ? [...alternates, ['x-default', address(defaultLocale)]] : alternates
}

/** Returns the head of a written page as data, as in headTags(). */
export function writtenHead({ written, locale, name, article, title, description, siteUrl }: WrittenHead): HeadTags {
  const url = (siteUrl ?? '') + writtenHref(locale.code, name)
  const others = writtenLocales(written, name).filter(({ code }) => code !== locale.code)
  const social = socialTags({ title, description, url: siteUrl === null ? null : url, locale, others, image: null })
  const picture = article?.picture ? [{ property: 'og:image', content: (siteUrl ?? '') + article.picture }] : []
  const alternates = locale.preview ? [] : writtenAlternates(written, name, siteUrl ?? '')
  const link = alternates.map(([hrefLang, href]) => ({ rel: 'alternate', hrefLang, href }))
  return {
    title,
    meta: [
      { name: 'description', content: description },
      ...(isIndexable(siteUrl) && !locale.preview ? [] : [{ name: 'robots', content: 'noindex' }]),
      ...social.map((tag) => (article && tag['property'] === 'og:type' ? { ...tag, content: 'article' } : tag)),
      ...picture,
    ],
    link: siteUrl === null ? link : [{ rel: 'canonical', href: url }, ...link],
  }
}

/** Returns the schema.org graph of an article. */
export function articleData(page: WrittenPage, { date, author, picture }: ArticleFacts, siteUrl: string | null): Graph {
  const url = (siteUrl ?? '') + writtenHref(page.locale, page.name)
  const node: ArticleData = {
    '@type': 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: page.title,
    description: page.summary,
    datePublished: date,
    inLanguage: localeOf(page.locale).tag,
    author: { '@type': 'Person', name: author },
    publisher: {
      '@type': 'Organization',
      '@id': `${siteUrl ?? ''}${href(defaultLocale, 'home')}#organization`,
      name: brand,
    },
    ...(picture ? { image: (siteUrl ?? '') + picture } : {}),
  }
  return { '@context': 'https://schema.org', '@graph': [node] }
}
