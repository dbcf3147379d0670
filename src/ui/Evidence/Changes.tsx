import type { ReactNode } from 'react'
import { inLanguage } from '../../i18n/direction.ts'
import classes from './Evidence.module.css'

interface ChangesProps {
  readonly rows: readonly { readonly id: string; readonly label: ReactNode; readonly text: ReactNode }[]
  /** BCP 47 tag of what is changed. */
  readonly lang: string
  readonly caption: ReactNode
}

/** What was changed in a text, one correction a line, by whom or by which rule. */
export function Changes({ rows, lang, caption }: ChangesProps) {
  return (
    <figure className={classes.evidence}>
      <dl className={classes.changes}>
        {rows.map(({ id, label, text }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd {...inLanguage(lang)}>{text}</dd>
          </div>
        ))}
      </dl>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
