import { printDay } from '../../i18n/formats.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'
import { type Article as Content, newsHref } from '../../i18n/news.ts'
import { useCommon } from '../../i18n/useCommon.ts'
import classes from './News.module.css'

/** An article: the way back to the list, its title, day, author and summary, and its text. */
export function Article({ article }: { readonly article: Content }) {
  const { m } = useCommon()
  const { locale } = useLocale()
  const { title, summary, picture, html } = article
  return (
    <article className={classes.news}>
      <p className={classes.back}>
        <a href={newsHref(locale.code)}>{m('news.all')}</a>
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      <Facts article={article} />
      <p className={classes.summary}>{summary}</p>
      {picture ? <img src={picture} alt="" className={classes.picture} /> : null}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown, in which no HTML is let through */}
      <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}

interface ListProps {
  /** Those of the document's language. */
  readonly articles: readonly Content[]
  /** The address of the feed, if there is one. */
  readonly feed: string | null
}

/** The list of articles, the newest first. */
export function ArticleList({ articles, feed }: ListProps) {
  const { m } = useCommon()
  return (
    <section className={classes.news}>
      <h1 tabIndex={-1}>{m('news.title')}</h1>
      {feed ? (
        <p className={classes.facts}>
          <a href={feed}>{m('news.subscribe')}</a>
        </p>
      ) : null}
      <ul className={classes.list}>
        {articles.map((article) => (
          <li key={article.slug}>
            <h2>
              <a href={newsHref(article.locale, article.slug)}>{article.title}</a>
            </h2>
            <Facts article={article} />
            <p>{article.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ article: { date, author } }: { readonly article: Content }) {
  const { m } = useCommon()
  const { locale } = useLocale()
  return (
    <p className={classes.facts}>
      <span>
        {m('news.published')} <time dateTime={date}>{printDay(date, locale.tag)}</time>
      </span>
      <span>{author}</span>
    </p>
  )
}
