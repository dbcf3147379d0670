import type { ReactNode } from 'react'
import { ClosingArt } from '../../ui/Art/Art.tsx'
import classes from './CtaBanner.module.css'

interface CtaBannerProps {
  readonly id?: string
  readonly title: ReactNode
  readonly text: ReactNode
  /** Large: 600 px tall on wide screens. */
  readonly size?: 'large' | 'medium'
  readonly children: ReactNode
}

/** The call to action that ends a page, dark, over contour lines. */
export function CtaBanner({ id, title, text, size = 'medium', children }: CtaBannerProps) {
  return (
    <section id={id} className={classes.banner} data-size={size} data-flush="">
      <ClosingArt className={`cover ${classes.art}`} />
      <div className={`page-width ${classes.inner}`}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={classes.actions}>{children}</div>
      </div>
    </section>
  )
}
