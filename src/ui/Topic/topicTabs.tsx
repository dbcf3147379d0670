import type { ReactNode } from 'react'
import { Topic, type TopicProps } from './Topic.tsx'

type TopicTab = TopicProps & { readonly id: string; readonly label: ReactNode }

/** Maps topics to tab items. */
export const topicTabs = (topics: readonly TopicTab[]) =>
  topics.map(({ id, label, ...topic }) => ({ id, label, content: <Topic {...topic} /> }))
