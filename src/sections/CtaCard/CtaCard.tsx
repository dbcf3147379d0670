import type { ReactNode } from 'react'
import type { ViewId } from '../../config/routes.ts'
import { Art } from '../../ui/Art/Art.tsx'
import classes from './CtaCard.module.css'

interface CtaCardProps {
  readonly title: ReactNode
  readonly text: ReactNode
  /** The page whose contour lines are behind the card; not the current one, whose lines are in the hero. */
  readonly view: ViewId
  readonly children: ReactNode
}

/** A light call to action at the end of a page: text and buttons on a card over contour lines. */
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
