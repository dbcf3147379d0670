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
  /** The page to read next, and the link text. */
  readonly page?: PageId
  readonly action?: ReactNode
  /** The name of that page, appended for screen readers so that link texts are unique. */
  readonly about?: string
  /** The page whose drawing is shown next to the text on wide screens; none if omitted. */
  readonly art?: PageId
}

/** The content of a tab or an accordion item: heading, paragraph, list, link, and a picture on wide screens. */
export function Topic({ title, text, listTitle, list, page, action, about, art }: TopicProps) {
  const colon = useColon()
  return (
    <div className={classes.topic} data-art={art ? '' : undefined}>
      <div className={classes.card}>
        <h3>{title}</h3>
        <p>{text}</p>
        {list ? (
          <>
            {listTitle ? <h4 className={classes.listTitle}>{listTitle}</h4> : null}
            <ul className={`grid ${classes.list}`}>
              {list.map((line) => (
                <li key={line.id}>{line.text}</li>
              ))}
            </ul>
          </>
        ) : null}
        {page ? (
          <PageLink page={page} className={`onward ${classes.action}`}>
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
