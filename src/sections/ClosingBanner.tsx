import type { ReactNode } from 'react'
import { Art } from '../ui/Art.tsx'
import { useView } from '../ui/ViewContext.ts'
import classes from './ClosingBanner.module.css'

interface ClosingBannerProps {
  readonly title: ReactNode
  readonly text: ReactNode
  /** The buttons. */
  readonly children: ReactNode
}

/** The call to action that ends a page: 600 px tall on wide screens, dark, with the page's contour lines. */
export function ClosingBanner({ title, text, children }: ClosingBannerProps) {
  return (
    <section className={classes.banner} data-flush="">
      <Art view={useView()} variant="hero" className={classes.art} />
      <div className={classes.inner}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={classes.actions}>{children}</div>
      </div>
    </section>
  )
}
