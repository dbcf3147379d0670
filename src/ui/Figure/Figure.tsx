import type { ReactNode } from 'react'
import classes from './Figure.module.css'

interface FigureProps {
  readonly caption?: ReactNode
  /** By which the picture or film may name its caption as its label. */
  readonly captionId?: string
  readonly children: ReactNode
}

/** A picture or film as wide as the texts, and what is said of it. */
export function Figure({ caption, captionId, children }: FigureProps) {
  return (
    <figure className={classes.figure}>
      {children}
      {caption ? <figcaption id={captionId}>{caption}</figcaption> : null}
    </figure>
  )
}
