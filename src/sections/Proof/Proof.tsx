import type { ReactNode } from 'react'
import type { PageId } from '../../config/routes.ts'
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

/** Figures in a row, each a link to where it can be checked. Narrow screens have one chip for all that are samples. */
export function Proof({ figures }: ProofProps) {
  return (
    <div className="page-width">
      <ul className={classes.figures}>
        {figures.map(({ id, value, label, sample, page, hash }) => (
          <li key={id}>
            <PageLink page={page} hash={hash} className={classes.figure}>
              <strong>{value}</strong>{' '}
              {sample ? (
                <small>
                  <Sample />
                </small>
              ) : null}
              <span className={classes.label}>{label}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      {figures.some(({ sample }) => sample) ? (
        <p className={classes.note}>
          <Sample />
        </p>
      ) : null}
    </div>
  )
}
