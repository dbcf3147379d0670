import type { Row } from '../../i18n/useMessages.tsx'
import { Rows } from '../../ui/Facts/Facts.tsx'
import { type FrameProps, SpecimenFrame } from '../../ui/SpecimenFrame/SpecimenFrame.tsx'
import classes from './Specimen.module.css'

interface SpecimenProps extends Partial<FrameProps> {
  readonly rows: readonly Row[]
  /** Labelled remarks under the rows: an error's category, its severity and so on. */
  readonly notes?: readonly Row[]
  /** `segment` is source and target in serif type; `label` is a device label; `code` is markup in monospaced type. */
  readonly variant?: 'segment' | 'label' | 'code'
}

/** A sample of translation work, set in type: labelled lines in their languages, with the checks. */
export function Specimen({ caption, rows, notes, checks, variant = 'segment' }: SpecimenProps) {
  return (
    <SpecimenFrame caption={caption} checks={checks} variant={variant}>
      <Rows rows={rows} className={classes.rows} rowClass={classes.row} />
      {notes ? <Rows rows={notes} className={classes.notes} /> : null}
    </SpecimenFrame>
  )
}
