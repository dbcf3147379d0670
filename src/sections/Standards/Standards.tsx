import type { ReactNode } from 'react'
import { type Fact, Facts } from '../../ui/Facts/Facts.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import classes from './Standards.module.css'

interface StandardsProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly tone?: 'paper' | 'mist' | 'ink'
  readonly standards: readonly {
    readonly id: string
    readonly title: ReactNode
    readonly text?: ReactNode
    /** The details of a certificate. */
    readonly facts?: readonly Fact[]
  }[]
  /** What a reader must know about all of them. */
  readonly note?: ReactNode
}

/** Standards and authorities as seals: the name in a ring of contour lines, then what it asks for, or the details of its certificate. */
export function Standards({ standards, note, ...head }: StandardsProps) {
  return (
    <Section {...head}>
      <ul className={classes.grid}>
        {standards.map((standard) => (
          <li key={standard.id} className={classes.standard}>
            <svg className={classes.seal} viewBox="0 0 72 72" fill="none" stroke="currentColor" aria-hidden="true">
              <ellipse cx="36" cy="36" rx="34" ry="31" strokeWidth="1" transform="rotate(-20 36 36)" />
              <ellipse cx="36" cy="36" rx="28" ry="25" strokeWidth="1" transform="rotate(-20 36 36)" />
              <ellipse cx="36" cy="36" rx="22" ry="19" strokeWidth="1.5" transform="rotate(-20 36 36)" />
              <path d="m27 36 6.5 7L46 29" stroke="var(--accent)" strokeWidth="2.5" />
            </svg>
            <div>
              <h3>{standard.title}</h3>
              {standard.text ? <p>{standard.text}</p> : null}
              {standard.facts ? <Facts facts={standard.facts} /> : null}
            </div>
          </li>
        ))}
      </ul>
      {note ? <Note>{note}</Note> : null}
    </Section>
  )
}
