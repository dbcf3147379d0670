import type { ReactNode } from 'react'
import IconCheck from '#icons/IconCheck.mjs'
import { inLanguage } from '../../i18n/direction.ts'
import type { Line, Row } from '../../i18n/useMessages.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import classes from './Versions.module.css'

interface VersionsProps {
  readonly title: ReactNode
  readonly tone?: 'paper' | 'mist' | 'ink'
  readonly versions: readonly Row[]
  readonly checks: readonly Line[]
  /** Columns on wide screens: two to compare across and down (languages across, drafts down), three for a sequence. */
  readonly columns: 2 | 3
}

/** A passage in each of its versions, side by side, the final one set off, and below them what was checked. */
export function Versions({ versions, checks, columns, ...head }: VersionsProps) {
  return (
    <Section {...head}>
      <div className={classes.sheet}>
        <dl className={classes.versions} data-columns={columns}>
          {versions.map((version) => (
            <div key={version.id} className={classes.version}>
              <dt>{version.label}</dt>
              <dd {...inLanguage(version.lang)}>{version.text}</dd>
            </div>
          ))}
        </dl>
        <ul className={classes.checks}>
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
