import { inLanguage } from '../../i18n/direction.ts'
import type { Row } from '../../i18n/useMessages.tsx'
import { type FrameProps, SpecimenFrame } from '../../ui/SpecimenFrame/SpecimenFrame.tsx'
import classes from './Specimen.module.css'

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
    <SpecimenFrame caption={caption} checks={checks} variant={variant}>
      <dl className={classes.rows}>
        {rows.map((row) => (
          <div key={row.id} className={classes.row}>
            <dt>{row.label}</dt>
            <dd {...inLanguage(row.lang)}>{row.text}</dd>
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
    </SpecimenFrame>
  )
}
