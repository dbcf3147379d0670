import type { ReactNode } from 'react'
import { Section } from '../../ui/Section/Section.tsx'
import classes from './TextColumns.module.css'

interface TextColumnsProps {
  readonly texts: readonly {
    readonly id: string
    readonly title: ReactNode
    readonly paragraphs: readonly ReactNode[]
  }[]
}

/** Two or more texts of equal weight, each under its own heading, side by side on wide screens. */
export function TextColumns({ texts }: TextColumnsProps) {
  return (
    <Section>
      <div className={`grid ${classes.columns}`}>
        {texts.map(({ id, title, paragraphs }) => (
          <div key={id} id={id} className={classes.text}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text are static
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}
