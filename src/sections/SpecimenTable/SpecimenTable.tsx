import type { ReactNode } from 'react'
import { inLanguage } from '../../i18n/direction.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'
import type { Line } from '../../i18n/useMessages.tsx'
import { type FrameProps, SpecimenFrame } from '../../ui/SpecimenFrame/SpecimenFrame.tsx'
import classes from './SpecimenTable.module.css'

interface SpecimenTableProps extends FrameProps {
  readonly head: readonly Line[]
  readonly rows: readonly { id: string; cells: readonly ReactNode[] }[]
  /** BCP 47 tags of the columns, in order; undefined for the page's own language. */
  readonly languages?: readonly (string | undefined)[]
  /** The number of leading columns that need no column name: in the card layout they share the first line. */
  readonly leading?: number
}

/** A specimen in columns: a cue sheet, a term entry, texts with their length limits. */
export function SpecimenTable({ caption, head, rows, checks, languages = [], leading = 0 }: SpecimenTableProps) {
  return (
    <SpecimenFrame caption={caption} checks={checks}>
      <table className={classes.table} style={{ '--columns': head.length }}>
        <thead>
          <tr>
            {head.map((column) => (
              <th key={column.id} scope="col">
                {column.text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {row.cells.map((cell, index) => (
                <Cell
                  key={head[index]?.id}
                  head={head[index]?.text}
                  first={index === 0}
                  leading={index < leading}
                  lang={languages[index]}
                >
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SpecimenFrame>
  )
}

interface CellProps {
  readonly head: ReactNode
  readonly first: boolean
  readonly leading: boolean
  readonly lang: string | undefined
  readonly children: ReactNode
}

/** Matches a letter of a right-to-left script; figures and codes alone do not match. */
const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}]/u

/** On narrow screens each row becomes a card, and each cell that does not lead it shows its column's name. */
function Cell({ head, first, leading, lang, children }: CellProps) {
  const name = leading ? null : (
    <span className={classes.cellHead} aria-hidden="true">
      {head}
    </span>
  )
  const { dir } = useLocale().locale
  const isOwn = lang === undefined && typeof children === 'string' && dir === 'rtl' && rightToLeft.test(children)
  const Element = first ? 'th' : 'td'
  return (
    <Element scope={first ? 'row' : undefined} data-leading={leading || undefined}>
      {name}
      <bdi {...(isOwn ? { dir } : inLanguage(lang))}>{children}</bdi>
    </Element>
  )
}
