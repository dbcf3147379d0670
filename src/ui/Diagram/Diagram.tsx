import type { ReactNode } from 'react'
import { spaceBetween } from '../../i18n/joined.tsx'
import { useLocale } from '../../i18n/LocaleContext.ts'
import classes from './Diagram.module.css'
import { FixedContext } from './shapes.tsx'

interface DiagramProps {
  /** Height in px at every width. */
  readonly height: number
  readonly title: ReactNode
  /** The text alternative, for screen readers. */
  readonly text: ReactNode
  /** Never mirrored: sound and film run from left to right in every player, and foreign text in its own order. */
  readonly fixed?: boolean
  readonly children: ReactNode
}

/**
 * A drawing made from data. The figure's caption describes it, so the drawing itself is hidden from assistive
 * technology. Widths are percentages and heights px, so that text keeps its size on every screen. The parts are in
 * shapes.tsx and Label.tsx. Decision record: docs/decisions/diagrams.md.
 */
export function Diagram({ height, title, text, fixed = false, children }: DiagramProps) {
  const { dir } = useLocale().locale
  const direction = fixed && dir === 'rtl' ? 'ltr' : undefined
  return (
    <figure>
      <svg className={`surface ${classes.drawing}`} height={height} direction={direction} aria-hidden="true">
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
