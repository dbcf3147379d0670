import type { ReactNode } from 'react'
import { type Fact, Rows } from '../Facts/Rows.tsx'
import classes from './Evidence.module.css'

interface ChangesProps {
  readonly rows: readonly Fact[]
  /** BCP 47 tag of what is changed. */
  readonly lang: string
  readonly caption: ReactNode
}

/** What was changed in a text, one correction a line, by whom or by which rule. */
export function Changes({ rows, lang, caption }: ChangesProps) {
  return (
    <figure className={classes.evidence}>
      <Rows rows={rows.map((row) => ({ ...row, lang }))} className={classes.changes} />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
