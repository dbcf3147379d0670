import type { ReactNode } from 'react'
import type { PageId } from '../../config/routes.ts'
import { joined } from '../../i18n/joined.tsx'
import { PageLink } from '../../ui/PageLink/PageLink.tsx'
import classes from './Proof.module.css'

interface ProofProps {
  readonly figures: readonly {
    readonly id: string
    readonly value: ReactNode
    readonly label: ReactNode
    /** Where it is shown how the figure comes about. */
    readonly page: PageId
    readonly hash: string
  }[]
}

/** Figures in a row, each a link to where it can be checked. */
export function Proof({ figures }: ProofProps) {
  return (
    <ul className={classes.figures}>
      {figures.map(({ id, value, label, page, hash }) => (
        <li key={id}>
          <PageLink page={page} hash={hash} className={classes.figure}>
            {joined(<strong>{value}</strong>, <span>{label}</span>)}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
