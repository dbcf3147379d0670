import type { ReactNode } from 'react'
import IconArrowRight from '#icons/IconArrowRight.mjs'
import type { PageId } from '../../config/routes.ts'
import { useColon } from '../../i18n/useColon.ts'
import type { Line } from '../../i18n/useMessages.tsx'
import { CardArt } from '../Art/Art.tsx'
import { PageLink } from '../PageLink/PageLink.tsx'
import classes from './Topic.module.css'

export interface TopicProps {
  readonly title: ReactNode
  readonly text: ReactNode
  readonly listTitle?: ReactNode
  readonly list?: readonly Line[]
  /** Where to read on, and the words of that link. */
  readonly page?: PageId
  readonly action?: ReactNode
  /** The name of that page, which tells this link from its neighbours. */
  readonly about?: string
  /** On wide screens the list stands beside the text. */
  readonly split?: boolean
  /** The page whose drawing stands beside the text on wide screens; none without it. */
  readonly art?: PageId
}

/** What a tab or an accordion item holds: a heading, a paragraph, a list, a link, and on wide screens a picture. */
export function Topic({ title, text, listTitle, list, page, action, about, split, art }: TopicProps) {
  const colon = useColon()
  return (
    <div className={classes.topic} data-art={art ? '' : undefined} data-split={split || undefined}>
      <div className={classes.card}>
        <h3>{title}</h3>
        <p>{text}</p>
        {list ? (
          <>
            {listTitle ? <h4 className={classes.listTitle}>{listTitle}</h4> : null}
            <ul className={classes.list}>
              {list.map((line) => (
                <li key={line.id}>{line.text}</li>
              ))}
            </ul>
          </>
        ) : null}
        {page ? (
          <PageLink page={page} className={classes.action}>
            {action}
            {about ? <span className="visually-hidden">{`${colon}${about}`}</span> : null}
            <IconArrowRight size={18} stroke={2} aria-hidden="true" />
          </PageLink>
        ) : null}
      </div>
      {art ? <CardArt page={art} className={classes.art} /> : null}
    </div>
  )
}
