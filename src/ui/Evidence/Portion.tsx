import type { ReactNode } from 'react'
import classes from './Evidence.module.css'

interface PortionProps {
  readonly value: ReactNode
  readonly label: ReactNode
  /** How many of `total` are what the figure counts. */
  readonly part: number
  readonly total: number
  /** In a row. */
  readonly columns: number
  /** Whether those that are not part of it are the ones to be seen. */
  readonly isRestMarked?: boolean
  /** The way to how the figure is measured. */
  readonly children?: ReactNode
}

/** A share, set large, and counted out: a dot for each, apart from those that are not part of it. */
export function Portion({ value, label, part, total, columns, isRestMarked, children }: PortionProps) {
  const lines = Math.ceil(total / columns)
  /** Dots from one to the next, row by row: the dashes of a line, each of no length. */
  const dots = (from: number, to: number) =>
    Array.from({ length: lines }, (_, line) => {
      const [first, last] = [Math.max(from - line * columns, 0), Math.min(to - line * columns, columns) - 1]
      return first <= last ? `M${first} ${line}H${last + 0.1}` : ''
    }).join('')
  return (
    <figure className={classes.evidence} data-kind="portion">
      <figcaption>
        <strong className={classes.figure}>{value}</strong>
        <p>{label}</p>
        {children}
      </figcaption>
      <svg viewBox={`-.5 -.5 ${columns} ${lines}`} className={classes.dots} aria-hidden="true">
        <path d={dots(0, part)} />
        <path d={dots(part, total)} data-marked={isRestMarked} />
      </svg>
    </figure>
  )
}
