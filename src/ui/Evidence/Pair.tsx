import type { ReactNode } from 'react'
import { inLanguage } from '../../i18n/direction.ts'
import classes from './Evidence.module.css'

interface PairProps {
  readonly sides: readonly {
    readonly id: string
    readonly value: ReactNode
    readonly label: ReactNode
    /** BCP 47 tag of a value that is an example in a language; its label is a code. */
    readonly lang?: string
  }[]
  readonly caption: ReactNode
}

/** Two values that are to be seen together, and what lies between them. */
export function Pair({ sides, caption }: PairProps) {
  return (
    <figure className={classes.evidence}>
      <dl className={classes.pair}>
        {sides.map(({ id, value, label, lang }) => (
          <div key={id}>
            <dt translate={lang ? 'no' : undefined}>{label}</dt>
            <dd className={classes.figure} translate={lang ? 'no' : undefined} {...inLanguage(lang)}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
