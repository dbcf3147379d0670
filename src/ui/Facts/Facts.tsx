import type { ComponentProps, ReactNode } from 'react'
import { inLanguage } from '../../i18n/direction.ts'
import classes from './Facts.module.css'

export interface Fact {
  readonly id: string
  readonly label: ReactNode
  readonly text: ReactNode
}

interface RowsProps extends ComponentProps<'dl'> {
  /** Rows with the BCP 47 tag of their text, if it is not in the page's language. */
  readonly rows: readonly (Fact & { readonly lang?: string | undefined })[]
  readonly rowClass?: string | undefined
}

/** Rows of a label and its text. */
export function Rows({ rows, rowClass, ...list }: RowsProps) {
  return (
    <dl {...list}>
      {rows.map(({ id, label, text, lang }) => (
        <div key={id} className={rowClass}>
          <dt>{label}</dt>
          <dd {...inLanguage(lang)}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Short labelled lines under a heading: the unit and method of a figure, the body and number of a certificate. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return <Rows rows={facts} className={classes.facts} />
}
