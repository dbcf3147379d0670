import type { ReactNode } from 'react'
import { Topic, type TopicProps } from './Topic.tsx'

type TopicTab = TopicProps & { readonly id: string; readonly label: ReactNode }

/** Maps topics to tab items that share one layout. */
export const topicTabs = (topics: readonly TopicTab[], look: Pick<TopicProps, 'split'> = {}) =>
  topics.map(({ id, label, ...topic }) => ({ id, label, content: <Topic {...topic} {...look} /> }))
