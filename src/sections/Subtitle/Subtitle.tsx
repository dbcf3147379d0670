import { Fragment } from 'react'
import { inLanguage } from '../../i18n/direction.ts'
import type { Line, Row } from '../../i18n/useMessages.tsx'
import { Facts } from '../../ui/Facts/Facts.tsx'
import { type FrameProps, SpecimenFrame } from '../../ui/SpecimenFrame/SpecimenFrame.tsx'
import classes from './Subtitle.module.css'

interface SubtitleProps extends FrameProps {
  /** The lines of the subtitle, broken as in the picture, and their language. */
  readonly lines: readonly Line[]
  readonly lang: string | undefined
  /** Its times, its source, its reading speed. */
  readonly facts: readonly Row[]
}

/** A subtitle centered in the lower third of a 16:9 frame, over a drawn vial, with its data below. */
export function Subtitle({ caption, lines, lang, facts, checks }: SubtitleProps) {
  return (
    <SpecimenFrame caption={caption} checks={checks}>
      <div className={classes.screen}>
        <svg viewBox="0 0 320 180" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="M0 124h320M142 10h36v12h-36zM147 22v12c0 6-11 8-11 18v66q0 6 6 6h36q6 0 6-6V52c0-10-11-12-11-18V22" />
          <path d="M136 62q12 5 24 0t24 0M136 76h48v28h-48zM143 84h22M143 90h34M143 96h14" />
        </svg>
        <p className={classes.lines} {...inLanguage(lang)}>
          {lines.map((line, index) => (
            <Fragment key={line.id}>
              {index > 0 ? <br /> : null}
              {line.text}
            </Fragment>
          ))}
        </p>
      </div>
      <Facts
        facts={facts.map(({ text, lang, ...fact }) => ({ ...fact, text: <bdi {...inLanguage(lang)}>{text}</bdi> }))}
      />
    </SpecimenFrame>
  )
}
