import { Helmet, HelmetProvider } from 'react-helmet-async'
import { StaticRouter } from 'react-router-dom'
import { type LocaleCode, localeOf } from '../config/locales.ts'
import { brand } from '../config/brand.ts'
import { siteEnv } from '../config/siteEnv.ts'
import { createI18n, type MessagePayload } from '../i18n/create.ts'
import { type News, newsHref, newsInLocale } from '../i18n/news.ts'
import type { Publication } from '../i18n/publication.ts'
import { Article, ArticleList } from '../sections/News/News.tsx'
import styles from '../sections/News/News.module.css?inline'
import { dataBlock } from '../seo/dataBlock.ts'
import { articleData, feedHref, newsHead } from '../seo/news.ts'
import { App } from './App.tsx'
import { frameInto, frameOf, placeholders } from './frame.tsx'
import { renderParts } from './renderParts.tsx'
import type { RenderResult } from './renderView.tsx'

export interface NewsRequest {
  readonly locale: LocaleCode
  /** The article of this name, which the locale has; left out, the list of the locale's articles. */
  readonly slug?: string | undefined
  readonly news: News
  /** The common messages. */
  readonly payload: MessagePayload
  readonly publication: Publication
}

/**
 * Renders an article or the list of articles in one locale to static HTML, with its styles, which no other document has. It is
 * no view of the application: nothing in it is hydrated. Throws what the components throw.
 */
export async function renderNews({
  locale: code,
  slug,
  news,
  payload,
  publication,
}: NewsRequest): Promise<RenderResult> {
  const missing: string[] = []
  const used = new Map<string, string>()
  const { siteUrl } = siteEnv
  const locale = localeOf(code)
  const i18n = createI18n({ locale: code, payload, onMissing: (cause) => missing.push(cause) })
  const own = news.filter((other) => other.locale === code)
  const article = own.find((other) => other.slug === slug) ?? null
  const feed = siteUrl === null ? null : feedHref(code)
  const title = `${brand} | ${article?.title ?? i18n.t('news.title', { ns: 'common' })}`
  const description = article?.summary ?? i18n.t('news.description', { ns: 'common' })
  const tags = newsHead({ news, locale, article, title, description, siteUrl })
  // Of the view that is nobody's page, no link is marked; what it would say of its own translation is left out.
  const view = 'not-found'
  const links = { own: newsHref(code, slug), inLocale: (other: LocaleCode) => newsInLocale(news, other, slug) }
  const frame = frameOf({ locale: code, view, payload, publication, links })
  const { head, body } = await renderParts(
    <StaticRouter location={links.own}>
      <App
        i18n={i18n}
        view={view}
        page={() => (article ? <Article article={article} /> : <ArticleList articles={own} feed={feed} />)}
        frame={placeholders}
        localeState={{ locale, publication: {}, onUse: (key, language) => used.set(key, language) }}
        head={
          <HelmetProvider>
            <Helmet title={tags.title} meta={[...tags.meta]} link={[...tags.link]} />
          </HelmetProvider>
        }
      />
    </StaticRouter>,
  )
  const block = article ? `<script type="application/ld+json">${dataBlock(articleData(article, siteUrl))}</script>` : ''
  return {
    head: `<style>${styles}</style>${head}${block}`,
    body: frameInto(body, frame),
    used: new Map([...frame.used, ...used]),
    missing: [...frame.missing, ...missing],
  }
}
