import type { ReactNode } from 'react'
import type { PageId } from '../../config/routes.ts'
import { joined, spaceBetween } from '../../i18n/joined.tsx'
import { PageLink } from '../../ui/PageLink/PageLink.tsx'
import { Sample } from '../../ui/Sample/Sample.tsx'
import classes from './Proof.module.css'

interface ProofProps {
  readonly figures: readonly {
    readonly id: string
    readonly value: ReactNode
    readonly label: ReactNode
    readonly sample?: boolean
    /** The place where the figure is explained. */
    readonly page: PageId
    readonly hash: string
  }[]
}

/** Figures in a row, each a link to where it can be checked. */
export function Proof({ figures }: ProofProps) {
  return (
    <ul className={classes.figures}>
      {figures.map(({ id, value, label, sample, page, hash }) => (
        <li key={id}>
          <PageLink page={page} hash={hash} className={classes.figure}>
            {joined(<strong>{value}</strong>, <span>{label}</span>)}
            {sample ? (
              <>
                {spaceBetween(label, '')}
                <small>
                  <Sample />
                </small>
              </>
            ) : null}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
