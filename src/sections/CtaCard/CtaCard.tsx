import type { ReactNode } from 'react'
import type { ViewId } from '../../config/routes.ts'
import { Art } from '../../ui/Art/Art.tsx'
import classes from './CtaCard.module.css'

interface CtaCardProps {
  readonly title: ReactNode
  readonly text: ReactNode
  /** Whose contour lines lie behind the card: another page's, so that they do not repeat the hero's. */
  readonly view: ViewId
  /** The buttons. */
  readonly children: ReactNode
}

/** A light call to action that ends a page: words and buttons on a card over contour lines. */
export function CtaCard({ title, text, view, children }: CtaCardProps) {
  return (
    <section className={classes.section} data-flush="">
      <Art view={view} className="cover" />
      <div className={classes.inner}>
        <div className={classes.card}>
          <h2>{title}</h2>
          <p className={classes.text}>{text}</p>
          <div className={classes.actions}>{children}</div>
        </div>
      </div>
    </section>
  )
}
