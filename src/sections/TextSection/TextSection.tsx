import type { ReactNode } from 'react'
import { Sample } from '../../ui/Sample/Sample.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './TextSection.module.css'

interface TextSectionProps extends Omit<HeadProps<'ink'>, 'eyebrow' | 'lead'> {
  readonly paragraphs: readonly ReactNode[]
  readonly aside?: ReactNode
  /** The position of the aside on wide screens: in a half of its own, or below the text. */
  readonly side?: 'end' | 'start' | 'below'
  readonly children?: ReactNode
}

/** A heading and its paragraphs, side by side if there is room, or in one column next to a picture. */
export function TextSection({ id, title, paragraphs, tone, sample, aside, side = 'end', children }: TextSectionProps) {
  return (
    <Section id={id} tone={tone}>
      <div className={classes.grid} data-side={aside ? side : undefined}>
        <div>
          <h2>{title}</h2>
          {sample ? <Sample /> : null}
        </div>
        <div className={classes.text}>
          {paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a section are static
            <p key={index}>{paragraph}</p>
          ))}
          {children}
        </div>
        {aside ? <div className={classes.aside}>{aside}</div> : null}
      </div>
    </Section>
  )
}
