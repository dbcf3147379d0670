import type { ReactNode } from 'react'
import type { Line, Row } from '../../i18n/useMessages.tsx'
import { Rows } from '../../ui/Facts/Facts.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import { SpecimenFrame } from '../../ui/SpecimenFrame/SpecimenFrame.tsx'
import classes from './Versions.module.css'

interface VersionsProps extends Pick<HeadProps<'ink'>, 'id' | 'tone'> {
  readonly caption: ReactNode
  readonly rows: readonly Row[]
  readonly checks: readonly Line[]
  /** Columns on wide screens: two to compare across and down (languages across, drafts down), three for a sequence. */
  readonly columns: 2 | 3
}

/** The versions of a passage side by side, with the final one highlighted and the checks below. */
export function Versions({ caption, rows, checks, columns, ...head }: VersionsProps) {
  return (
    <Section {...head} title={caption}>
      <SpecimenFrame checks={checks}>
        <Rows rows={rows} className={`grid ${classes.versions}`} rowClass={classes.version} data-columns={columns} />
      </SpecimenFrame>
    </Section>
  )
}
