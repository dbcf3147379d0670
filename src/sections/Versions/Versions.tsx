import type { ReactNode } from 'react'
import IconCheck from '#icons/IconCheck.mjs'
import type { Line, Row } from '../../i18n/useMessages.tsx'
import { Rows } from '../../ui/Facts/Rows.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
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
      <div className={`surface ${classes.sheet}`}>
        <Rows rows={rows} className={`grid ${classes.versions}`} rowClass={classes.version} data-columns={columns} />
        <ul className={`grid ${classes.checks}`}>
          {checks.map((check) => (
            <li key={check.id}>
              <IconCheck size={18} stroke={2} aria-hidden="true" />
              <span>{check.text}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
