import type { ReactNode } from 'react'
import IconArrowRight from '#icons/IconArrowRight.mjs'
import type { PageId } from '../../config/routes.ts'
import { useColon } from '../../i18n/useColon.ts'
import { useCommon } from '../../i18n/useCommon.ts'
import type { Line } from '../../i18n/useMessages.tsx'
import { CardArt } from '../Art/Art.tsx'
import { PageLink } from '../PageLink/PageLink.tsx'
import classes from './Topic.module.css'

interface TopicProps {
  readonly title: ReactNode
  readonly text: ReactNode
  readonly listTitle?: ReactNode
  readonly list?: readonly Line[]
  /** The page to read next. Its drawing is next to the text on wide screens. */
  readonly page?: PageId
}

/** The content of a tab or an accordion item: heading, paragraph, list, link, and a picture on wide screens. */
export function Topic({ title, text, listTitle, list, page }: TopicProps) {
  const common = useCommon()
  const colon = useColon()
  return (
    <div className={classes.topic} data-art={page ? '' : undefined}>
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
            {common.m('actions.learnMore')}
            {/* The texts of links are unique for screen readers. */}
            <span className="visually-hidden">{`${colon}${common.text(`nav.pages.${page}`)}`}</span>
            <IconArrowRight size={18} stroke={2} aria-hidden="true" />
          </PageLink>
        ) : null}
      </div>
      {page ? <CardArt page={page} className={classes.art} /> : null}
    </div>
  )
}

type TopicTab = TopicProps & { readonly id: string; readonly label: ReactNode }

/** Maps topics to tab items. */
export const topicTabs = (topics: readonly TopicTab[]) =>
  topics.map(({ id, label, ...topic }) => ({ id, label, content: <Topic {...topic} /> }))
