import type { ReactNode } from 'react'
import { useNumber } from '../../i18n/useNumber.ts'
import classes from './Evidence.module.css'

interface CalendarProps {
  readonly stops: readonly { readonly id: string; readonly day: number; readonly label: ReactNode }[]
  readonly caption: ReactNode
}

/** Dates in a row, what is due on each, and a mark for each day until the next. */
export function Calendar({ stops, caption }: CalendarProps) {
  const number = useNumber()
  return (
    <figure className={classes.evidence}>
      <ul className={classes.stops}>
        {stops.map(({ id, day, label }, index) => (
          <li key={id}>
            <Days count={(stops[index + 1]?.day ?? day) - day} />
            <strong className={classes.figure}>{number(day)}</strong> {label}
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

function Days({ count }: { readonly count: number }) {
  return (
    <svg className={classes.days} aria-hidden="true">
      <g>
        {Array.from({ length: Math.max(0, count - 1) }, (_, day) => `${Math.round(((day + 1) / count) * 100)}%`).map(
          (x) => (
            <line key={x} x1={x} x2={x} y1="4" y2="16" />
          ),
        )}
        <circle cx="8" cy="10" r="7" />
      </g>
    </svg>
  )
}
