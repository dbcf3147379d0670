import type { ReactNode } from 'react'
import { Flag, type FlagCode } from '../../ui/Flag/Flag.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import classes from './Languages.module.css'

interface LanguagesProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly languages: readonly {
    readonly id: string
    readonly name: ReactNode
    readonly detail?: ReactNode
    readonly flags: readonly FlagCode[]
  }[]
}

/** Cards of the working languages. The flags are decoration: the name says it all. */
export function Languages({ languages, ...head }: LanguagesProps) {
  return (
    <Section tone="mist" {...head}>
      <ul className={classes.grid}>
        {languages.map((language) => (
          <li key={language.id} className={classes.card}>
            <span className={classes.flags}>
              {language.flags.map((flag) => (
                <Flag key={flag} code={flag} />
              ))}
            </span>
            <span>
              <span className={classes.name}>{language.name}</span>
              {language.detail ? <span className={classes.detail}>{language.detail}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
