import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Line, Row } from '../i18n/useMessages.tsx'
import classes from './Specimen.module.css'

interface FrameProps {
  readonly caption: ReactNode
  readonly checks?: readonly Line[]
}

interface SpecimenProps extends FrameProps {
  readonly rows: readonly Row[]
  /** Remarks under the rows, each with a label: an error's category, its severity … */
  readonly notes?: readonly Row[]
  /** `segment` is source and target in the serif; `label` a device label; `code` markup in a monospaced face. */
  readonly variant?: 'segment' | 'label' | 'code'
}

/** A piece of the work itself, set in type: labelled lines in their languages, with what was checked. */
export function Specimen({ caption, rows, notes, checks, variant = 'segment' }: SpecimenProps) {
  return (
    <Frame caption={caption} checks={checks} variant={variant}>
      <dl className={classes.rows}>
        {rows.map((row) => (
          <div key={row.id} className={classes.row}>
            <dt>{row.label}</dt>
            <dd lang={row.lang}>{row.text}</dd>
          </div>
        ))}
      </dl>
      {notes ? (
        <dl className={classes.notes}>
          {notes.map((note) => (
            <div key={note.id}>
              <dt>{note.label}</dt>
              <dd>{note.text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Frame>
  )
}

interface SpecimenTableProps extends FrameProps {
  readonly head: readonly Line[]
  readonly rows: readonly { id: string; cells: readonly ReactNode[] }[]
  /** BCP 47 tags of the columns, in order; undefined for the page's own language. */
  readonly languages?: readonly (string | undefined)[]
}

/** A specimen in columns: a cue sheet, a term entry, strings with their limits. */
export function SpecimenTable({ caption, head, rows, checks, languages = [] }: SpecimenTableProps) {
  return (
    <Frame caption={caption} checks={checks} variant="table">
      <table className={classes.table}>
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
                <Cell key={head[index]?.id} head={head[index]?.text} first={index === 0} lang={languages[index]}>
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}

interface CellProps {
  readonly head: ReactNode
  readonly first: boolean
  readonly lang: string | undefined
  readonly children: ReactNode
}

/** On narrow screens a row becomes a card and each cell carries its column's name. */
function Cell({ head, first, lang, children }: CellProps) {
  if (first) {
    return (
      <th scope="row">
        <span className={classes.cellHead} aria-hidden="true">
          {head}
        </span>
        <span lang={lang}>{children}</span>
      </th>
    )
  }
  return (
    <td>
      <span className={classes.cellHead} aria-hidden="true">
        {head}
      </span>
      <span lang={lang}>{children}</span>
    </td>
  )
}

function Frame({ caption, checks = [], variant, children }: FrameProps & { variant: string; children: ReactNode }) {
  return (
    <figure className={classes.specimen} data-variant={variant}>
      <figcaption className={classes.caption}>{caption}</figcaption>
      {children}
      {checks.length > 0 ? (
        <ul className={classes.checks}>
          {checks.map((check) => (
            <li key={check.id}>
              <IconCheck size={16} stroke={2} aria-hidden="true" />
              {check.text}
            </li>
          ))}
        </ul>
      ) : null}
    </figure>
  )
}
