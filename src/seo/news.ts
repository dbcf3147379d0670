import type { Article as ArticleData, Graph } from 'schema-dts'
import { defaultLocale, type Locale, localeOf } from '../config/locales.ts'
import { brand } from '../config/brand.ts'
import { href } from '../i18n/href.ts'
import { type Article, type News, newsHref, newsLocales } from '../i18n/news.ts'
import { isIndexable } from './addresses.ts'
import type { HeadTags } from './head.ts'
import { socialTags } from './social.ts'

/** What the head of an article or of the list of articles is made of. */
export interface NewsHead {
  readonly news: News
  readonly locale: Locale
  /** Null for the list. */
  readonly article: Article | null
  readonly title: string
  readonly description: string
  /** Origin without a trailing slash; null for a preview. */
  readonly siteUrl: string | null
}

/** The address of the Atom feed of a locale. */
export const feedHref = (locale: Locale['code']) => `${newsHref(locale)}/feed.xml`

/**
 * The alternates of an article, or of the list, as [hreflang, address]: each locale that has it; x-default, where the default
 * locale has it.
 */
export function newsAlternates(news: News, slug: string | undefined, siteUrl: string): [string, string][] {
  const locales = newsLocales(news, slug)
  const address = (code: Locale['code']) => siteUrl + newsHref(code, slug)
  const alternates = locales.map(({ tag, code }): [string, string] => [tag, address(code)])
  const hasDefault = locales.some(({ code }) => code === defaultLocale)
  return hasDefault ? [...alternates, ['x-default', address(defaultLocale)]] : alternates
}

/** The head of an article or of the list as data, by the rules of headTags(); a preview has no feed. */
export function newsHead({ news, locale, article, title, description, siteUrl }: NewsHead): HeadTags {
  const url = (siteUrl ?? '') + newsHref(locale.code, article?.slug)
  const others = newsLocales(news, article?.slug).filter(({ code }) => code !== locale.code)
  const social = socialTags({ title, description, url: siteUrl === null ? null : url, locale, others, image: null })
  const picture = article?.picture ? [{ property: 'og:image', content: (siteUrl ?? '') + article.picture }] : []
  const link = newsAlternates(news, article?.slug, siteUrl ?? '').map(([hrefLang, href]) => ({
    rel: 'alternate',
    hrefLang,
    href,
  }))
  const feed = { rel: 'alternate', type: 'application/atom+xml', title: brand, href: feedHref(locale.code) }
  return {
    title,
    meta: [
      { name: 'description', content: description },
      ...(isIndexable(siteUrl) ? [] : [{ name: 'robots', content: 'noindex' }]),
      ...social.map((tag) => (article && tag['property'] === 'og:type' ? { ...tag, content: 'article' } : tag)),
      ...picture,
    ],
    link: siteUrl === null ? link : [{ rel: 'canonical', href: url }, ...link, feed],
  }
}

/** The schema.org graph of an article. */
export function articleData(article: Article, siteUrl: string | null): Graph {
  const url = (siteUrl ?? '') + newsHref(article.locale, article.slug)
  const node: ArticleData = {
    '@type': 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.summary,
    datePublished: article.date,
    inLanguage: localeOf(article.locale).tag,
    author: { '@type': 'Person', name: article.author },
    publisher: {
      '@type': 'Organization',
      '@id': `${siteUrl ?? ''}${href(defaultLocale, 'home')}#organization`,
      name: brand,
    },
    ...(article.picture ? { image: (siteUrl ?? '') + article.picture } : {}),
  }
  return { '@context': 'https://schema.org', '@graph': [node] }
}
