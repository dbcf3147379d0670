import type { ReactNode } from 'react'
import type { PageId } from '../../config/routes.ts'
import { useCommon } from '../../i18n/useCommon.ts'
import { Art } from '../../ui/Art/Art.tsx'
import { PageLink } from '../../ui/PageLink/PageLink.tsx'
import { useView } from '../../ui/ViewContext.ts'
import classes from './NoticeBanner.module.css'

interface NoticeBannerProps {
  /** The background of the card; the view's contour lines by default. */
  readonly ground?: ReactNode
  readonly title: ReactNode
  readonly text: ReactNode
  readonly suggestionsTitle: ReactNode
  readonly suggestions: readonly PageId[]
}

/** A notice: contour lines, a message and links. */
export function NoticeBanner({ ground, title, text, suggestionsTitle, suggestions }: NoticeBannerProps) {
  const view = useView()
  const { m } = useCommon()
  return (
    <section className={classes.banner}>
      {ground ?? <Art view={view} className="cover" />}
      <div className={classes.card}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        <h2 className={classes.heading}>{suggestionsTitle}</h2>
        <ul className={classes.links}>
          {suggestions.map((page) => (
            <li key={page}>
              <PageLink page={page}>{m(`nav.pages.${page}`)}</PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
