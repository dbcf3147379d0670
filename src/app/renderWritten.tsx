import { Helmet, HelmetProvider } from 'react-helmet-async'
import { StaticRouter } from 'react-router-dom'
import { defaultLocale, type LocaleCode, localeOf } from '../config/locales.ts'
import { brand } from '../config/brand.ts'
import { siteEnv } from '../config/siteEnv.ts'
import { createI18n, type MessagePayload } from '../i18n/create.ts'
import { type Publication, UNCONFIRMED } from '../i18n/publication.ts'
import { type Written as Pages, writtenHref, writtenInLocale } from '../i18n/written.ts'
import { ArticleList, Written } from '../sections/Written/Written.tsx'
import styles from '../sections/Written/Written.module.css?inline'
import { dataBlock } from '../seo/dataBlock.ts'
import { articleData, writtenHead } from '../seo/written.ts'
import { App } from './App.tsx'
import { renderParts } from './renderParts.tsx'
import type { RenderResult } from './renderView.tsx'

export interface WrittenRequest {
  readonly locale: LocaleCode
  /** The name of an existing page of the locale, or of the list of its articles. */
  readonly name: string
  readonly written: Pages
  readonly payload: MessagePayload
  readonly publication: Publication
  readonly unconfirmed: boolean
}

/**
 * Renders a written page or the list of articles in a locale to static HTML, with styles that no other document has. It is
 * not hydrated. Rethrows errors of the components.
 */
export async function renderWritten({
  locale: code,
  name,
  written,
  payload,
  publication,
  unconfirmed,
}: WrittenRequest): Promise<RenderResult> {
  const missing: string[] = []
  const used = new Map<string, string>()
  const { siteUrl } = siteEnv
  const locale = localeOf(code)
  // No link is marked as current for this view.
  const view = 'not-found'
  const i18n = createI18n({ locale: code, payload, onMissing: (cause) => missing.push(cause) })
  if (unconfirmed) i18n.addResource(code, UNCONFIRMED, view, writtenInLocale(written, defaultLocale, name))
  const own = written.filter((other) => other.locale === code)
  const page = own.find((other) => other.name === name) ?? null
  const article = page?.article ?? null
  const title = `${brand} | ${page?.title ?? i18n.t('news.title', { ns: 'common' })}`
  const description = page?.summary ?? i18n.t('news.description', { ns: 'common' })
  const tags = writtenHead({ written, locale, name, article, title, description, siteUrl })
  const articles = own.filter((other) => other.article)
  const { head, body } = await renderParts(
    <StaticRouter location={writtenHref(code, name)}>
      <App
        i18n={i18n}
        view={view}
        page={() => (page ? <Written page={page} /> : <ArticleList articles={articles} />)}
        localeState={{
          locale,
          // Without the states of the locale's views, of which this document is none.
          publication: { ...publication, [code]: {} },
          inLocale: (other) => writtenInLocale(written, other, name),
          onUse: (key, language) => used.set(key, language),
        }}
        head={
          <HelmetProvider>
            <Helmet title={tags.title} meta={[...tags.meta]} link={[...tags.link]} />
          </HelmetProvider>
        }
      />
    </StaticRouter>,
  )
  const data = page && article ? dataBlock(articleData(page, article, siteUrl)) : null
  const block = data === null ? '' : `<script type="application/ld+json">${data}</script>`
  return { head: `<style>${styles}</style>${head}${block}`, body, used, missing }
}
