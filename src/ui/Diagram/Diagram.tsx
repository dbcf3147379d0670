import type { ReactNode } from 'react'
import { spaceBetween } from '../../i18n/joined.tsx'
import { useLocale } from '../../i18n/LocaleContext.ts'
import classes from './Diagram.module.css'
import { FixedContext } from './shapes.tsx'

interface DiagramProps {
  /** In px, at every width. */
  readonly height: number
  readonly title: ReactNode
  /** The same in words, for whoever does not see the drawing. */
  readonly text: ReactNode
  /** Not mirrored: sound and film run from left to right in every player, and a text in another language in its own order. */
  readonly fixed?: boolean
  readonly children: ReactNode
}

/**
 * A drawing of the work, made from data: a figure whose caption says what it shows, so that the drawing itself is hidden
 * from assistive technology. Widths are percentages and heights px, so that words keep their size on every screen; the
 * parts are in shapes.tsx and Label.tsx. Record: docs/decisions/diagrams.md.
 */
export function Diagram({ height, title, text, fixed = false, children }: DiagramProps) {
  const { dir } = useLocale().locale
  const direction = fixed && dir === 'rtl' ? 'ltr' : undefined
  return (
    <figure className={classes.diagram}>
      <svg className={classes.drawing} width="100%" height={height} direction={direction} aria-hidden="true">
        <FixedContext value={fixed}>{children}</FixedContext>
      </svg>
      <figcaption className={classes.caption}>
        <strong>{title}</strong>
        {spaceBetween(title, text)}
        {text}
      </figcaption>
    </figure>
  )
}
