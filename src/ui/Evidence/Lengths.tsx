import type { ReactNode } from 'react'
import { useNumber } from '../../i18n/useNumber.ts'
import classes from './Evidence.module.css'

interface LengthsProps {
  /** Each with its text, of which the characters are counted. */
  readonly rows: readonly { readonly id: string; readonly label: ReactNode; readonly length: number }[]
  readonly caption: ReactNode
}

/** Texts that share one space, as bars of their lengths; the longest decides. */
export function Lengths({ rows, caption }: LengthsProps) {
  const number = useNumber()
  const longest = Math.max(...rows.map(({ length }) => length))
  return (
    <figure className={classes.evidence}>
      <dl className={classes.lengths}>
        {rows.map(({ id, label, length }) => (
          <div key={id} data-longest={length === longest ? '' : undefined}>
            <dt translate="no">{label}</dt>
            <dd>
              <svg width="100%" height="100%" aria-hidden="true">
                <rect width={`${Math.round((length / longest) * 100)}%`} height="100%" />
              </svg>
              {number(length)}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
