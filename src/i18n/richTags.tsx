import type { ReactElement } from 'react'

/** The only tags that a text may carry, all in specimens: a marked term, a marked error, and what an editor put in or took out. */
export const richTags: Readonly<Record<'term' | 'err' | 'ins' | 'del', ReactElement>> = {
  term: <mark />,
  err: <mark data-kind="error" />,
  ins: <ins />,
  del: <del />,
}
