import type { ReactNode } from 'react'
import IconCheck from '#icons/IconCheck.mjs'
import type { Line } from '../../i18n/useMessages.tsx'
import classes from './SpecimenFrame.module.css'

export interface FrameProps {
  readonly caption: ReactNode
  readonly checks?: readonly Line[]
}

interface SpecimenFrameProps extends Partial<FrameProps> {
  readonly variant?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The frame of every specimen: caption above, unless a heading has it, and checks below. */
export function SpecimenFrame({ caption, checks = [], variant, className, children }: SpecimenFrameProps) {
  return (
    <figure className={['surface', classes.specimen, className].filter(Boolean).join(' ')} data-variant={variant}>
      {caption ? <figcaption className={classes.caption}>{caption}</figcaption> : null}
      {children}
      {checks.length > 0 ? (
        <ul className={classes.checks}>
          {checks.map((check) => (
            <li key={check.id}>
              <IconCheck size={16} stroke={2} aria-hidden="true" />
              {check.text}
            </li>
          ))}
        </ul>
      ) : null}
    </figure>
  )
}
