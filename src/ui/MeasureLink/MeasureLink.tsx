import type { ReactNode } from 'react'
import { useColon } from '../../i18n/useColon.ts'
import { useCommon } from '../../i18n/useCommon.ts'
import { PageLink } from '../PageLink/PageLink.tsx'
import classes from './MeasureLink.module.css'

interface MeasureLinkProps {
  /** The heading of the text with the figure; makes the link text unique. */
  readonly about: ReactNode
}

/** A link after a text with a figure, to the section that defines the company's figures. */
export function MeasureLink({ about }: MeasureLinkProps) {
  const { m } = useCommon()
  const colon = useColon()
  return (
    <PageLink page="services-linguistic-quality" hash="figures" className={classes.link}>
      {m('actions.howMeasured')}
      <span className="visually-hidden">
        {colon}
        {about}
      </span>
    </PageLink>
  )
}
