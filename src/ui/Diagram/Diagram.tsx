import type { ReactNode } from 'react'
import classes from './Diagram.module.css'

interface DiagramProps {
  /** In px, at every width. */
  readonly height: number
  readonly title: ReactNode
  /** The same in words, for whoever does not see the drawing. */
  readonly text: ReactNode
  readonly children: ReactNode
}

/**
 * A drawing of the work, made from data: a figure whose caption says what it shows, so that the drawing itself is hidden
 * from assistive technology. Widths are percentages and heights px, so that words keep their size on every screen; the
 * parts are in shapes.tsx and Label.tsx. Record: docs/decisions/diagrams.md.
 */
export function Diagram({ height, title, text, children }: DiagramProps) {
  return (
    <figure className={classes.diagram}>
      <svg className={classes.drawing} width="100%" height={height} aria-hidden="true">
        {children}
      </svg>
      <figcaption className={classes.caption}>
        <strong>{title}</strong> {text}
      </figcaption>
    </figure>
  )
}
