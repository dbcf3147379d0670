import type { Row } from '../../i18n/useMessages.tsx'
import { Rows } from '../../ui/Facts/Rows.tsx'
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
      <Rows rows={rows} className={classes.rows} rowClass={classes.row} />
      {notes ? <Rows rows={notes} className={classes.notes} /> : null}
    </SpecimenFrame>
  )
}
