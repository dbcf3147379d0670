import type { ReactElement } from 'react'
import type { richTagNames } from './richTagNames.ts'

/** The elements that the tags of texts become. */
export const richTags: Readonly<Record<(typeof richTagNames)[number], ReactElement>> = {
  term: <mark />,
  err: <mark data-kind="error" />,
  ins: <ins />,
  del: <del />,
}
