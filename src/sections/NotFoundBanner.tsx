import type { ReactNode } from 'react'
import type { PageId } from '../config/routes.ts'
import { Art } from '../ui/Art.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import classes from './NotFoundBanner.module.css'

interface NotFoundBannerProps {
  readonly title: ReactNode
  readonly text: ReactNode
  readonly suggestionsTitle: ReactNode
  readonly suggestions: readonly { readonly page: PageId; readonly label: ReactNode }[]
}

/** What an unknown address shows: a map with nothing on it, and the way back. */
export function NotFoundBanner({ title, text, suggestionsTitle, suggestions }: NotFoundBannerProps) {
  return (
    <section className={classes.banner}>
      <Art view="not-found" variant="hero" className={classes.art} />
      <div className={classes.card}>
        <p className={classes.code} aria-hidden="true">
          404
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        <h2 className={classes.heading}>{suggestionsTitle}</h2>
        <ul className={classes.links}>
          {suggestions.map(({ page, label }) => (
            <li key={page}>
              <PageLink page={page}>{label}</PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
