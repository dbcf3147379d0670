import type { ReactNode } from 'react'
import { ClosingArt } from '../../ui/Art/Art.tsx'
import classes from './CtaBanner.module.css'

interface CtaBannerProps {
  readonly title: ReactNode
  readonly text: ReactNode
  readonly children: ReactNode
}

/** The call to action at the end of a page: dark, with contour lines, 600 px tall on wide screens. */
export function CtaBanner({ title, text, children }: CtaBannerProps) {
  return (
    <section className={classes.banner} data-flush="">
      <ClosingArt className={classes.art} />
      <div className={classes.inner}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={classes.actions}>{children}</div>
      </div>
    </section>
  )
}
