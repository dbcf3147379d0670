import type { ReactNode } from 'react'
import { Topic, type TopicProps } from './Topic.tsx'

type TopicTab = TopicProps & { readonly id: string; readonly label: ReactNode }

/** Topics as the items of tabs, all in one look. */
export const topicTabs = (topics: readonly TopicTab[], look: Pick<TopicProps, 'split'> = {}) =>
  topics.map(({ id, label, ...topic }) => ({ id, label, content: <Topic {...topic} {...look} /> }))
