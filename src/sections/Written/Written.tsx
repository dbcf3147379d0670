import { printDay } from '../../i18n/formats.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'
import { useCommon } from '../../i18n/useCommon.ts'
import { type ArticleFacts, NEWS, type WrittenPage, writtenHref } from '../../i18n/written.ts'
import classes from './Written.module.css'

/** An article: link to the list, title, date, author, summary and text. A simple page has only its title and text. */
export function Written({ page: { title, summary, html, article } }: { readonly page: WrittenPage }) {
  const { m } = useCommon()
  const { locale } = useLocale()
  return (
    <article className={`page-width ${classes.written}`}>
      {article ? (
        <p className={classes.back}>
          <a href={writtenHref(locale.code, NEWS)}>{m('news.all')}</a>
        </p>
      ) : null}
      <h1 tabIndex={-1}>{title}</h1>
      {article ? (
        <>
          <Facts article={article} />
          <p className={classes.summary}>{summary}</p>
          {article.picture ? <img src={article.picture} alt="" className={classes.picture} /> : null}
        </>
      ) : null}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown that allows no HTML */}
      <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}

/** The list of articles, newest first. */
export function ArticleList({ articles }: { readonly articles: readonly WrittenPage[] }) {
  const { m } = useCommon()
  return (
    <section className={`page-width ${classes.written}`}>
      <h1 tabIndex={-1}>{m('news.title')}</h1>
      <ul className={classes.list}>
        {articles.map(({ locale, name, title, summary, article }) => (
          <li key={name}>
            <h2>
              <a href={writtenHref(locale, name)}>{title}</a>
            </h2>
            {article ? <Facts article={article} /> : null}
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ article: { date, author } }: { readonly article: ArticleFacts }) {
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
