import type { MessageSummary } from '../../protocol.ts'

/** Which texts are listed and gone to, and what the choice is called. */
export const filters = {
  all: 'All texts',
  unfinished: 'Unfinished',
  stale: 'English changed',
  failing: 'Failing a check',
  overflowing: 'Overflowing',
  unreviewed: 'Unreviewed',
  drafts: 'With a draft',
} as const

export type FilterName = keyof typeof filters

export const filterNames = Object.keys(filters).filter((name): name is FilterName => name in filters)

/** What the messages themselves do not know. */
export interface Circumstances {
  /** Ids of the messages that the page shows and that do not fit. */
  readonly overflowing: ReadonlySet<string>
  /** Ids of those with texts that are not saved. */
  readonly drafts: ReadonlySet<string>
}

const finished = new Set<MessageSummary['state']>(['translated', 'reviewed'])

/** Whether nothing is left to be translated in a message. */
export const isFinished = ({ state, isVerbatim }: Pick<MessageSummary, 'state' | 'isVerbatim'>) =>
  isVerbatim || finished.has(state)

/** Whether a message is among those that a filter is for. */
export function fits(message: MessageSummary, filter: FilterName, { overflowing, drafts }: Circumstances): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'unfinished':
      return !isFinished(message)
    case 'stale':
      return message.state === 'stale'
    case 'failing':
      return message.errors + message.warnings > 0
    case 'overflowing':
      return overflowing.has(message.id)
    case 'unreviewed':
      return !message.isVerbatim && message.state === 'translated'
    case 'drafts':
      return drafts.has(message.id)
  }
}
