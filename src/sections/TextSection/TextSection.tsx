import type { ReactNode } from 'react'
import { Section } from '../../ui/Section/Section.tsx'
import classes from './TextSection.module.css'

interface TextSectionProps {
  readonly title: ReactNode
  readonly paragraphs: readonly ReactNode[]
  readonly tone?: 'paper' | 'mist' | 'ink'
  /** A picture or specimen; the text then takes the other half. */
  readonly aside?: ReactNode
  /** Where the aside stands on wide screens. */
  readonly side?: 'end' | 'start' | 'below'
  /** Without an aside: the paragraphs side by side under the heading on wide screens. */
  readonly columns?: boolean
  readonly children?: ReactNode
}

/** A heading with its paragraphs: beside each other, in columns, or with a picture beside or below them. */
export function TextSection({ title, paragraphs, tone, aside, side = 'end', columns, children }: TextSectionProps) {
  const shape = aside ? side : columns ? 'columns' : 'none'
  return (
    <Section tone={tone}>
      <div className={classes.grid} data-side={shape}>
        <div className={classes.head}>
          <h2>{title}</h2>
        </div>
        <div className={classes.text}>
          {paragraphs.map((paragraph, index) => (
            // The paragraphs of a section are fixed in number and order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <p key={index}>{paragraph}</p>
          ))}
          {children}
        </div>
        {aside ? <div className={classes.aside}>{aside}</div> : null}
      </div>
    </Section>
  )
}
